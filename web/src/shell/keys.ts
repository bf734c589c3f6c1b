import type { TableStore } from '../lib/table.svelte';

type Way = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

/** The keys of a table page; digits belong to the list of choices. */
export function onTableKey(event: KeyboardEvent, store: TableStore): void {
  const inText = (event.target as Element).closest?.('input, textarea, dialog');
  if (inText || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key.startsWith('Arrow')) {
    if (moveFocus(event.key as Way)) event.preventDefault();
    return;
  }
  const act = actionFor(event, store);
  if (!act) return;
  event.preventDefault();
  act();
}

function actionFor(event: KeyboardEvent, store: TableStore): (() => void) | null {
  const button = { button: store.game?.endButton ?? '' };
  const end = (): void => (store.sharing.handover === null ? store.pick(button) : store.putAway());
  switch (event.key) {
    case 'Escape':
      return () => store.back();
    case 'u':
    case 'U':
      return () => void store.undo();
    case '?':
      return () => (store.picker.isAsking = store.isMine && !store.picker.isAsking);
    case 'h':
    case 'H':
      return () => void store.askForHint();
    case 'l':
    case 'L':
      return () => void store.retell();
    case 'n':
    case 'N':
      return () => (store.retelling.frame ? store.retelling.next() : store.showNext());
    case 'e':
    case 'E':
      return end;
    case 'Enter': {
      // On a button or a lit target Enter is that target's own.
      const isFree = event.target === document.body;
      return isFree && store.picker.path.length === 0 ? end : null;
    }
    default:
      return null;
  }
}

/** Goes to the nearest thing that can be chosen in that direction; from nowhere to the first. */
function moveFocus(way: Way): boolean {
  const found = [
    ...document.querySelectorAll<HTMLElement>(
      '[data-target][tabindex="0"], [data-testid="choices"] button',
    ),
  ];
  const current = document.activeElement;
  if (!current || !found.includes(current as HTMLElement)) {
    found[0]?.focus();
    return found.length > 0;
  }
  const from = centre(current);
  const next = found
    .filter((element) => element !== current)
    .map((element) => ({ element, far: farness(from, centre(element), way) }))
    .filter(({ far }) => far < Infinity)
    .sort((one, other) => one.far - other.far)[0];
  next?.element.focus();
  return next !== undefined;
}

function centre(element: Element): [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

/** How far something lies in a direction; sideways counts double, behind not at all. */
export function farness([x, y]: [number, number], [ox, oy]: [number, number], way: Way): number {
  const [dx, dy] = [ox - x, oy - y];
  const ahead = { ArrowLeft: -dx, ArrowRight: dx, ArrowUp: -dy, ArrowDown: dy }[way];
  const aside = Math.abs(way === 'ArrowLeft' || way === 'ArrowRight' ? dy : dx);
  return ahead > 2 ? ahead + 2 * aside : Infinity;
}
