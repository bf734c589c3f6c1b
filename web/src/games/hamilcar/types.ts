/** The types of the view, in the shape in which Rust writes them. */
export type Side = 'rome' | 'carthage';
export type Marker = 'rome' | 'carthage' | 'neutral' | 'independent';
export interface Stack {
  plain?: number;
  elephants?: number;
  trains?: number;
}
export interface SpaceView {
  id: string;
  marker: Marker;
  outside: { rome: Stack; carthage: Stack };
  inside: Stack | null;
  siege_points: number;
  besieged: boolean;
}
