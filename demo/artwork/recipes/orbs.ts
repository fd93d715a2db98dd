import { bell, mix, smoothstep } from '../curves.ts';
import { addLight } from '../colour.ts';
import type { Recipe } from '../recipe.ts';
import { sine } from '../swell.ts';

/** Spheres of frosted glass, each lit from inside. */
export const orbs: Recipe = ({ ink, random, aspect }) => {
  const lean = random.between(-0.5, 0.5);
  const balls = Array.from({ length: 9 }, (_, index) => ({
    x: random.between(-1.05, 1.05) * aspect,
    y: random.between(-0.85, 0.85),
    size: mix(0.12, 0.5, random() ** 1.8),
    tone: random.between(0.4, 0.85),
    sway: random.between(0.03, 0.09),
    beat: random.between(0, 6.3),
    accent: index % 4 === 3,
  })).toSorted((one, other) => one.size - other.size);
  return (x, y, time, out) => {
    const rise = smoothstep(-1.1, 1.1, y + x * lean);
    ink.set(out, mix(0.1, 0.36, rise), mix(0.35, 0.7, rise));
    for (const { x: bx, y: by, size, tone, sway, beat, accent } of balls) {
      const px = x - bx - sway * sine(time * 0.8 + beat);
      const py = y - by - sway * sine(time * 0.7 + beat * 2);
      const distance = Math.hypot(px, py);
      if (accent) addLight(out, ink.accent, bell(distance, size * 1.6) * 0.16);
      else ink.add(out, tone, bell(distance, size * 1.6) * 0.14);
      const inside = smoothstep(size + 0.008, size - 0.008, distance);
      if (inside === 0) continue;
      const depth = Math.sqrt(Math.max(0, 1 - (distance / size) ** 2));
      const lit = Math.max(0, (px * -0.5 + py * 0.7) / size + depth * 0.45);
      ink.over(out, tone * 0.55 + lit * 0.36, inside * 0.93, 0.24 + lit * 0.85);
      const rim = inside * (1 - depth) ** 3;
      if (accent) addLight(out, ink.accent, rim * 0.8);
      else ink.add(out, 0.9, rim * 0.35);
      ink.add(out, 0.97, inside * bell(Math.hypot(px / size + 0.36, py / size - 0.42), 0.2) * 0.5);
    }
  };
};
