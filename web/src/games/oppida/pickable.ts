/** What is said of a card or a die, and how it answers. */
export interface Pickable {
  label: string;
  /** The key of its target. */
  target: string;
  isLit: boolean;
  isChosen: boolean;
  isPointed: boolean;
  /** Whether the keyboard reaches it. */
  isReachable: boolean;
  pick(): void;
  hover(isOver: boolean): void;
}

/** The attributes that make a drawing a button for mouse, keyboard and screen reader. */
export function asButton({ label, target, isReachable, pick, hover }: Pickable) {
  return {
    role: 'button',
    tabindex: isReachable ? 0 : -1,
    'aria-label': label,
    'aria-disabled': !isReachable,
    'data-target': target,
    onclick: pick,
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      event.stopPropagation();
      pick();
    },
    onpointerenter: () => hover(true),
    onpointerleave: () => hover(false),
    onfocus: () => hover(true),
    onblur: () => hover(false),
  } as const;
}
