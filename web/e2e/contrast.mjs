// Measures the contrast of every text that is seen, as rendered (WCAG 2.2, 1.4.3). Runs in the
// page.

/** The texts below the limit, each with its colours; `document` is the page's own. */
export function faintTexts() {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const known = new Map();
  const rgba = (colour) => {
    if (!known.has(colour)) {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
      known.set(colour, [r, g, b, a / 255]);
    }
    return known.get(colour);
  };
  const over = ([r, g, b, a], under) =>
    [r, g, b].map((part, index) => part * a + under[index] * (1 - a));
  const luminance = (colour) => {
    const [r, g, b] = colour.map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ratio = (one, other) => {
    const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };
  const opacity = (element) =>
    element ? Number(getComputedStyle(element).opacity) * opacity(element.parentElement) : 1;

  /** The colours that an element paints behind a text: one, or those of a gradient. */
  const paints = (element) => {
    const style = getComputedStyle(element);
    const isShape = element instanceof SVGGeometryElement;
    const share = opacity(element) * (isShape ? Number(style.fillOpacity) : 1);
    const image = isShape ? style.fill : style.backgroundImage;
    const stops = image.match(/(?:rgba?|color|oklab|oklch|hsl)\([^()]*\)/g) ?? [];
    const colours = isShape || stops.length > 0 ? stops : [style.backgroundColor];
    return colours.map(rgba).map(([r, g, b, a]) => [r, g, b, a * share]);
  };
  /** Every colour that can lie behind a point, from the bottom up. */
  const grounds = (stack) => {
    let found = [[255, 255, 255]];
    for (const element of [...stack].reverse()) {
      const colours = paints(element).filter(([, , , a]) => a > 0);
      if (colours.length > 0)
        found = found.flatMap((under) => colours.map((colour) => over(colour, under)));
      // A solid gradient gives its ends, not their products.
      found = [...new Map(found.map((colour) => [colour.map(Math.round).join(), colour])).values()];
    }
    return found;
  };

  const faint = new Map();
  let measured = 0;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    const text = node.data.trim();
    if (
      !text ||
      element.closest('script, style, title, .hidden, :disabled, [aria-disabled="true"]')
    )
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    if (range.getClientRects().length === 0) continue;
    const box = () => range.getClientRects()[0];
    if (box().bottom > innerHeight || box().top < 0) element.scrollIntoView({ block: 'center' });
    const { left, right, top, bottom, width } = box();
    if (width < 2) continue;
    const style = getComputedStyle(element);
    const isShape = element instanceof SVGElement;
    const [r, g, b, a] = rgba(isShape ? style.fill : style.color);
    const size = parseFloat(style.fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
    for (const x of [left + 2, (left + right) / 2, right - 2]) {
      const all = document.elementsFromPoint(x, (top + bottom) / 2);
      const at = all.indexOf(element);
      if (at < 0) continue;
      measured += 1;
      const stack = all.slice(isShape ? at + 1 : at);
      for (const ground of grounds(stack)) {
        const contrast = ratio(over([r, g, b, a * opacity(element)], ground), ground);
        if (contrast >= (isLarge ? 3 : 4.5)) continue;
        const worst = faint.get(text)?.contrast ?? Infinity;
        if (contrast < worst)
          faint.set(text, { text, contrast, ground: ground.map(Math.round), ink: [r, g, b, a] });
      }
    }
  }
  return { measured, faint: [...faint.values()] };
}
