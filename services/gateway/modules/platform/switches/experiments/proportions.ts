/** How often something happened among a number of visits. */
export interface Proportion {
  readonly count: number;
  readonly of: number;
}

/** A value with the ends of its interval. */
export interface Estimate {
  readonly low: number;
  readonly value: number;
  readonly high: number;
}

/** Wilson's score interval of a proportion; `z` is the quantile for the wanted certainty. All of 0 to 1 where nothing was seen. */
export function wilson({ count, of }: Proportion, z: number): Estimate {
  if (of === 0) return { low: 0, value: 0, high: 1 };
  const value = count / of;
  const scale = 1 + (z * z) / of;
  const middle = (value + (z * z) / (2 * of)) / scale;
  const reach = (z / scale) * Math.sqrt((value * (1 - value)) / of + (z * z) / (4 * of * of));
  return { low: Math.max(0, middle - reach), value, high: Math.min(1, middle + reach) };
}

/** Newcombe's interval (method 10, 1998) of the difference between two proportions, the first less the second. */
export function newcombe(first: Proportion, second: Proportion, z: number): Estimate {
  const [a, b] = [wilson(first, z), wilson(second, z)];
  const value = a.value - b.value;
  return {
    low: value - Math.hypot(a.value - a.low, b.high - b.value),
    value,
    high: value + Math.hypot(a.high - a.value, b.value - b.low),
  };
}

/** Standard deviations by which the first proportion is above the second, pooled (score test); 0 where nothing can be said. */
export function deviationsAbove(first: Proportion, second: Proportion): number {
  if (first.of === 0 || second.of === 0) return 0;
  const pooled = (first.count + second.count) / (first.of + second.of);
  const spread = Math.sqrt(pooled * (1 - pooled) * (1 / first.of + 1 / second.of));
  return spread === 0 ? 0 : (first.count / first.of - second.count / second.of) / spread;
}

/**
 * The number of standard deviations that a normal variable exceeds with this probability, 0 to 0.5, by halving: `erfc` is exact
 * enough down to one in a hundred million.
 */
export function deviationsFor(probability: number): number {
  let [low, high] = [0, 8];
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (upperTail(middle) > probability) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** The probability that a normal variable is above `z` (Numerical Recipes, erfc by Chebyshev's fit; error below 1.2e-7 of it). */
function upperTail(z: number): number {
  const x = z / Math.SQRT2;
  const t = 1 / (1 + x / 2);
  const factors = [
    -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398, 1.48851587, -0.82215223,
    0.17087277,
  ];
  const exponent = factors.reduceRight((sum, factor) => factor + t * sum, 0);
  return (t * Math.exp(-x * x + exponent)) / 2;
}
