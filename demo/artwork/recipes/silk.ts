import { bell, mix, smoothstep } from '../curves.ts';
import { fractal } from '../noise.ts';
import type { Recipe } from '../recipe.ts';

/** A sheet of silk in long folds, lit from one side. */
export const silk: Recipe = ({ ink, random, noise }) => {
  const angle = random.between(-0.9, 0.9);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const density = random.between(1.5, 2.6);
  const sway = random.between(1.6, 2.7);
  const [lx, ly] = [random.between(-0.75, 0.75), random.between(0.35, 0.8)];
  const [fx, fy] = [random.between(-0.7, 0.7), random.between(-0.3, 0.4)];
  const height = (x: number, y: number, time: number): number => {
    const u = x * cos - y * sin;
    const v = x * sin + y * cos;
    const drift = time * 0.12;
    const warp = fractal(noise, u * 0.55, v * 0.55, drift, 2);
    const second = noise(u * 1.1 + 4 + warp, v * 0.5 - 2, drift + 9);
    const phase = u * density + warp * sway + second * 0.9 + time * 0.15;
    return Math.sin(phase * 2) * 0.34 + Math.sin(phase * 4.3 + v * 1.1) * 0.11 + warp * 0.5 + second * 0.16;
  };
  return (x, y, time, out) => {
    const step = 0.006;
    const h = height(x, y, time);
    const dx = (height(x + step, y, time) - h) / step;
    const dy = (height(x, y + step, time) - h) / step;
    const length = Math.hypot(dx, dy, 1.15);
    const nx = -dx / length;
    const ny = -dy / length;
    const nz = 1.15 / length;
    const lit = Math.max(0, (nx * lx + ny * ly + nz * 0.62) / Math.hypot(lx, ly, 0.62));
    const half = Math.hypot(lx, ly, 1.62);
    const shine = Math.max(0, (nx * lx + ny * ly + nz * 1.62) / half);
    const pool = mix(0.45, 1.3, bell(Math.hypot((x - fx) * 0.65, y - fy), 1.05));
    const rim = (1 - nz) ** 3;
    ink.set(out, 0.1 + lit * 0.58 + h * 0.1, pool * (0.2 + lit * 0.85));
    ink.add(out, 0.86, pool * (shine ** 46 * 0.75 + shine ** 10 * 0.14));
    ink.add(out, 0.5, rim * 0.16 * smoothstep(-1, 1, y));
  };
};
