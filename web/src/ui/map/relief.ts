/** Hills as two paths: their outlines, and the sides that lie in the shade. */
export function reliefOf(hills: number[]): { outlines: string; shades: string } {
  let [outlines, shades] = ['', ''];
  for (let index = 0; index + 2 < hills.length; index += 3) {
    const [x = 0, y = 0, size = 0] = hills.slice(index, index + 3);
    const flank = `q${size * 0.35} ${size * 0.75} ${size * 1.1} ${size * 1.1}`;
    outlines += `M${x - size} ${y}q${size * 0.55} ${-size * 0.35} ${size} ${-size * 1.15}${flank}`;
    shades += `M${x} ${y - size * 1.15}${flank}l${-size * 0.75} .3z`;
  }
  return { outlines, shades };
}
