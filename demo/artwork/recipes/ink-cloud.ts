import { bell, clamp, mix, smoothstep } from '../curves.ts';
import { addLight } from '../colour.ts';
import { fractal } from '../noise.ts';
import type { Recipe } from '../recipe.ts';

/** Ink that opens in water, lit from behind. */
export const inkCloud: Recipe = ({ ink, random, noise }) => {
  const [cx, cy] = [random.between(-0.45, 0.45), random.between(-0.15, 0.3)];
  const scale = random.between(0.5, 0.68);
  const turn = random.between(0, 6.3);
  const stretch = random.between(0.6, 0.85);
  return (x, y, time, out) => {
    const px = (x - cx) * scale;
    const py = (y - cy) * scale;
    const drift = time * 0.07;
    const ax = fractal(noise, px + turn, py, drift, 4);
    const ay = fractal(noise, px - 5.2, py + turn, drift + 3, 4);
    const bx = fractal(noise, px * 1.15 + ax * 2.3, py * 1.15 + ay * 2.3 + 1.7, drift, 5);
    const by = fractal(noise, px * 1.15 + ax * 2.3 + 8.3, py * 1.15 + ay * 2.3 - 2.8, drift, 4);
    const thread = fractal(noise, px * 1.5 + bx * 2.6, py * 1.5 + by * 2.6, drift + 7, 5);
    const reach = Math.hypot(px * stretch + ax * 0.55, py + ay * 0.55);
    const body = smoothstep(0.98, 0.08, reach + thread * 0.42);
    const density = clamp(body * (0.55 + thread * 1.1 + bx * 0.8), 0, 1);
    const wisps = smoothstep(0.05, 0.42, Math.abs(thread + bx * 0.4)) * body;
    const back = bell(Math.hypot(px * 0.7, py * 0.9), 1.15);
    ink.set(out, mix(0.12, 0.3, back), 0.4 + back * 0.4);
    ink.over(out, 0.18 + density * 0.68 + by * 0.22, smoothstep(0.02, 0.6, density), 0.4 + density * 1.05);
    ink.add(out, 0.93, wisps * density ** 2 * 0.34);
    addLight(out, ink.accent, smoothstep(0.1, 0.55, bx) * body * 0.3);
    ink.add(out, 0.5, body * (1 - density) * 0.06);
  };
};
