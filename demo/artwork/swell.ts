import type { Random } from './random.ts';

const STEPS = 1 << 15;
const TABLE = Float32Array.from({ length: STEPS }, (_, step) => Math.sin((step / STEPS) * Math.PI * 2));
const PER_RADIAN = STEPS / (Math.PI * 2);

/** The sine of an angle in radians out of a table: a picture needs thirty of them a pixel. */
export function sine(angle: number): number {
  return TABLE[(angle * PER_RADIAN) & (STEPS - 1)] ?? 0;
}

/** A smooth field, about [-1, 1], that drifts with time. */
export type Swell = (x: number, y: number, time: number) => number;

/**
 * Four crossing waves, each finer and weaker than the one before: a calmer field than noise, at a tenth of its cost.
 * @param scale waves over half a picture's height, about
 */
export function makeSwell(random: Random, scale: number, pace = 0.5): Swell {
  const [a, b, c, d] = [1, 1.7, 2.6, 4.1].map((ratio, index) => {
    const angle = random.between(0, Math.PI * 2);
    return {
      kx: Math.cos(angle) * scale * ratio,
      ky: Math.sin(angle) * scale * ratio,
      phase: random.between(0, 50),
      speed: pace * random.between(0.5, 1.1) * (index % 2 === 0 ? 1 : -1),
    };
  }) as [Wave, Wave, Wave, Wave];
  return (x, y, time) =>
    0.46 * sine(a.kx * x + a.ky * y + a.phase + a.speed * time) +
    0.3 * sine(b.kx * x + b.ky * y + b.phase + b.speed * time) +
    0.17 * sine(c.kx * x + c.ky * y + c.phase + c.speed * time) +
    0.08 * sine(d.kx * x + d.ky * y + d.phase + d.speed * time);
}

interface Wave {
  readonly kx: number;
  readonly ky: number;
  readonly phase: number;
  readonly speed: number;
}
