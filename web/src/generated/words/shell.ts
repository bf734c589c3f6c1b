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
  aboutFonts: string;
  aboutLicence: string;
  aboutNote: string;
  aboutParts: string;
  aboutPrivacy: string;
  aboutTitle: string;
  aboutUnofficial: string;
  allowed: string;
  askingDetail: string;
  askingTitle: string;
  back: string;
  backToTable: string;
  begins: string;
  cancel: string;
  catchUp: (v: { waiting: string | number }) => string;
  chat: string;
  chooseFile: string;
  chooseLanguage: string;
  chooseOne: string;
  chronicle: string;
  close: string;
  contents: string;
  copied: string;
  copy: string;
  credits: {
    antike: string;
    conquest: string;
    oppida: string;
  };
  curtainDetail: string;
  curtainForEyes: (v: { people: string | number }) => string;
  curtainLift: string;
  curtainTitle: (v: { people: string | number }) => string;
  diceAfter: string;
  diceBefore: string;
  diceHidden: string;
  diceNoCrypto: string;
  diceTitle: string;
  diceVerified: string;
  diceWrong: string;
  doHint: string;
  download: string;
  ending: {
    again: string;
    course: string;
    courseOf: (v: { list: string | number; measured: string | number }) => string;
    goHere: string;
    goOn: string;
    goal: (v: { count: string | number }) => string;
    home: string;
    lastMove: string;
    leftLast: (v: { name: string | number }) => string;
    leftToBot: (v: { name: string | number }) => string;
    loading: string;
    look: string;
    otherLevel: (v: { level: string | number }) => string;
    replay: string;
    result: string;
    share: string;
    shareText: (v: { game: string | number; title: string | number }) => string;
    shared: string;
    tally: string;
  };
  first: string;
  freeSeat: string;
  fromBeginning: string;
  guest: string;
  guideDone: string;
  guideNext: string;
  guideOpen: string;
  guideSkip: string;
  guideStep: (v: { of: string | number; step: string | number }) => string;
  handoverDetail: string;
  handoverTitle: (v: { people: string | number }) => string;
  hint: string;
  hintShare: (v: { percent: string | number }) => string;
  hintTitle: (v: { action: string | number }) => string;
  home: string;
  homePage: {
    against: (v: { level: string | number }) => string;
    boardOf: (v: { game: string | number }) => string;
    changeOptions: string;
    done: string;
    eitherSide: string;
    eitherSideDetail: string;
    forWhom: {
      antike: string;
      conquest: string;
      hamilcar: string;
      oppida: string;
    };
    games: string;
    hotSeat: string;
    hotSeatDetail: string;
    inPreparation: string;
    invite: string;
    inviteDetail: string;
    inviteListedDetail: string;
    lead: string;
    leavers: string;
    leaversValues: {
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
    openTable: string;
    options: string;
    optionsOf: (v: { game: string | number }) => string;
    peopleHere: string;
    playNow: string;
    players: (v: { count: string | number }) => string;
    playersRange: (v: { fewest: string | number; most: string | number }) => string;
    restAreBots: string;
    startHere: string;
    startHotSeat: string;
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
  importDetail: string;
  importRecord: string;
  keys: {
    end: string;
    enter: string;
    escape: string;
    hint: string;
    lastTurn: string;
    next: string;
    undo: string;
    why: string;
  };
  last: string;
  lastTurn: string;
  lastTurnDetail: string;
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
  linkToMoment: string;
  loading: string;
  lost: string;
  moment: (v: { now: string | number; total: string | number }) => string;
  more: string;
  nameHint: string;
  next: string;
  nextStep: string;
  notConnected: string;
  offline: string;
  otherError: (v: { code: string | number }) => string;
  pace: string;
  paceDetail: string;
  paceTitle: string;
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
  putAway: string;
  replay: string;
  replayTitle: string;
  resign: string;
  resigned: string;
  retold: (v: { of: string | number; step: string | number }) => string;
  ruleLink: (v: { rule: string | number }) => string;
  rules: string;
  rulesTitle: (v: { game: string | number }) => string;
  saveName: string;
  seenBy: string;
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
    noneMine: string;
    noneOpen: string;
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
    isAway: (v: { name: string | number }) => string;
    nameWhy: string;
    newLines: string;
    none: string;
    placeholder: string;
    rematchDetail: string;
    rematchGo: string;
    rematchOpen: string;
    rematchTitle: string;
    rematchWatch: string;
    resignAlone: string;
    resignBot: string;
    resignDo: string;
    resignDuel: (v: { winner: string | number }) => string;
    resignKeep: string;
    resignLast: string;
    resignTitle: string;
    resigned: string;
    send: string;
    sound: string;
  };
  thinking: string;
  toDark: string;
  toLight: string;
  toNewest: string;
  toNow: string;
  undo: string;
  waiting: {
    bot: string;
    close: string;
    closeDetail: string;
    closeSure: string;
    invite: string;
    inviteTitle: string;
    isListed: string;
    isPrivate: string;
    leave: string;
    missing: (v: { seats: number }) => string;
    move: string;
    nameWhy: string;
    seats: string;
    seatsFree: (v: { seats: number }) => string;
    share: string;
    shareText: (v: { game: string | number }) => string;
    watch: string;
    you: string;
  };
  watching: string;
  whyNot: string;
  you: string;
  yourName: string;
  yourTurn: string;
  zoomOut: string;
}

export const loaders: Loaders<ShellWords> = {
  en: async () => (await import('./shell.en')).words,
  de: async () => (await import('./shell.de')).words,
};
