/** Where in the examples of fast-check a counterexample is. */
export interface Replay {
  readonly seed: number;
  readonly path: string;
  readonly replayPath: string;
}

/**
 * The counterexample that HISTORY names for a delivery mode, or for a vendor, as `late -123 4:0:1 AAB:F`: its name, seed, path
 * and replayPath of a failure. Null where none is named.
 */
export function replayOf(name: string, history = process.env['HISTORY']): Replay | null {
  const [of, seed, path, replayPath] = history?.split(' ') ?? [];
  if (of !== name || seed === undefined || path === undefined || replayPath === undefined) return null;
  return { seed: Number(seed), path, replayPath };
}

/** How many histories a test plays and, where that is said, from which seed on. */
export interface Runs {
  readonly numRuns: number;
  readonly seed?: number;
}

/**
 * The histories that HISTORIES asks for, as `500` or `500 from 7`; else so many as the run plays. With a seed the same ones are played each
 * time, and seeds that differ play others: so a long run can be played piece by piece.
 * @param lane of worlds that play beside each other, each of which plays others
 * @throws RangeError when HISTORIES is anything else
 */
export function runsOf(numRuns: number, lane = 0, wanted = process.env['HISTORIES']): Runs {
  if (wanted === undefined || wanted === '') return { numRuns };
  const found = /^(\d+)(?: from (\d+))?$/.exec(wanted);
  if (found === null) throw new RangeError(`HISTORIES: expected "500" or "500 from 7", got "${wanted}"`);
  const [, count, seed] = found;
  // Far enough apart that the seeds of two pieces are not those of two lanes.
  return { numRuns: Number(count), ...(seed !== undefined && { seed: Number(seed) * 100 + lane }) };
}
