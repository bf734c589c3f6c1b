/** What each card is called and does. */
import type { Card } from '../../types';

export interface CardText {
  name: string;
  text: string;
}

/** How long a card stays with whoever takes it. */
export type Lifetime = 'now' | 'hand' | 'campaign' | 'each' | 'game';

const merchant = (province: string, talents: number): CardText => ({
  name: `Merchant of ${province}`,
  text: `${talents} talents for each of your influence tokens in ${province}`,
});
const city = (one: string, other: string): CardText => ({
  name: `City in ${one} or ${other}`,
  text: 'Build it where you have troops: a die more in defence, double taxes there, 3 chaos less in each campaign',
});
const barbarians = (province: string, reward: string): CardText => ({
  name: `Barbarians in ${province}`,
  text: `Move at least 4 military units from one province to ${province} and gain ${reward}`,
});
const fleet = (sea: string): CardText => ({
  name: `Fleet in ${sea}`,
  text: `Move one galley to ${sea} and gain 2 more there`,
});
const senator = (value: string, votes: string): CardText => ({
  name: `Senator ${value}`,
  text: `${votes} in the senate, hidden in your hand until you spend it`,
});
const diplomacy = (whose: string, where: string, troops: string): CardText => ({
  name: `Diplomacy: ${whose}`,
  text: `${troops} fight for you in each battle in ${where}, if you have troops there`,
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
    name: 'Assassin',
    text: 'Remove a general of another player, or a senator at random from a hand',
  },
  loot: { name: 'Loot', text: '50 talents for 5 chaos' },
  emergency_tax: { name: 'Emergency Tax', text: 'The winner of the vote gets 40 talents' },
  bread_and_circuses: {
    name: 'Bread and Circuses',
    text: 'The winner of the vote loses 10 chaos',
  },
  hail_caesar: { name: 'Hail Caesar', text: 'The winner of the vote gets 15 victory points' },
  new_legions: {
    name: 'New Legions',
    text: 'The winner of the vote gets 6 infantry in Italia or Neapolis',
  },
  influence_in_rome: {
    name: 'Influence in Rome',
    text: 'The winner of the vote gets 2 influence tokens in Italia',
  },
  senator_i: senator('I', 'One vote'),
  senator_ii: senator('II', 'Two votes'),
  senator_iii: senator('III', 'Three votes'),
  senator_iv: senator('IV', 'Four votes'),
  diplomacy_italia: diplomacy('the senate', 'Italia', '4 infantry and 1 cavalry'),
  diplomacy_mesopotamia: diplomacy('Parthia', 'Mesopotamia', '3 cavalry'),
  diplomacy_numidia: diplomacy('tribes', 'Numidia', '4 infantry'),
  diplomacy_egypt: diplomacy('Egypt', 'Egypt', '2 infantry, 1 cavalry and 1 galley'),
  diplomacy_achaia: diplomacy('Greek cities', 'Achaia', '2 infantry and 2 galleys'),
  diplomacy_pirates: {
    name: 'Diplomacy: pirates',
    text: '2 galleys fight for you in each of your sea battles',
  },
  fleet_aegaeum: fleet('Mare Aegaeum'),
  fleet_alexandria: fleet('Mare Alexandria'),
  city_egypt_numidia: city('Egypt', 'Numidia'),
  city_hispania_sicilia: city('Hispania', 'Sicilia'),
  city_italia_neapolis: city('Italia', 'Neapolis'),
  city_italia_mesopotamia: city('Italia', 'Mesopotamia'),
  city_narbonensis_achaia: city('Narbonensis', 'Achaia'),
  city_asia_galacia: city('Asia', 'Galacia'),
  barbarians_moesia: barbarians('Moesia', '3 infantry and 1 cavalry there'),
  barbarians_dacia: barbarians('Dacia', '3 infantry and 1 cavalry there'),
  barbarians_armenia: barbarians('Armenia', '40 talents'),
  barbarians_pannonia: barbarians('Pannonia', '40 talents'),
  barbarians_germania: barbarians('Germania', '10 victory points'),
  barbarians_britannia: barbarians('Britannia', '10 victory points'),
  politician: {
    name: 'Politician',
    text: 'An influence token in the key province where your Caesar is',
  },
  bribe: {
    name: 'Bribe a senator',
    text: 'Take a senator at random from the hand of another player',
  },
  slave_revolt: {
    name: 'Slave revolt',
    text: '4 infantry of slaves fight all armies in a province, first the one that you name',
  },
  army_training: { name: 'Army training', text: 'A die more in each of your land battles' },
  naval_training: { name: 'Naval training', text: 'A die more in each of your sea battles' },
  fair_wind: { name: 'Fair Wind', text: 'Avoid any sea battle that others want' },
};

export const lifetimes: Record<Lifetime, string> = {
  now: 'at once, then out of the game',
  hand: 'into your hand',
  campaign: 'until the end of the campaign',
  each: 'once in each campaign',
  game: 'for the whole game',
};
