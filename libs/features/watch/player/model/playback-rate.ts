/** Speeds that the menu offers, slowest first. */
export const PLAYBACK_RATES = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

/** The next offered speed above or below, or the same one at the end of the range. */
export function steppedRate(rate: number, step: 1 | -1): number {
  const faster = PLAYBACK_RATES.find((offered) => offered > rate);
  const slower = PLAYBACK_RATES.findLast((offered) => offered < rate);
  return (step === 1 ? faster : slower) ?? rate;
}
