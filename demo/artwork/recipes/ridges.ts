import { bell, mix, smoothstep } from '../curves.ts';
import type { Recipe } from '../recipe.ts';
import { sine } from '../swell.ts';

/** Hills behind hills in the mist, and a sun that is not yet up or no longer. */
export const ridges: Recipe = ({ ink, random, aspect }) => {
  const sun = { x: random.between(-0.6, 0.6) * aspect, y: random.between(0.15, 0.55), size: random.between(0.14, 0.3) };
  const layers = Array.from({ length: 6 }, (_, index) => ({
    base: mix(0.22, -0.95, (index / 5) ** 1.1),
    rise: mix(0.1, 0.24, index / 5),
    broad: random.between(0.8, 1.5),
    fine: random.between(2.2, 4),
    phase: random.between(0, 60),
    pace: mix(0.04, 0.3, index / 5),
    far: 1 - index / 5,
  }));
  return (x, y, time, out) => {
    const distance = Math.hypot(x - sun.x, y - sun.y);
    const up = smoothstep(-0.3, 1.1, y);
    ink.set(out, mix(0.74, 0.24, up), mix(0.85, 0.42, up));
    ink.add(out, 0.86, bell(distance, 0.7) * 0.45);
    ink.add(out, 0.97, smoothstep(sun.size + 0.01, sun.size - 0.01, distance) * 1.1);
    for (let index = layers.length - 1; index >= 0; index -= 1) {
      const layer = layers[index];
      if (layer === undefined) break;
      const place = x + time * layer.pace * 0.3;
      const shape =
        sine(place * layer.broad + layer.phase) * 0.62 +
        sine(place * layer.fine + layer.phase * 2) * 0.26 +
        sine(place * layer.fine * 2.3 + layer.phase) * 0.1;
      const top = layer.base + layer.rise * shape;
      if (y > top) continue;
      const below = top - y;
      const veil = mix(0.06, 0.66, layer.far ** 1.3);
      ink.set(out, veil + below * 0.22 * layer.far, mix(0.34, 0.82, layer.far));
      ink.add(out, 0.8, smoothstep(0, 0.6, below) * 0.2 * layer.far + 0.03);
      ink.add(out, 0.92, Math.exp(-below * 40) * 0.3 * bell((x - sun.x) * 0.7, 1));
      return;
    }
  };
};
