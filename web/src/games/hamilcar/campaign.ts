/** The chart of a war as `npm run maps` writes it, in units of its frame. */
import type { Point } from '../../ui/map/chart';

export interface CampaignChart {
  frame: Point;
  lands: CampaignLand[];
  /** Small islands that belong to nobody. */
  islets: string;
  rivers: string;
  /** Where the compass rose stands, and its radius. */
  rose: [x: number, y: number, radius: number];
  seas: { name: string; x: number; y: number; turn: number }[];
  /** The names that stand on plaques, by the ids of the generals. */
  generals: Record<string, string>;
  /** Where the name of each province stands. */
  provinces: { id: string; name: string; x: number; y: number }[];
  ways: CampaignWay[];
  places: CampaignPlace[];
}

export interface CampaignLand {
  coast: string;
  /** A province and its outline; an empty outline is the whole land. */
  cells: [province: string, path: string][];
  borders: string;
}

/** A link as a line between two spaces, and a point in its middle. */
export type CampaignWay = [from: string, to: string, kind: string, path: string, middle: Point];

export type WayKind = 'road' | 'pass' | 'strait' | 'sea';

export interface CampaignPlace {
  key: string;
  name: string;
  province: string;
  kind: string;
  port: boolean;
  isGreat: boolean;
  at: Point;
  radius: number;
  label: Point;
  /** Where the plaques of armies may stand, the best first. */
  slots: Point[];
}
