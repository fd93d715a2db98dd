/** Whether this run makes long tests at full length, as the torture run does. */
export const isWholeRun = (): boolean => rounds(1_000) === 1_000;

/**
 * How many rounds of a long test this run makes: all of them in the torture run, a twentieth by default, at least one.
 * @throws RangeError when TEST_EFFORT is not a share above 0 and up to 1
 */
export function rounds(atFullLength: number, effort: string | undefined = process.env['TEST_EFFORT']): number {
  const share = Number(effort ?? '0.05');
  if (!(share > 0 && share <= 1)) throw new RangeError(`TEST_EFFORT: expected above 0 and up to 1, got "${effort}"`);
  return Math.max(1, Math.ceil(atFullLength * share));
}
