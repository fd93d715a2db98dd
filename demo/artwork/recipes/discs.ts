import { bell, mix, smoothstep } from '../curves.ts';
import { addLight } from '../colour.ts';
import type { Recipe } from '../recipe.ts';
import { sine } from '../swell.ts';

/** Sheets of colored film cut into circles, laid over each other. */
export const discs: Recipe = ({ ink, random, aspect }) => {
  const sheets = Array.from({ length: 6 }, (_, index) => ({
    x: random.between(-0.9, 0.9) * aspect,
    y: random.between(-0.6, 0.6),
    size: mix(0.95, 0.24, index / 5) * random.between(0.85, 1.15),
    tone: mix(0.3, 0.86, index / 5),
    from: random.between(0, 6.3),
    beat: random.between(0, 6.3),
    accent: index === 4,
  }));
  const lean = random.between(-0.4, 0.4);
  return (x, y, time, out) => {
    const rise = smoothstep(-1.2, 1.2, y + x * lean);
    ink.set(out, mix(0.12, 0.3, rise), mix(0.4, 0.66, rise));
    for (const { x: sx, y: sy, size, tone, from, beat, accent } of sheets) {
      const px = x - sx - 0.09 * sine(time * 0.6 + beat);
      const py = y - sy - 0.07 * sine(time * 0.5 + beat * 1.7);
      const distance = Math.hypot(px, py);
      const shade =
        bell(Math.hypot(px - 0.03, py + 0.05) - size, 0.07) * smoothstep(size - 0.01, size + 0.01, distance);
      for (let channel = 0; channel < 3; channel += 1) out[channel as 0] *= 1 - shade * 0.45;
      const inside = smoothstep(size + 0.005, size - 0.005, distance);
      if (inside === 0) continue;
      const across = 0.5 + (px * Math.cos(from) + py * Math.sin(from)) / size / 2;
      ink.over(out, tone * mix(0.62, 1.08, across), inside * mix(0.62, 0.96, across), mix(0.35, 1.02, across));
      if (accent) addLight(out, ink.accent, inside * (1 - across) * 0.5);
      ink.add(out, 0.93, inside * bell(distance - size, 0.016) * across * 0.3);
    }
  };
};
