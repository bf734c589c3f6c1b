import type { ending as English } from '../en/ending';

/** Das Ende einer Partie und ihrer Abschnitte. */
export const ending: typeof English = {
  lastMove: 'Der letzte Schritt',
  tally: 'Woher es kam',
  course: 'Der Verlauf der Partie',
  courseOf: (measured, list) => `${measured} am Ende: ${list}`,
  goal: (count) => `${count} gewinnen`,
  goHere: 'Diesen Augenblick nachspielen',
  loading: 'Die Kurve wird gezeichnet …',
  look: 'Das Brett ansehen',
  goOn: 'Weiter',
  result: 'Ergebnis',
  again: 'Noch einmal',
  replay: 'Partie nachspielen',
  share: 'Teilen',
  shared: 'Adresse kopiert',
  shareText: (game, title) => `${game}: ${title}`,
  otherLevel: (level) => `Gegen ${level}`,
  home: 'Ein anderes Spiel',
};
