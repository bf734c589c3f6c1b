/** The drawn map that belongs to a view, and what its regions are. */
import type { Chart, Place } from '../../ui/map/chart';
import { east } from './chart/east';
import { west } from './chart/west';
import type { View } from './types';

export interface Region extends Place {
  index: number;
  name: string;
}

export interface Geography {
  chart: Chart;
  regions: Region[];
  /** The line between two regions that a kind of unit takes, drawn in that direction. */
  wayBetween(from: number, to: number, kind: 'road' | 'lane'): string | null;
}

function geographyOf(chart: Chart): Geography {
  const regions = chart.places.map((place, index) => ({
    ...place,
    index,
    name: place.lines.join(' '),
  }));
  const ways = new Map(chart.ways.map(([from, to, kind, path]) => [`${from} ${to} ${kind}`, path]));
  return {
    chart,
    regions,
    wayBetween(from, to, kind) {
      const [a, b] = [regions[from]?.key, regions[to]?.key];
      return ways.get(`${a} ${b} ${kind}`) ?? ways.get(`${b} ${a} ${kind}`) ?? null;
    },
  };
}

const MAPS = { west: geographyOf(west), east: geographyOf(east) };

export function geography(view: View): Geography {
  return MAPS[view.board === 'east' ? 'east' : 'west'];
}

export function regionName(view: View, index: number): string {
  return geography(view).regions[index]?.name ?? '';
}
