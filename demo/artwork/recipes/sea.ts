import { bell, mix, smoothstep } from '../curves.ts';
import { addLight } from '../colour.ts';
import { fractal } from '../noise.ts';
import type { Recipe } from '../recipe.ts';

/** Open water under an evening sky. */
export const sea: Recipe = ({ ink, random, noise }) => {
  const horizon = random.between(-0.2, 0.06);
  const sunX = random.between(-0.8, 0.8);
  const sunY = horizon + random.between(0.03, 0.24);
  const seed = random.between(0, 60);
  const cover = random.between(-0.12, 0.12);
  const sky = (x: number, y: number, time: number, out: [number, number, number], clear: boolean): void => {
    const up = smoothstep(horizon, 1.05, y);
    const near = bell(Math.hypot((x - sunX) * 0.55, y - sunY), 0.62);
    ink.set(out, mix(0.74, 0.2, up ** 0.62), mix(0.72, 0.34, up));
    ink.add(out, 0.84, near * 0.5);
    const far = 1 / (y - horizon + 0.16);
    const shape = fractal(noise, x * far * 0.34 + seed + time * 0.012, far * 1.35, 2, clear ? 5 : 3);
    const cloud = smoothstep(-0.02, 0.34, shape + cover) * smoothstep(0.02, 0.2, y - horizon);
    ink.over(out, mix(0.4, 0.16, up), cloud * 0.72, mix(0.62, 0.42, up) + near * 0.5);
    ink.add(out, 0.88, cloud * smoothstep(0.4, 0.1, shape + cover) * near * 0.75);
    addLight(out, ink.accent, up * 0.03);
  };
  return (x, y, time, out) => {
    if (y > horizon) {
      sky(x, y, time, out, true);
      ink.add(out, 0.98, smoothstep(0.085, 0.072, Math.hypot(x - sunX, y - sunY)) * 1.6);
      return;
    }
    const depth = horizon - y;
    const far = 1 / (depth + 0.035);
    const swell = fractal(noise, x * far * 0.5 + seed, far * 1.9 + time * 0.35, time * 0.25, 4);
    const chop = noise(x * far * 2.1, far * 7.5 + time * 0.9, time * 0.5);
    const slope = swell * 0.75 + chop * 0.3 * smoothstep(0.02, 0.35, depth);
    sky(x + slope * 0.25, horizon + depth * 0.75 + Math.abs(slope) * 0.32, time, out, false);
    const dark = mix(0.75, 0.26, smoothstep(0, 0.85, depth)) * mix(1, 0.62, smoothstep(0, 0.3, slope));
    for (let channel = 0; channel < 3; channel += 1) out[channel as 0] *= dark;
    const path = bell((x - sunX) / (0.12 + depth * 0.42), 1);
    const glitter = smoothstep(0.12, 0.5, slope + chop * 0.25 + path * 0.12);
    ink.add(out, 0.95, path * glitter * mix(1.5, 0.75, smoothstep(0, 0.9, depth)));
    ink.add(out, 0.8, path * bell(depth, 0.16) * 0.32);
  };
};
