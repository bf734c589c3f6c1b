// Written by `cargo xtask generate` from words/. Do not edit.
import type { Loaders } from '../../lib/words';
import type { CannotUndo } from '../CannotUndo';
import type { Code } from '../Code';

export interface ShellWords {
  cannotUndo: Readonly<Record<CannotUndo, string>>;
  code: Readonly<Record<Code, string>>;
  count: {
    seat(count: number): string;
  };
  about: string;
  about_fonts: string;
  about_licence: string;
  about_note: string;
  about_parts: string;
  about_privacy: string;
  about_title: string;
  about_unofficial: string;
  allowed: string;
  asking_detail: string;
  asking_title: string;
  back: string;
  back_to_table: string;
  begins: string;
  cancel: string;
  catch_up: (v: { waiting: string | number }) => string;
  chat: string;
  choose_file: string;
  choose_language: string;
  choose_one: string;
  chronicle: string;
  close: string;
  contents: string;
  copied: string;
  copy: string;
  credits: {
    antike: string;
    conquest: string;
    hamilcar: string;
    oppida: string;
  };
  curtain_detail: string;
  curtain_for_eyes: (v: { people: string | number }) => string;
  curtain_lift: string;
  curtain_title: (v: { people: string | number }) => string;
  dice_after: string;
  dice_before: string;
  dice_hidden: string;
  dice_no_crypto: string;
  dice_title: string;
  dice_verified: string;
  dice_wrong: string;
  do_hint: string;
  download: string;
  ending: {
    again: string;
    course: string;
    course_of: (v: { list: string | number; measured: string | number }) => string;
    go_here: string;
    go_on: string;
    goal: (v: { count: string | number }) => string;
    home: string;
    last_move: string;
    left_last: (v: { name: string | number }) => string;
    left_to_bot: (v: { name: string | number }) => string;
    loading: string;
    look: string;
    other_level: (v: { level: string | number }) => string;
    replay: string;
    result: string;
    share: string;
    share_text: (v: { game: string | number; title: string | number }) => string;
    shared: string;
    tally: string;
  };
  first: string;
  free_seat: string;
  from_beginning: string;
  guest: string;
  guide_done: string;
  guide_next: string;
  guide_open: string;
  guide_skip: string;
  guide_step: (v: { of: string | number; step: string | number }) => string;
  handover_detail: string;
  handover_title: (v: { people: string | number }) => string;
  hint: string;
  hint_share: (v: { percent: string | number }) => string;
  hint_title: (v: { action: string | number }) => string;
  home: string;
  home_page: {
    against: (v: { level: string | number }) => string;
    board_of: (v: { game: string | number }) => string;
    change_options: string;
    done: string;
    either_side: string;
    either_side_detail: string;
    for_whom: {
      antike: string;
      conquest: string;
      hamilcar: string;
      oppida: string;
    };
    games: string;
    hot_seat: string;
    hot_seat_detail: string;
    in_preparation: string;
    invite: string;
    invite_detail: string;
    invite_listed_detail: string;
    lead: string;
    leavers: string;
    leavers_values: {
      bot: {
        detail: string;
        label: string;
      };
      last: {
        detail: string;
        label: string;
      };
    };
    level: string;
    listed: string;
    minutes: (v: { from: string | number; to: string | number }) => string;
    open_table: string;
    options: string;
    options_of: (v: { game: string | number }) => string;
    people_here: string;
    play_now: string;
    players: (v: { count: string | number }) => string;
    players_range: (v: { fewest: string | number; most: string | number }) => string;
    rest_are_bots: string;
    start_here: string;
    start_hot_seat: string;
    taglines: {
      antike: string;
      conquest: string;
      hamilcar: string;
      oppida: string;
    };
    title: string;
    usual: string;
    weight: readonly [string, string, string, string];
  };
  import_detail: string;
  import_record: string;
  keys: {
    end: string;
    enter: string;
    escape: string;
    hint: string;
    last_turn: string;
    next: string;
    undo: string;
    why: string;
  };
  last: string;
  last_turn: string;
  last_turn_detail: string;
  levels: {
    magister: {
      detail: string;
      label: string;
    };
    tiro: {
      detail: string;
      label: string;
    };
    veteranus: {
      detail: string;
      label: string;
    };
  };
  link_to_moment: string;
  loading: string;
  lost: string;
  moment: (v: { now: string | number; total: string | number }) => string;
  more: string;
  name_hint: string;
  next: string;
  next_step: string;
  not_connected: string;
  offline: string;
  other_error: (v: { code: string | number }) => string;
  pace: string;
  pace_detail: string;
  pace_title: string;
  paces: {
    fast: {
      detail: string;
      label: string;
    };
    normal: {
      detail: string;
      label: string;
    };
    slow: {
      detail: string;
      label: string;
    };
    step: {
      detail: string;
      label: string;
    };
  };
  pause: string;
  people: string;
  play: string;
  previous: string;
  put_away: string;
  replay: string;
  replay_title: string;
  resign: string;
  resigned: string;
  retold: (v: { of: string | number; step: string | number }) => string;
  rule_link: (v: { rule: string | number }) => string;
  rules: string;
  rules_title: (v: { game: string | number }) => string;
  save_name: string;
  seen_by: string;
  since: string;
  spectator: string;
  speed: string;
  table: string;
  tables: {
    alone: string;
    drawn: string;
    lost: string;
    mine: string;
    missing: (v: { count: number }) => string;
    more: string;
    none_mine: string;
    none_open: string;
    open: string;
    place: (v: { of: string | number; place: number }) => string;
    stages: {
      over: string;
      running: string;
      waiting: string;
    };
    won: string;
  };
  talk: {
    away: string;
    bot: string;
    company: string;
    here: string;
    is_away: (v: { name: string | number }) => string;
    name_why: string;
    new_lines: string;
    none: string;
    placeholder: string;
    rematch_detail: string;
    rematch_go: string;
    rematch_open: string;
    rematch_title: string;
    rematch_watch: string;
    resign_alone: string;
    resign_bot: string;
    resign_do: string;
    resign_duel: (v: { winner: string | number }) => string;
    resign_keep: string;
    resign_last: string;
    resign_title: string;
    resigned: string;
    send: string;
    sound: string;
  };
  thinking: string;
  to_dark: string;
  to_light: string;
  to_newest: string;
  to_now: string;
  undo: string;
  waiting: {
    bot: string;
    close: string;
    close_detail: string;
    close_sure: string;
    invite: string;
    invite_title: string;
    is_listed: string;
    is_private: string;
    leave: string;
    missing: (v: { seats: number }) => string;
    move: string;
    name_why: string;
    seats: string;
    seats_free: (v: { seats: number }) => string;
    share: string;
    share_text: (v: { game: string | number }) => string;
    watch: string;
    you: string;
  };
  watching: string;
  why_not: string;
  you: string;
  your_name: string;
  your_turn: string;
  zoom_out: string;
}

export const loaders: Loaders<ShellWords> = {
  en: async () => (await import('./shell.en')).words,
  de: async () => (await import('./shell.de')).words,
};
