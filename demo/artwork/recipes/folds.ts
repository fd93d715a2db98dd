import { bell, mix } from '../curves.ts';
import { addLight } from '../colour.ts';
import type { Recipe } from '../recipe.ts';
import { makeSwell, sine } from '../swell.ts';

/** Heavy cloth in deep folds under one lamp. */
export const folds: Recipe = ({ ink, random, aspect }) => {
  const warp = makeSwell(random, random.between(0.9, 1.5));
  const cross = makeSwell(random, random.between(1.4, 2.2));
  const angle = random.between(-1.2, 1.2);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const density = random.between(2.2, 4.2);
  const lamp = { x: random.between(-0.7, 0.7) * aspect, y: random.between(-0.3, 0.6) };
  const side = random.pick([1, -1]);
  return (x, y, time, out) => {
    const u = x * cos - y * sin;
    const bend = warp(x, y, time);
    const phase = u * density + bend * 2.4 + cross(x, y, time) * 0.8;
    const ridge = sine(phase) * 0.6 + sine(phase * 2.1 + bend * 2) * 0.25;
    const slope = (sine(phase + 1.57) * 0.6 + sine(phase * 2.1 + bend * 2 + 1.57) * 0.5) * side;
    const pool = bell(Math.hypot((x - lamp.x) * 0.6, y - lamp.y), 1.05);
    const lit = Math.max(0, 0.5 + slope * 0.55 + ridge * 0.25);
    ink.set(out, 0.1 + lit * 0.58, mix(0.3, 1.35, pool) * (0.14 + lit * 0.86));
    ink.add(out, 0.9, pool * Math.max(0, slope) ** 8 * 0.75);
    addLight(out, ink.accent, (1 - pool) * Math.max(0, -slope) * 0.09);
  };
};
