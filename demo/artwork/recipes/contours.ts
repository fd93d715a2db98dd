import { bell, mix, smoothstep } from '../curves.ts';
import { addLight } from '../colour.ts';
import type { Recipe } from '../recipe.ts';
import { makeSwell } from '../swell.ts';

/** Steps cut into a landscape, as on a map made of paper. */
export const contours: Recipe = ({ ink, random, aspect }) => {
  const land = makeSwell(random, random.between(0.9, 1.4), 0.32);
  const detail = makeSwell(random, random.between(1.8, 2.6), 0.24);
  const steps = random.pick([6, 7, 8, 9]);
  const lamp = { x: random.between(-0.7, 0.7) * aspect, y: random.between(-0.2, 0.7) };
  return (x, y, time, out) => {
    const height = (land(x, y, time) * 0.8 + detail(x, y, time) * 0.2 + 1) * 0.5 * steps;
    const level = Math.floor(height);
    const within = height - level;
    const shadow = land(x + 0.035, y - 0.05, time) * 0.8 + detail(x + 0.035, y - 0.05, time) * 0.2;
    const shade = smoothstep(0, 0.55, level + 1 - (shadow + 1) * 0.5 * steps) * 0.3;
    const pool = bell(Math.hypot((x - lamp.x) * 0.55, y - lamp.y), 1.25);
    const tone = mix(0.14, 0.9, level / (steps - 1));
    const edge = smoothstep(0.1, 0, within);
    ink.set(out, tone, mix(0.38, 1, pool) * (0.5 + tone * 0.55) * mix(1, 0.62, shade));
    ink.add(out, 0.9, edge * mix(0.04, 0.22, pool));
    addLight(out, ink.accent, smoothstep(0.35, 0.1, tone) * 0.06 + bell(level - 1, 0.4) * 0.05);
  };
};
