// What a page looks like, measured in the page itself: what is cut, what overlaps, what a finger
// misses.

/** A finger's target has at least this many pixels both ways. */
const FINGER = 44;

/** Runs in the page; gives sentences about what is wrong, and the board's share of the window. */
function look({ finger, within }) {
  const faults = [];
  const root = document.querySelector(within);
  const board = document.querySelector('main .board');
  const name = (element) => {
    const text = (element.getAttribute('aria-label') ?? element.textContent).trim();
    return `${element.tagName.toLowerCase()} “${text.replace(/\s+/g, ' ').slice(0, 48)}”`;
  };
  const isShown = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('.hidden, [aria-live]') &&
    // Only for screen readers.
    getComputedStyle(element).clipPath !== 'inset(50%)';
  const inner = (element) => {
    const box = element.getBoundingClientRect();
    const left = box.left + element.clientLeft;
    const top = box.top + element.clientTop;
    return { left, top, right: left + element.clientWidth, bottom: top + element.clientHeight };
  };
  /** The part of a box that is seen, and by what it is cut for good: what scrolls only hides it. */
  const seen = (box, from) => {
    let { left, top, right, bottom } = box;
    let isCut = left < -1 || right > innerWidth + 1;
    for (let at = from; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const frame = inner(at);
      isCut ||= overflowX !== 'visible' && (left < frame.left - 1 || right > frame.right + 1);
      isCut ||=
        ['hidden', 'clip'].includes(overflowY) &&
        (top < frame.top - 1 || bottom > frame.bottom + 1);
      left = Math.max(left, frame.left);
      right = Math.min(right, frame.right);
      top = Math.max(top, frame.top);
      bottom = Math.min(bottom, frame.bottom);
    }
    bottom = Math.min(bottom, innerHeight);
    return { left, top, right, bottom, isCut };
  };

  if (document.documentElement.scrollWidth > innerWidth) faults.push('the page scrolls sideways');
  if (document.documentElement.scrollHeight > innerHeight + 1) faults.push('the page scrolls');

  // Every line of text outside the board.
  const lines = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || board?.contains(element) || !isShown(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width < 1) continue;
      const { isCut, ...part } = seen(box, element);
      if (isCut) faults.push(`cut: ${name(element)}`);
      // The line's box is higher than its letters.
      const slack = (part.bottom - part.top) * 0.22;
      const line = { ...part, top: part.top + slack, bottom: part.bottom - slack, element };
      if (line.right - line.left > 2 && line.bottom - line.top > 2) lines.push(line);
    }
  }
  lines.forEach((one, index) => {
    for (const other of lines.slice(index + 1)) {
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (across > 2 && down > 2) {
        faults.push(`overlap: ${name(one.element)} and ${name(other.element)}`);
      }
    }
  });

  if (finger > 0) {
    const targets = 'button, a[href], input, select, textarea, [role="button"], [role="tab"]';
    for (const element of root.querySelectorAll(targets)) {
      const isOff = element.disabled || element.getAttribute('aria-disabled') === 'true';
      if (isOff || !isShown(element)) continue;
      // A link in a sentence is as high as its line.
      if (getComputedStyle(element).display === 'inline') continue;
      const { width, height } = element.getBoundingClientRect();
      if (width < finger - 0.5 || height < finger - 0.5) {
        faults.push(`small: ${name(element)} is ${width.toFixed(0)} × ${height.toFixed(0)}`);
      }
    }
  }

  // On the map: no plate over an army or a fleet, nor the other way round.
  for (const plate of document.querySelectorAll('main svg.board .plate')) {
    const one = plate.getBoundingClientRect();
    for (const token of document.querySelectorAll('main svg.board :is(.army, .fleet)')) {
      const other = token.getBoundingClientRect();
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (across > 2 && down > 2) faults.push(`covered: ${name(plate.parentElement)}`);
    }
  }

  /** What of the drawing is seen: it keeps its shape inside its box. */
  const drawing = document.querySelector('main svg.board');
  const box = drawing.getBoundingClientRect();
  const { width, height } = drawing.viewBox.baseVal;
  const scale = Math.min(box.width / width, box.height / height);
  const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
  const part = seen(
    {
      left: middle.x - (width * scale) / 2,
      right: middle.x + (width * scale) / 2,
      top: middle.y - (height * scale) / 2,
      bottom: middle.y + (height * scale) / 2,
    },
    drawing.parentElement,
  );
  const share = ((part.right - part.left) * (part.bottom - part.top)) / (innerWidth * innerHeight);

  /** The lines of the chronicle that are seen as a whole. */
  const told = lines.filter(
    ({ element, bottom, top }) =>
      element.closest('[data-testid="chronicle"] li') && bottom - top > 8,
  );
  const all = document.querySelectorAll('[data-testid="chronicle"] li').length;
  const rows = new Set(told.map(({ top }) => Math.round(top / 4)));
  /** The named parts of the panels that are seen as a whole. */
  const parts = [...document.querySelectorAll('aside [data-part]')].flatMap((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const found = seen({ left, top, right, bottom }, element.parentElement);
    const isWhole = found.bottom >= bottom - 1 && found.top <= top + 1;
    return isWhole ? [element.dataset.part] : [];
  });
  return { faults: [...new Set(faults)], share, chronicle: rows.size, told: all, parts };
}

/** The whole page, or the part of it that lies over the rest. */
export async function measure(page, { isTouch, within = 'body' }) {
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(look, { finger: isTouch ? FINGER : 0, within });
}
