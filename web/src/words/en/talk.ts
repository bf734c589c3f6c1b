/** Other people at the table: presence, talk, resigning, playing again. */
export const talk = {
  placeholder: 'Say something',
  send: 'Send',
  none: 'Nobody has said anything yet.',
  nameWhy: 'The others see it. Your words are sent when you have a name.',
  newLines: 'New',
  company: 'At the table',
  here: 'here',
  away: 'away',
  bot: 'bot',
  gaveUp: 'gave up, a bot plays on',
  isAway: (name: string) => `${name} is away just now`,
  sound: 'Sound',
  resignTitle: 'Give this game up?',
  resignDuel: (winner: string) => `The game ends at once, and ${winner} wins.`,
  resignAlone: 'No other person plays here: the game ends at once, and you take last place.',
  resignBot:
    'The game goes on for the others: a bot plays for you to the end, and its result counts as yours.',
  resignLast:
    'The game goes on for the others: a bot plays for you to the end, but you take last place.',
  resignKeep: 'Play on',
  resignDo: 'Give up',
  rematchOpen: 'The return game is ready',
  rematchDetail: 'Someone at this table wants to play again. Your seat is waiting.',
  rematchWatch: 'The same players meet again at a new table.',
  rematchGo: 'To the return game',
  rematchTitle: 'return game',
};
