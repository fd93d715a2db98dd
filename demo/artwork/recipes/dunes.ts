import { bell, mix, smoothstep } from '../curves.ts';
import { fractal } from '../noise.ts';
import type { Recipe } from '../recipe.ts';

/** Ridges in haze under a low sun. */
export const dunes: Recipe = ({ ink, random, noise, aspect }) => {
  const sunX = random.between(-0.55, 0.55) * aspect;
  const horizon = random.between(-0.05, 0.22);
  const sunY = horizon + random.between(0.06, 0.3);
  const size = random.between(0.1, 0.2);
  const layers = Array.from({ length: 7 }, (_, index) => ({
    depth: index / 6,
    base: mix(horizon + 0.04, -1.0, (index / 6) ** 1.25),
    rise: mix(0.1, 0.42, index / 6),
    scale: mix(1.5, 0.55, index / 6) * random.between(0.8, 1.25),
    offset: random.between(0, 90),
  }));
  const ridge = (layer: (typeof layers)[number], x: number, time: number): number => {
    const place = x * layer.scale + layer.offset + time * 0.03 * (0.3 + layer.depth);
    const broad = fractal(noise, place * 0.62, layer.offset, 0, 2);
    return layer.base + layer.rise * (0.3 + broad * 1.5 - Math.abs(noise(place * 0.5, 3, 1)) * 0.45);
  };
  return (x, y, time, out) => {
    const distance = Math.hypot(x - sunX, y - sunY);
    const up = smoothstep(horizon - 0.1, 1.1, y);
    const cloud = fractal(noise, x * 0.6 + time * 0.02, y * 3.2, 5, 4);
    ink.set(out, mix(0.72, 0.16, up ** 0.75) + cloud * 0.08, mix(0.82, 0.3, up));
    ink.add(out, 0.86, bell(distance, 0.75) * 0.42 + bell(distance, 1.7) * 0.14);
    ink.add(out, 0.97, smoothstep(size + 0.012, size - 0.012, distance) * 1.5);
    for (let index = layers.length - 1; index >= 0; index -= 1) {
      const layer = layers[index];
      if (layer === undefined) break;
      const top = ridge(layer, x, time);
      if (y > top + 0.004) continue;
      const below = top - y;
      // The crest winds down the slope towards the viewer, so shade is read off the ridge beside this point.
      const away = Math.tanh((x - sunX) * 1.6);
      const beside = x + below * (0.9 + noise(x * 1.2, below * 2, layer.offset) * 1.1);
      const slope = (ridge(layer, beside + 0.03, time) - ridge(layer, beside - 0.03, time)) / 0.06;
      const facing = smoothstep(-0.32, 0.42, -slope * away + 0.1 + below * 0.12);
      const far = 1 - layer.depth;
      const veil = mix(0.05, 0.62, far ** 1.2);
      const ripple = noise(x * 9 + y * 4, y * mix(60, 24, layer.depth), layer.offset) * 0.02 * layer.depth;
      const near = bell((x - sunX) * 0.5, 1.1);
      const lit = facing * mix(0.1, 0.42, near) * Math.exp(-below * 2.4) + ripple * facing;
      ink.set(out, veil + lit, mix(0.3, 0.78, far) + lit * 0.5);
      ink.add(out, 0.9, Math.exp(-below * 55) * 0.22 * near * facing);
      ink.add(out, 0.72, smoothstep(0, 0.5, below) * 0.14 * far + 0.05 * near * far);
      return;
    }
  };
};
