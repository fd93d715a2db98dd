const MOST_ROWS = 100;

/** How many rows a caller gets: what it says or the standard, at most 100. */
export const bounded = (value: number | null | undefined, standard: number): number =>
  Math.min(Math.max(value ?? standard, 0), MOST_ROWS);
