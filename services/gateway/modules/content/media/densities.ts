/** Widths of a picture for screens of single, double and triple density, in points. */
export interface Densities {
  readonly single: number;
  readonly double: number;
  readonly triple: number;
}

/**
 * What a picture is shown in where no candidates are read: the widest of its widths of which exactly twice and three times as many
 * points are among them. A picture that was prepared before it had such widths gets the nearest that it has.
 */
export function densitiesIn(widths: readonly number[], width: number): Densities {
  const single = widths.findLast((each) => widths.includes(each * 2) && widths.includes(each * 3));
  if (single !== undefined) return { single, double: single * 2, triple: single * 3 };
  const middle = widths[Math.floor((widths.length - 1) / 2)] ?? width;
  const atLeast = (points: number): number => widths.find((each) => each >= points) ?? widths.at(-1) ?? middle;
  return { single: middle, double: atLeast(middle * 2), triple: atLeast(middle * 3) };
}

/**
 * The widths of a picture with those that it is shown in at each density, ascending. They begin with the widest of its widths of
 * which it has three times as many points, or else with a third of its own.
 * @param width all points across that the picture has
 */
export function withDensities(widths: readonly number[], width: number): readonly number[] {
  const single = widths.findLast((each) => each * 3 <= width) ?? Math.floor(width / 3);
  const all = new Set([...widths, single, single * 2, single * 3]);
  return [...all].filter((each) => each > 0).toSorted((one, other) => one - other);
}

/** Two candidates that differ by less than this are one too many: each is said again for every picture of a page. */
const APART = 1.4;

/** The widths that a page offers a browser to choose from, the widest among them. */
export function candidateWidths(widths: readonly number[]): readonly number[] {
  return widths.toReversed().reduce<readonly number[]>((chosen, width) => {
    const [next] = chosen;
    return next === undefined || width * APART <= next ? [width, ...chosen] : chosen;
  }, []);
}
