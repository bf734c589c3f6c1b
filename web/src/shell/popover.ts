const SPACE = 14;

/**
 * Puts a small list beside what was clicked, inside the window; on a phone above the bar. The first
 * choice with the largest number is focused, so that the keyboard can go on.
 */
export function placeBeside(element: HTMLElement, targetKey: string, isPhone: boolean): () => void {
  const place = (): void => {
    const bar = document.querySelector('footer')?.getBoundingClientRect();
    if (isPhone) {
      // The bar lies below the board, or beside it.
      const isBeside = bar !== undefined && bar.left > 0;
      element.style.bottom = isBeside ? '8px' : `${innerHeight - (bar?.top ?? innerHeight) + 6}px`;
      element.style.right = isBeside ? `${innerWidth - bar.left + 8}px` : '8px';
      return;
    }
    const anchor = document.querySelector(`[data-target="${CSS.escape(targetKey)}"]`);
    const around = (anchor ?? document.querySelector('footer'))?.getBoundingClientRect();
    if (!around) return;
    const { width, height } = element.getBoundingClientRect();
    const fitsRight = around.right + SPACE + width < innerWidth;
    const isInBar = bar !== undefined && around.top >= bar.top;
    const x = isInBar
      ? around.right - width
      : fitsRight
        ? around.right + SPACE
        : around.left - SPACE - width;
    const y = isInBar ? bar.top - height - SPACE : around.top;
    const lowest = (bar?.top ?? innerHeight) - height - 8;
    element.style.left = `${Math.max(8, Math.min(x, innerWidth - width - 8))}px`;
    element.style.top = `${Math.max(60, Math.min(y, lowest))}px`;
  };
  const before = document.activeElement as HTMLElement | null;
  place();
  element.querySelector('button')?.focus({ preventScroll: true });
  addEventListener('resize', place);
  return () => {
    removeEventListener('resize', place);
    // Where the choice was left without an act, the keyboard goes on from where it came.
    queueMicrotask(() => {
      if (document.activeElement === document.body && before?.isConnected) before.focus();
    });
  };
}
