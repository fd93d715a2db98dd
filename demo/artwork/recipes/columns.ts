import { bell, mix, smoothstep } from '../curves.ts';
import { addLight } from '../colour.ts';
import type { Recipe } from '../recipe.ts';
import { makeSwell, sine } from '../swell.ts';

/** Rounded columns side by side; light wanders over them. */
export const columns: Recipe = ({ ink, random, aspect }) => {
  const count = random.between(1.5, 3);
  const angle = random.pick([0, 0, 0.42, -0.42, 1.5708]);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const glow = makeSwell(random, 0.9, 0.7);
  const lamp = random.between(-0.6, 0.6) * aspect;
  const side = random.pick([1, -1]);
  return (x, y, time, out) => {
    const place = (x * cos + y * sin) * count;
    const number = Math.floor(place);
    const within = (place - number) * 2 - 1;
    const along = y * cos - x * sin;
    const height = sine(number * 2.4 + time * 0.5) * 0.35 + sine(number * 1.3) * 0.3;
    const depth = Math.sqrt(Math.max(0, 1 - within * within));
    const lit = Math.max(0, within * 0.62 * side + depth * 0.55);
    const pool = bell(along - height + glow(number / count, along * 0.4, time) * 0.5, 0.85);
    const near = bell((x - lamp) * 0.55, 1.1);
    ink.set(out, 0.1 + lit * 0.4 + pool * 0.3, (0.12 + lit * 0.75) * mix(0.35, 1.3, pool * near));
    ink.add(out, 0.92, bell(within - 0.45 * side, 0.16) * pool * near * 0.5);
    addLight(out, ink.accent, smoothstep(0.4, 1, -within * side) * (1 - pool) * 0.16);
    const seam = smoothstep(0.93, 1, Math.abs(within));
    for (let channel = 0; channel < 3; channel += 1) out[channel as 0] *= 1 - seam * 0.7;
  };
};
