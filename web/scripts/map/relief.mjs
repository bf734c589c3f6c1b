// Light relief: rivers as smooth lines, mountains as rows of small hills.
import { chanceOf, distance, mix } from './geometry.mjs';

/** Points along a line, one every so many units. */
function along(line, every) {
  const points = [];
  let rest = every / 2;
  for (let index = 1; index < line.length; index += 1) {
    const [from, to] = [line[index - 1], line[index]];
    const length = distance(from, to);
    while (rest <= length) {
      points.push(mix(from, to, rest / length));
      rest += every;
    }
    rest -= length;
  }
  return points;
}

/** Hills beside the axis of each range, where nothing stands; those at the back come first. */
export function hillsOf(chart, projection, ridges, isFree) {
  const ranges = [
    ...chart.ranges.map((range) => ({ ...range, line: range.line.map((one) => projection(one)) })),
    ...ridges.map((line, index) => ({ name: `ridge ${index}`, line, width: 1, height: 8 })),
  ];
  return ranges
    .flatMap(({ name, line, width, height }) =>
      along(line, 15).flatMap(([x, y], index) =>
        Array.from({ length: width }, (_, row) => {
          const seed = `${name} ${index} ${row}`;
          const shift = (row - (width - 1) / 2) * 16;
          return {
            x: x + (chanceOf(`${seed} x`) - 0.5) * 13 + shift * 0.35,
            y: y + (chanceOf(`${seed} y`) - 0.5) * 9 + shift,
            size: height * (0.7 + 0.6 * chanceOf(seed)),
          };
        }),
      ),
    )
    .filter(isFree)
    .sort((one, other) => one.y - other.y);
}

export function riversOf(chart, projection) {
  return chart.rivers.map(({ line }) => line.map((point) => projection(point)));
}
