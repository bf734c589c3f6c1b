import type { homePage as English } from '../en/home';

/** Die Anfangsseite: ein Spiel wählen, beginnen und Tische wiederfinden. */
export const homePage: typeof English = {
  title: 'Vier antike Brettspiele, ein Tisch',
  lead: 'Spiele im Browser: sofort gegen einen Bot, an einem Bildschirm oder per Link mit Freunden.',
  games: 'Spiele',
  inPreparation: 'in Vorbereitung',
  startHere: 'Hier anfangen',
  taglines: {
    oppida:
      'Kelten gegen Römer, 396 v. Chr. Zwölf Karten, Würfel als Armeen, Geheimnisse auf den Rückseiten.',
    antike: 'Städte, Tempel und Flotten auf zwei Plänen, jeder Zug auf einem Rondell gewählt.',
    conquest: 'Auktionen, Bündnisse, Abstimmungen im Senat und Würfelschlachten um ein Reich.',
    hamilcar: 'Der Erste Punische Krieg zu Land und zur See, mit Karten. Für zwei.',
  },
  forWhom: {
    oppida: 'Für zwei, die ein schnelles Duell mit etwas Bluff mögen. In fünf Minuten gelernt.',
    antike: 'Für zwei, die gern vorausplanen. Zufall bringen nur die ausliegenden Karten.',
    conquest: 'Für einen ganzen Abend und einen vollen Tisch: feilschen, abstimmen, kämpfen.',
    hamilcar: 'Für zwei, die Geschichte mögen: Feldzüge, Belagerungen, Seeschlachten.',
  },
  minutes: (from, to) => `${from}–${to} Minuten`,
  players: (fewest, most) => (fewest === most ? `${fewest} Spieler` : `${fewest}–${most} Spieler`),
  weight: ['leicht zu lernen', 'einige Regeln', 'viele Regeln', 'ein langes Regelheft'],
  boardOf: (game) => `Das Brett von ${game}`,
  playNow: 'Jetzt spielen',
  against: (level) => `gegen ${level}`,
  level: 'Stärke der Bots',
  eitherSide: 'Egal',
  eitherSideDetail: 'das Los entscheidet',
  options: 'Varianten',
  usual: 'wie üblich',
  changeOptions: 'Varianten ändern',
  optionsOf: (game) => `Varianten von ${game}`,
  done: 'Fertig',
  invite: 'Mit Freunden per Link',
  inviteDetail: 'Tisch öffnen und die Adresse verschicken. Nur wer sie hat, findet den Tisch.',
  inviteListedDetail: 'Tisch öffnen; alle finden ihn unter den offenen Tischen.',
  listed: 'Auch Fremde mitspielen lassen',
  openTable: 'Tisch öffnen',
  hotSeat: 'An einem Bildschirm',
  hotSeatDetail:
    'Ihr reicht den Bildschirm weiter. Ein Vorhang verbirgt, was nur einer sehen darf.',
  startHotSeat: 'Tisch aufbauen',
  peopleHere: 'Menschen, dich eingeschlossen',
  restAreBots: 'Bots nehmen die übrigen Plätze.',
  leavers: 'Wer aufgibt',
  leaversValues: {
    bot: { label: 'Ein Bot spielt weiter', detail: 'die anderen behalten ihre Partie' },
    last: { label: 'Wird Letzter', detail: 'ein Bot spielt weiter, gewinnt aber nicht' },
  },
};
