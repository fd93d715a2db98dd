/** A shape that pages cut pictures to, as width to height. */
export interface Cut {
  readonly label: string;
  readonly ratio: string;
}

/** The cards of all brands, one by one: a test compares them with the brands' themes. */
export const CARD_CUTS: readonly Cut[] = [
  { label: '2 : 1', ratio: '2 / 1' },
  { label: '16 : 9', ratio: '16 / 9' },
  { label: '16 : 10', ratio: '16 / 10' },
  { label: '3 : 2', ratio: '3 / 2' },
  { label: '4 : 3', ratio: '4 / 3' },
  { label: '1 : 1', ratio: '1 / 1' },
];

/** Besides cards: tall ones, and the widest banner. */
export const OTHER_CUTS: readonly Cut[] = [
  { label: '3 : 4', ratio: '3 / 4' },
  { label: '2.39 : 1', ratio: '2.39 / 1' },
];

/** The step of an arrow key, and of everything else, in percent. */
export const STEP = 10;

/** A focal point in percent from the left and from the top. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The point that a value says; the middle for an empty one. */
export function pointOf(value: string): Point {
  const [x, y] = value.split(' ').map((each) => Number.parseInt(each, 10));
  return value === '' ? { x: 50, y: 50 } : { x: x ?? 50, y: y ?? 50 };
}

const step = (part: number): number => Math.min(100, Math.max(0, Math.round(part / STEP) * STEP));

/** The value of a point, to the step; empty for the middle. */
export function valueOfPoint({ x, y }: Point): string {
  const value = `${step(x)}% ${step(y)}%`;
  return value === '50% 50%' ? '' : value;
}
