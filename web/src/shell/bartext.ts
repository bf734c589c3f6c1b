import type { GameWords } from '../lib/game';
import type { Target } from '../lib/contract';
import { keyOf } from '../lib/selection';
import type { TableStore } from '../lib/table.svelte';
import { errorText, reasonText, words } from '../words/index.svelte';
import { sideAndName } from './names';
import { leaverOf } from './people';

export interface BarText {
  title: string;
  detail: string;
  rule: string | null;
  tone: 'plain' | 'notice';
}

const plain = (title: string, detail: string): BarText => ({
  title,
  detail,
  rule: null,
  tone: 'plain',
});
const notice = (title: string, detail: string, rule: string | null = null): BarText => ({
  title,
  detail,
  rule,
  tone: 'notice',
});

/** The one sentence what to do now, and its explanation. */
export function barText(
  store: TableStore,
  said: GameWords,
  names: string[],
  hovered: Target | null,
): BarText {
  const { view, frame, table } = store;
  if (!view || !frame || !table) return plain('', '');
  if (!store.isLive) return notice(words().not_connected, '');
  if (store.retelling.frame) return retoldText(store, said);
  const told = noticeText(store, said);
  if (told) return told;
  if (frame.turn && 'over' in frame.turn) {
    const { title, detail } = said.ending(
      view,
      frame.turn.over,
      leaverOf(table, said, names, view),
    );
    return plain(title, detail);
  }
  if (store.picker.isAsking) return notice(words().asking_title, words().asking_detail);
  const hint = store.counsel.hints[0];
  if (hint) {
    const wanted = JSON.stringify(hint.action);
    const offer = store.offers.find(({ action }) => JSON.stringify(action) === wanted);
    const title = words().hint_title({ action: said.action(view, hint.action, offer?.upshot) });
    return notice(title, words().hint_share({ percent: Math.round(hint.share * 100) }));
  }
  if (store.sharing.handover !== null) {
    const title = words().handover_title({ people: said.people(store.sharing.handover, view) });
    return plain(title, words().handover_detail);
  }
  if (store.seat === null || !store.isMine) return waitingText(store, said, names);
  return promptText(store, said, hovered);
}

function noticeText({ notice: told }: TableStore, said: GameWords): BarText | null {
  if (!told) return null;
  if (told.kind === 'allowed') return notice(words().allowed, '');
  if (told.kind === 'noUndo') return notice(words().cannotUndo[told.why], '');
  if (told.kind === 'error') return notice(errorText(told.code), '');
  const { reason } = told;
  return notice(reasonText(said, reason), '', reason.rule ?? null);
}

function retoldText({ retelling, view }: TableStore, said: GameWords): BarText {
  const lines = (retelling.frame?.events ?? []).flatMap((event) => {
    const line = said.event(view, event);
    if (!line) return [];
    return [line.seat === null ? line.text : `${said.people(line.seat, view)} ${line.text}`];
  });
  return plain(lines.join('; '), words().retold({ step: retelling.step, of: retelling.steps }));
}

function waitingText(store: TableStore, said: GameWords, names: string[]): BarText {
  const deciding = store.deciding ?? 0;
  const name = sideAndName(said, names, deciding, store.view);
  const { title, detail } = said.waiting(store.view, name, deciding);
  const seat = store.table?.seats[deciding];
  if (seat?.kind === 'bot') {
    return plain(title, store.seat === null ? words().watching : words().thinking);
  }
  const isAway = seat?.kind === 'person' && !seat.connected;
  if (isAway) return plain(title, words().talk.is_away({ name: names[deciding] ?? '' }));
  return plain(title, store.seat === null ? words().watching : detail);
}

function promptText(store: TableStore, said: GameWords, hovered: Target | null): BarText {
  const { view } = store;
  const { path, left, lit } = store.picker;
  const seat = store.seat ?? 0;
  const { title, detail } = said.prompt(view, seat, path, left);
  const next = hovered && lit.find((target) => keyOf(target) === keyOf(hovered));
  if (!next) return plain(title, detail);
  return plain(title, said.prompt(view, seat, [...path, next], left).detail);
}
