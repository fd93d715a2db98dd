/** Two measurements that are compared. More than one means that ours is faster. */
export interface Ratio {
  readonly name: string;
  readonly against: string;
  readonly ours: number;
  readonly theirs: number;
  /** The required ratio. */
  readonly goal: number;
}

/** Speed of two things, in operations a second, taken in turns so that a busy machine slows both; the median round counts. */
export async function compareSpeeds(
  ours: () => Promise<number>,
  theirs: () => Promise<number>,
  rounds: number,
): Promise<Pick<Ratio, 'ours' | 'theirs'>> {
  const taken: { ours: number; theirs: number }[] = [];
  // The first round only warms up.
  for (let round = 0; round <= rounds; round += 1) {
    const one = { ours: await ours(), theirs: await theirs() };
    if (round > 0) taken.push(one);
  }
  const sorted = taken.toSorted((a, b) => a.ours / a.theirs - b.ours / b.theirs);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error('At least one round is needed');
  return middle;
}

/** Operations a second of a synchronous function, run for that many milliseconds. */
export function speedOf(run: () => unknown, milliseconds: number): number {
  const startedAt = performance.now();
  let count = 0;
  let elapsed = 0;
  while (elapsed < milliseconds) {
    for (let repeat = 0; repeat < 100; repeat += 1) run();
    count += 100;
    elapsed = performance.now() - startedAt;
  }
  return (count / elapsed) * 1000;
}

/** Operations per second of CPU time, the fastest of several rounds: other load on the machine does not count. */
export function cpuSpeedOf(run: () => unknown, rounds = 8, repeats = 5_000): number {
  const speeds = Array.from({ length: rounds }, () => {
    const before = process.cpuUsage();
    for (let repeat = 0; repeat < repeats; repeat += 1) run();
    const { user, system } = process.cpuUsage(before);
    return (repeats / (user + system)) * 1_000_000;
  });
  return Math.max(...speeds);
}

/** One line for a person. */
export function describeRatio({ name, against, ours, theirs, goal }: Ratio): string {
  const rate = (value: number): string => `${Math.round(value).toLocaleString('en-US')}/s`;
  const ratio = ours / theirs;
  const verdict = ratio >= goal ? 'reached' : 'missed';
  return `${name}: ${ratio.toFixed(2)} of ${against} (${rate(ours)} to ${rate(theirs)}); goal ${goal}, ${verdict}`;
}
