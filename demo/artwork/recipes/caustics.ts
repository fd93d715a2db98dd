import { bell, mix, smoothstep } from '../curves.ts';
import { addLight } from '../colour.ts';
import { fractal } from '../noise.ts';
import type { Recipe } from '../recipe.ts';

/** Sunlight through moving water, seen from below. */
export const caustics: Recipe = ({ ink, random, noise }) => {
  const sunX = random.between(-0.9, 0.9);
  const tilt = random.between(0.35, 0.6);
  const seed = random.between(0, 40);
  const web = (x: number, y: number, time: number): number => {
    let sum = 0;
    let scale = 1;
    for (let layer = 0; layer < 2; layer += 1) {
      const wx = fractal(noise, x * scale * 0.8 + seed, y * scale * 0.8, time * 0.22 + layer * 9, 2);
      const wy = fractal(noise, x * scale * 0.8 - 7, y * scale * 0.8 + seed, time * 0.22 + layer * 5, 2);
      const line = Math.abs(noise(x * scale + wx * 1.3, y * scale + wy * 1.3, time * 0.3 + layer * 3));
      sum += (1 - smoothstep(0, 0.2, line)) ** 2.4 * (layer === 0 ? 1 : 0.5);
      scale *= 1.9;
    }
    return sum;
  };
  return (x, y, time, out) => {
    const depth = smoothstep(1.1, -1, y);
    const perspective = 1 / mix(0.5, 1.5, smoothstep(0.15, -1, y));
    const floor = smoothstep(-0.02, -0.5, y);
    const light = bell(Math.hypot((x - sunX) * 0.6, (y - 1.05) * 0.8), 1.05);
    ink.set(out, mix(0.5, 0.2, depth) + light * 0.25, 0.24 + light * 0.75);
    const angle = Math.atan2(x - sunX, 1.75 - y);
    const shaft = smoothstep(0.02, 0.6, fractal(noise, angle * 7.5 + seed, 2, time * 0.16, 3) + 0.16);
    ink.add(out, 0.8, shaft * (1 - depth * 0.75) * bell(angle, 0.7) * 0.4);
    if (floor > 0) {
      const glimmer = web(x * 2.9 * perspective, ((y * 2.9) / tilt) * perspective, time);
      const pool = bell(Math.hypot((x - sunX * 0.5) * 0.6, y + 0.75), 0.85);
      ink.over(out, 0.24, floor * 0.75, 0.5);
      ink.add(out, 0.82, glimmer * floor * mix(0.06, 0.6, pool));
      addLight(out, ink.accent, floor * pool * 0.05);
    }
    const surface = smoothstep(0.55, 1.0, y);
    if (surface > 0) ink.add(out, 0.9, web(x * 1.3, (y - 1.6) * 7, time) * surface * (0.15 + light * 0.6));
  };
};
