/** What was measured several times in a browser, in milliseconds. */
export interface Figure {
  readonly name: string;
  readonly samples: readonly number[];
  /** The sample that counts: an interaction is as slow as its slowest. */
  readonly counts: 'median' | 'slowest';
  /** The most that it should be; null for what only explains another figure. */
  readonly goal: number | null;
}

/** The sample in the middle; of an even number the later one. @throws Error without samples */
export function medianOf(samples: readonly number[]): number {
  const middle = samples.toSorted((a, b) => a - b)[Math.floor(samples.length / 2)];
  if (middle === undefined) throw new Error('Nothing was measured');
  return middle;
}

/** One line for a person. @throws Error without samples */
export function describeFigure({ name, samples, counts, goal }: Figure): string {
  const figure = counts === 'median' ? medianOf(samples) : Math.max(medianOf(samples), ...samples);
  const range = `${Math.round(Math.min(...samples))} to ${Math.round(Math.max(...samples))} ms, ${samples.length} times`;
  const verdict = goal === null ? '' : `; goal ${goal} ms, ${figure <= goal ? 'reached' : 'missed'}`;
  return `${name}: ${counts} ${Math.round(figure)} ms (${range})${verdict}`;
}
