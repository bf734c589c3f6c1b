/** The few texts that stand on the map itself. */
import type { Language } from '../../lib/prefs.svelte';

export interface MapWords {
  reach(place: string, byLand: number, bySea: number): string;
  stops(places: string): string;
  strait(strait: string, whose: string): string;
  shut(count: number): string;
  shutBy: string;
  wholeMap: string;
  closeMap: string;
}

const en: MapWords = {
  reach: (place, byLand, bySea) =>
    `From ${place}: ${byLand} ${byLand === 1 ? 'province' : 'provinces'} by land` +
    (bySea > 0 ? `, ${bySea} more by ship` : ''),
  stops: (places) => `Enemy troops make you stop in ${places}`,
  strait: (strait, whose) => `${strait} is closed by galleys of ${whose}`,
  shut: (count) => `${count} ${count === 1 ? 'province lies' : 'provinces lie'} behind that`,
  shutBy: ' and ',
  wholeMap: 'The whole map',
  closeMap: 'The map from near',
};

const de: MapWords = {
  reach: (place, byLand, bySea) =>
    `Von ${place}: ${byLand} ${byLand === 1 ? 'Provinz' : 'Provinzen'} über Land` +
    (bySea > 0 ? `, ${bySea} weitere per Schiff` : ''),
  stops: (places) => `Feindliche Truppen zwingen zum Halt in ${places}`,
  strait: (strait, whose) => `${strait}: gesperrt durch Galeeren von ${whose}`,
  shut: (count) => `${count} ${count === 1 ? 'Provinz liegt' : 'Provinzen liegen'} dahinter`,
  shutBy: ' und ',
  wholeMap: 'Die ganze Karte',
  closeMap: 'Die Karte von nahem',
};

export const mapWords: Record<Language, MapWords> = { en, de };
