import { bell, clamp, mix, smoothstep } from '../curves.ts';
import { addLight } from '../colour.ts';
import { fractal } from '../noise.ts';
import type { Recipe } from '../recipe.ts';

/** Clouds with a light inside them. */
export const nebula: Recipe = ({ ink, random, noise }) => {
  const [lx, ly] = [random.between(-0.6, 0.6), random.between(-0.2, 0.35)];
  const seed = random.between(0, 60);
  const scale = random.between(0.6, 0.8);
  const density = (x: number, y: number, time: number): number => {
    const px = x * scale + seed;
    const py = y * scale * 1.15;
    const warp = fractal(noise, px * 0.7, py * 0.7, time * 0.06, 3);
    const billow = Math.abs(fractal(noise, px + warp * 1.3, py - warp * 1.1, time * 0.08 + 4, 5));
    return clamp(0.78 - billow * 2.8 + warp * 0.9 - Math.abs(y) * 0.1, 0, 1);
  };
  return (x, y, time, out) => {
    const here = density(x, y, time);
    const dx = lx - x;
    const dy = ly - y;
    const away = Math.hypot(dx, dy);
    let thickness = 0;
    for (let tap = 1; tap <= 7; tap += 1) {
      const reach = Math.min(away, 0.75) * (tap / 7) ** 1.4;
      thickness += density(x + (dx / (away + 0.001)) * reach, y + (dy / (away + 0.001)) * reach, time);
    }
    const through = Math.exp(-thickness * 0.52);
    const lamp = 1 / (1 + away * away * 3.2);
    ink.set(out, 0.1 + lamp * 0.2, 0.35);
    ink.over(out, 0.24 + here * 0.34, here * 0.85, 0.42);
    ink.add(out, mix(0.5, 0.93, through * lamp), through * lamp * mix(0.25, 2.1, here));
    ink.add(out, 0.97, bell(away, 0.3) * 0.5 * (1 - here * 0.8));
    addLight(out, ink.accent, here * (1 - through) * smoothstep(0.4, 1.6, away) * 0.16);
  };
};
