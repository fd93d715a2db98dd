import { bell, mix, smoothstep } from '../curves.ts';
import { addLight } from '../colour.ts';
import type { Recipe } from '../recipe.ts';
import { makeSwell, sine } from '../swell.ts';

/** Rings on still water that meet each other. */
export const ripples: Recipe = ({ ink, random, aspect }) => {
  const drops = Array.from({ length: 3 }, () => ({
    x: random.between(-1, 1) * aspect,
    y: random.between(-0.9, 0.9),
    fine: random.between(9, 17),
    pace: random.between(0.7, 1.2),
    fade: random.between(0.6, 1.1),
  }));
  const calm = makeSwell(random, 0.9);
  const lamp = { x: random.between(-0.8, 0.8) * aspect, y: random.between(0.1, 0.9) };
  const from = random.between(0, 6.3);
  const [lx, ly] = [Math.cos(from), Math.sin(from)];
  return (x, y, time, out) => {
    let height = 0;
    let slope = 0;
    for (const drop of drops) {
      const distance = Math.hypot(x - drop.x, (y - drop.y) * 1.35);
      const weight = Math.exp(-distance * drop.fade);
      const phase = distance * drop.fine - time * drop.pace;
      height += sine(phase) * weight;
      const towards = ((x - drop.x) * lx + (y - drop.y) * ly) / (distance + 0.12);
      slope += sine(phase + 1.57) * weight * towards * 1.5;
    }
    const deep = calm(x, y, time);
    const pool = bell(Math.hypot((x - lamp.x) * 0.55, (y - lamp.y) * 0.8), 1.1);
    ink.set(out, 0.2 + pool * 0.4 + height * 0.14 + deep * 0.08, mix(0.3, 0.95, pool) * (0.75 + height * 0.35));
    ink.add(out, 0.93, pool * smoothstep(0.25, 1.1, slope + deep * 0.3) * 0.7);
    addLight(out, ink.accent, smoothstep(0.2, 0.9, -slope) * (1 - pool) * 0.16);
  };
};
