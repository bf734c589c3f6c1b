/** Wie jede Karte heißt und was sie tut. */
import type { Card } from '../../types';
import type { CardText, Lifetime } from '../en/cards';

const merchant = (province: string, talents: number): CardText => ({
  name: `Händler ${province}`,
  text: `${talents} Talente für jede deiner Einflussmarken in ${province}`,
});
const city = (one: string, other: string): CardText => ({
  name: `Stadt in ${one} oder ${other}`,
  text: 'Baue sie, wo du Truppen hast: ein Würfel mehr zur Verteidigung, doppelte Steuern dort, 3 Chaos weniger je Feldzug',
});
const barbarians = (province: string, reward: string): CardText => ({
  name: `Barbaren in ${province}`,
  text: `Verlege mindestens 4 militärische Einheiten aus einer Provinz nach ${province} und gewinne ${reward}`,
});
const fleet = (sea: string): CardText => ({
  name: `Flotte im ${sea}`,
  text: `Verlege eine Galeere ins ${sea} und gewinne dort 2 weitere`,
});
const senator = (value: string, votes: string): CardText => ({
  name: `Senator ${value}`,
  text: `${votes} im Senat, verdeckt auf deiner Hand, bis du ihn ausgibst`,
});
const diplomacy = (whose: string, where: string, troops: string): CardText => ({
  name: `Diplomatie: ${whose}`,
  text: `${troops} kämpfen für dich in jeder Schlacht in ${where}, wenn du dort Truppen hast`,
});

export const cards: Record<Card, CardText> = {
  merchant_egypt: merchant('Egypt', 10),
  merchant_sicilia: merchant('Sicilia', 10),
  merchant_asia: merchant('Asia', 10),
  merchant_hispania: merchant('Hispania', 5),
  merchant_italia: merchant('Italia', 5),
  merchant_achaia: merchant('Achaia', 5),
  merchant_mesopotamia: merchant('Mesopotamia', 5),
  assassin: {
    name: 'Mörder',
    text: 'Entferne einen General eines anderen oder einen zufälligen Senator aus einer Hand',
  },
  loot: { name: 'Plünderung des Landes', text: '50 Talente für 5 Chaos' },
  emergency_tax: {
    name: 'Notstandssteuer',
    text: 'Wer die Abstimmung gewinnt, bekommt 40 Talente',
  },
  bread_and_circuses: {
    name: 'Brot und Zirkusspiele',
    text: 'Wer die Abstimmung gewinnt, verliert 10 Chaos',
  },
  hail_caesar: {
    name: 'Heil Caesar!',
    text: 'Wer die Abstimmung gewinnt, bekommt 15 Siegespunkte',
  },
  new_legions: {
    name: 'Neue Legionen',
    text: 'Wer die Abstimmung gewinnt, bekommt 6 Infanterie in Italia oder Neapolis',
  },
  influence_in_rome: {
    name: 'Einfluss in Rom',
    text: 'Wer die Abstimmung gewinnt, bekommt 2 Einflussmarken in Italia',
  },
  senator_i: senator('I', 'Eine Stimme'),
  senator_ii: senator('II', 'Zwei Stimmen'),
  senator_iii: senator('III', 'Drei Stimmen'),
  senator_iv: senator('IV', 'Vier Stimmen'),
  diplomacy_italia: diplomacy('Senat', 'Italia', '4 Infanterie und 1 Kavallerie'),
  diplomacy_mesopotamia: diplomacy('Parthia', 'Mesopotamia', '3 Kavallerie'),
  diplomacy_numidia: diplomacy('Stämme', 'Numidia', '4 Infanterie'),
  diplomacy_egypt: diplomacy('Egypt', 'Egypt', '2 Infanterie, 1 Kavallerie und 1 Galeere'),
  diplomacy_achaia: diplomacy('griechische Städte', 'Achaia', '2 Infanterie und 2 Galeeren'),
  diplomacy_pirates: {
    name: 'Diplomatie: Piraten',
    text: '2 Galeeren kämpfen für dich in jedem deiner Seegefechte',
  },
  fleet_aegaeum: fleet('Mare Aegaeum'),
  fleet_alexandria: fleet('Mare Alexandria'),
  city_egypt_numidia: city('Egypt', 'Numidia'),
  city_hispania_sicilia: city('Hispania', 'Sicilia'),
  city_italia_neapolis: city('Italia', 'Neapolis'),
  city_italia_mesopotamia: city('Italia', 'Mesopotamia'),
  city_narbonensis_achaia: city('Narbonensis', 'Achaia'),
  city_asia_galacia: city('Asia', 'Galacia'),
  barbarians_moesia: barbarians('Moesia', 'dort 3 Infanterie und 1 Kavallerie'),
  barbarians_dacia: barbarians('Dacia', 'dort 3 Infanterie und 1 Kavallerie'),
  barbarians_armenia: barbarians('Armenia', '40 Talente'),
  barbarians_pannonia: barbarians('Pannonia', '40 Talente'),
  barbarians_germania: barbarians('Germania', '10 Siegespunkte'),
  barbarians_britannia: barbarians('Britannia', '10 Siegespunkte'),
  politician: {
    name: 'Politiker',
    text: 'Eine Einflussmarke in der Schlüsselprovinz, in der dein Caesar ist',
  },
  bribe: {
    name: 'Bestechung eines Senators',
    text: 'Nimm einen zufälligen Senator aus der Hand eines anderen',
  },
  slave_revolt: {
    name: 'Sklavenaufstand',
    text: '4 Infanterie Sklaven bekämpfen alle Armeen einer Provinz, zuerst die, die du nennst',
  },
  army_training: {
    name: 'Armeetraining',
    text: 'Ein Würfel mehr in jeder deiner Landschlachten',
  },
  naval_training: {
    name: 'Marinetraining',
    text: 'Ein Würfel mehr in jedem deiner Seegefechte',
  },
  fair_wind: { name: 'Guter Wind', text: 'Weiche jedem Seegefecht aus, das andere wollen' },
};

export const lifetimes: Record<Lifetime, string> = {
  now: 'sofort, dann aus dem Spiel',
  hand: 'auf deine Hand',
  campaign: 'bis zum Ende des Feldzugs',
  each: 'einmal je Feldzug',
  game: 'für das ganze Spiel',
};
