import type { Target } from '../lib/contract';
import { keyOf } from '../lib/selection';

export interface Pickable {
  target: Target;
  label: string;
  /** Whether the keyboard reaches it. */
  isReachable: boolean;
  pick(): void;
  hover(target: Target | null): void;
}

export function onEnter(act: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
}

/** The attributes that make a drawing a button for mouse, keyboard and screen reader. */
export function asButton({ target, label, isReachable, pick, hover }: Pickable) {
  return {
    role: 'button',
    tabindex: isReachable ? 0 : -1,
    'aria-label': label,
    'aria-disabled': !isReachable,
    'data-target': keyOf(target),
    onclick: pick,
    onkeydown: onEnter(pick),
    onpointerenter: () => hover(target),
    onpointerleave: () => hover(null),
    onfocus: () => hover(target),
    onblur: () => hover(null),
  } as const;
}
