/** Die geführte erste Runde. */
import type { GuideText } from '../en/guide';

export const guide: Record<string, GuideText> = {
  aim: {
    title: 'Wer wird Caesar?',
    text: 'Nach vier Feldzügen gewinnen die meisten Siegespunkte. Sie kommen vor allem aus Einfluss in den elf Schlüsselprovinzen: Wer die meisten Marken hat, bekommt die erste Zahl, der nächste die zweite.',
  },
  map: {
    title: 'Dein Einfluss',
    text: 'Marken in deiner Farbe sind dein Einfluss. Jede bringt am Ende eines Feldzugs 5 Talente Steuern. Eine einzige eigene militärische Einheit in der Provinz schützt sie davor, gekauft zu werden.',
  },
  people: {
    title: 'Die Spieler',
    text: 'Punkte, Talente, Chaos und Senatoren von allen. Chaos kommt vom Rekrutieren, von Sondersteuern und verlorenen Schlachten; wer am Ende eines Feldzugs das meiste hat, verliert 10 Punkte.',
  },
  auction: {
    title: 'Die Allianzauktion',
    text: 'Vor jedem Feldzug wird um Allianzen gesteigert. Wer gewinnt, zahlt und nennt, wer die nächsten zwei Plätze bekommt: ungerade gegen gerade, kleine Plätze ziehen zuerst. Biete 0, wenn es dir gleich ist.',
  },
  propose: {
    title: 'Dein Vorschlag',
    text: 'Eine Marke kommt auf A, eine andere auf B: Die beiden werden Gegner. Gut ist, zuerst zu ziehen und den als Alliierten zu haben, der neben deinen Provinzen steht.',
  },
  place: {
    title: 'Deine Armee',
    text: 'Stelle alle Einheiten auf, wo du Einfluss hast. Führer tun die Arbeit: Nur wo einer ist, kannst du verlegen, rekrutieren und kaufen. Lass überall, wo du Marken hast, eine Infanterie.',
  },
  turn: {
    title: 'Zwei Aktionen je Zug',
    text: 'Wähle eine Provinz mit deinem Führer, dann: verlegen, rekrutieren, Einfluss kaufen, angreifen. Oder nimm eine Karte. Eine Marke kostet 10 Talente und bringt oft 5 oder 10 Punkte.',
  },
  cards: {
    title: 'Ausliegende Karten',
    text: 'Rechts unter „Karten“ liegen sie aus: eine je Runde, zum Preis daneben. Senatoren sind frei: Sie sind deine Stimmen, wenn jemand den Senat abstimmen lässt.',
  },
  next: {
    title: 'Und dann?',
    text: 'Nach vier Runden kommen Steuern, Punkte und Chaos, und neue Allianzen entstehen. Wer heute alliiert ist, kann morgen Gegner sein. Viel Glück!',
  },
};
