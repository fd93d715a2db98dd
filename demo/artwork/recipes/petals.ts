import { bell, mix, smoothstep } from '../curves.ts';
import { addLight } from '../colour.ts';
import type { Recipe } from '../recipe.ts';
import { makeSwell, sine } from '../swell.ts';

/** A flower of light that opens in layers. */
export const petals: Recipe = ({ ink, random, aspect }) => {
  const [cx, cy] = [random.between(-0.45, 0.45) * aspect, random.between(-0.2, 0.25)];
  const count = random.pick([3, 4, 5, 6, 7]);
  const bend = makeSwell(random, 0.9);
  const layers = Array.from({ length: 5 }, (_, index) => ({
    size: mix(1.35, 0.3, index / 4) * random.between(0.9, 1.1),
    turn: random.between(0, 6.3),
    pace: random.between(0.1, 0.22) * (index % 2 === 0 ? 1 : -1),
    depth: random.between(0.16, 0.34),
    tone: mix(0.34, 0.9, index / 4),
  }));
  return (x, y, time, out) => {
    const [px, py] = [x - cx, y - cy];
    const distance = Math.hypot(px, py) * (1 + bend(x, y, time) * 0.1);
    const around = Math.atan2(py, px);
    ink.set(out, 0.1 + bell(distance, 1.5) * 0.16, 0.42);
    for (const { size, turn, pace, depth, tone } of layers) {
      const edge = size * (1 - depth + depth * sine(around * count + turn + time * pace));
      const inside = smoothstep(edge + 0.012, edge - 0.012, distance);
      if (inside === 0) continue;
      const rise = distance / edge;
      ink.over(out, tone * mix(0.5, 1, rise * rise), inside * 0.86, mix(0.35, 1, rise ** 3));
      ink.add(out, 0.92, inside * bell(rise - 1, 0.06) * 0.32);
    }
    ink.add(out, 0.96, bell(distance, 0.16) * 0.9);
    addLight(out, ink.accent, bell(distance - 1.5, 0.5) * 0.06);
  };
};
