import { bell, mix, smoothstep } from '../curves.ts';
import { addLight } from '../colour.ts';
import type { Recipe } from '../recipe.ts';
import { makeSwell, sine } from '../swell.ts';

/** Colors poured into each other, with veins of light. */
export const marble: Recipe = ({ ink, random, aspect }) => {
  const first = makeSwell(random, random.between(0.8, 1.2), 0.26);
  const second = makeSwell(random, random.between(1.1, 1.6), 0.26);
  const third = makeSwell(random, random.between(1.6, 2.4), 0.26);
  const lamp = { x: random.between(-0.6, 0.6) * aspect, y: random.between(-0.4, 0.5) };
  const bands = random.between(1.6, 2.8);
  return (x, y, time, out) => {
    const ax = first(x, y, time);
    const ay = second(x, y, time);
    const bx = third(x * 0.6 + ax * 0.9, y * 0.6 + ay * 0.9, time);
    const flow = ax * 1.3 + bx * 1.4 + ay * 0.4;
    const tone = 0.46 + 0.34 * sine(flow * bands);
    const vein = bell(sine(flow * bands * 2 + bx * 2), 0.16);
    const pool = bell(Math.hypot((x - lamp.x) * 0.6, y - lamp.y), 1.2);
    ink.set(out, tone, mix(0.35, 1.05, pool) * (0.4 + tone * 0.7));
    ink.add(out, 0.93, vein * mix(0.05, 0.42, pool));
    addLight(out, ink.accent, smoothstep(0.2, 0.9, -ax) * (0.04 + 0.2 * smoothstep(0.5, 0.2, tone)));
  };
};
