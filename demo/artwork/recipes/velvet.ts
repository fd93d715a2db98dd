import { bell, mix, smoothstep } from '../curves.ts';
import { addLight } from '../colour.ts';
import { fractal } from '../noise.ts';
import type { Recipe } from '../recipe.ts';

/** A stage curtain in a follow spot. */
export const velvet: Recipe = ({ ink, random, noise }) => {
  const folds = random.between(3.2, 5);
  const spot = random.between(-0.7, 0.7);
  const seed = random.between(0, 60);
  const parted = random() < 0.5;
  return (x, y, time, out) => {
    const open = parted ? Math.sign(x - spot * 0.4) * 0.35 * smoothstep(0.9, -1.2, y) : 0;
    const drape =
      x * folds +
      open * folds +
      noise(x * 0.8 + seed, y * 0.35, time * 0.1) * 1.5 +
      noise(x * 2, y * 0.5 + seed, time * 0.08) * 0.5;
    const ridge = Math.sin(drape * 2.1) * 0.6 + Math.sin(drape * 4.7 + y * 0.3) * 0.22;
    const slope = Math.cos(drape * 2.1) * 0.6 + Math.cos(drape * 4.7 + y * 0.3) * 0.4;
    const side = mix(-0.9, 0.9, smoothstep(-1, 1, (spot - x) * 0.9));
    const lit = smoothstep(-0.9, 1, slope * side + ridge * 0.55);
    const pile = fractal(noise, x * 16, y * 5, 3, 3) * 0.06;
    const pool = bell(Math.hypot((x - spot) * 0.85, (y - 0.12) * 0.8), 0.72);
    ink.set(out, 0.16 + lit * 0.52 + pile, mix(0.16, 1.5, pool) * (0.12 + lit * 0.95));
    ink.add(out, 0.86, pool * (1 - Math.abs(ridge)) ** 4 * 0.12 + pool * smoothstep(0.55, 1, lit) * 0.2);
    const floor = smoothstep(-0.74, -0.8, y);
    if (floor > 0) {
      const sheen = bell((x - spot) * 0.8, 0.6) * mix(0.7, 0.15, smoothstep(-0.78, -1, y));
      ink.over(out, 0.12 + sheen * 0.35, floor * 0.88, 0.3 + sheen * 0.7);
      ink.add(out, 0.7, floor * sheen * lit * 0.18);
    }
    const beam = bell((x - spot - (1.3 - y) * (spot > 0 ? -0.24 : 0.24)) / (0.1 + (1.2 - y) * 0.26), 1);
    const dust = 0.6 + fractal(noise, x * 1.6 + time * 0.05, y * 1.6 - time * 0.04, time * 0.07, 4) * 1.1;
    ink.add(out, 0.8, beam * dust * mix(0.04, 0.2, smoothstep(-0.8, 1, y)));
    addLight(out, ink.accent, smoothstep(0.5, 1.8, Math.abs(x - spot)) * lit * 0.05);
  };
};
