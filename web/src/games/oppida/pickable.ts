import type { Pickable as Button } from '../../ui/asbutton';

/** What is said of a card or a die, how it answers and how it looks. */
export interface Pickable extends Button {
  isLit: boolean;
  isChosen: boolean;
  isPointed: boolean;
}
