/** Lets the keyboard reach text that has to be scrolled, and only while it has to. */
export function scrollable(node: HTMLElement): () => void {
  const mark = (): void => {
    if (node.scrollHeight > node.clientHeight + 1) node.tabIndex = 0;
    else node.removeAttribute('tabindex');
  };
  const sizes = new ResizeObserver(mark);
  const texts = new MutationObserver(mark);
  sizes.observe(node);
  texts.observe(node, { childList: true, characterData: true, subtree: true });
  mark();
  return () => {
    sizes.disconnect();
    texts.disconnect();
  };
}
