import { bell, clamp, mix, smoothstep } from '../curves.ts';
import { addLight } from '../colour.ts';
import { fractal } from '../noise.ts';
import type { Recipe } from '../recipe.ts';

/** Curtains of light over still water. */
export const aurora: Recipe = ({ ink, random, noise, aspect }) => {
  const shore = random.between(-0.52, -0.36);
  const curtains = Array.from({ length: 3 }, (_, index) => ({
    base: random.between(-0.2, 0.25) + index * 0.12,
    height: random.between(0.7, 1.15),
    bend: random.between(0.5, 0.95),
    seed: random.between(0, 50),
    tone: 0.55 + index * 0.13,
  }));
  const stars = Array.from({ length: 190 }, () => ({
    x: random.between(-aspect, aspect),
    y: random.between(-0.3, 1),
    light: random() ** 5 * 1.4 + 0.05,
  }));
  const grid = new Map<number, typeof stars>();
  const cell = (x: number, y: number): number => Math.floor((x + 4) * 8) * 100 + Math.floor((y + 2) * 8);
  for (const star of stars) grid.set(cell(star.x, star.y), [...(grid.get(cell(star.x, star.y)) ?? []), star]);
  return (x, y, time, out) => {
    const mirrored = y < shore;
    const wave = mirrored ? noise(x * 3, (shore - y) * 42, time * 0.6) * 0.05 * (0.3 + shore - y) * 3 : 0;
    const v = mirrored ? shore * 2 - y + wave : y;
    const u = x + wave * 0.6;
    ink.set(out, mix(0.2, 0.05, smoothstep(-0.6, 0.9, v)), 0.62);
    for (const curtain of curtains) {
      const line = curtain.base + noise(u * curtain.bend + curtain.seed, time * 0.06, 2) * 0.55;
      const fold =
        noise(u * 2.6 + curtain.seed, v * 0.25, time * 0.12) * 0.6 +
        fractal(noise, u * 7, 4, time * 0.16 + curtain.seed, 2) * 0.7;
      const above = v - line - fold * 0.06;
      const body = above > 0 ? Math.exp(-above / (curtain.height * 0.45)) : bell(above, 0.04);
      const strength =
        body *
        clamp(0.55 + fold * 0.9, 0.04, 1.5) *
        smoothstep(-1, 0.1, noise(u * 0.7, curtain.seed, time * 0.05) + 0.25);
      ink.add(out, curtain.tone - above * 0.2, strength * 0.85);
      addLight(out, ink.accent, strength * smoothstep(0.15, 0.9, above) * 0.3);
    }
    if (!mirrored) {
      for (const star of grid.get(cell(x, y)) ?? []) {
        ink.add(out, 0.95, bell(Math.hypot(x - star.x, y - star.y), 0.0032) * star.light * 1.6);
      }
    }
    const hills = shore + 0.05 + 0.16 * smoothstep(-0.4, 0.7, fractal(noise, u * 0.9, 7, 3, 4) + 0.2);
    const ground = smoothstep(hills + 0.004, hills - 0.004, v);
    ink.over(out, 0.03, ground, 0.7);
    if (mirrored) {
      const dim = mix(0.72, 0.22, smoothstep(0, 0.7, shore - y));
      for (let channel = 0; channel < 3; channel += 1) out[channel as 0] *= dim;
    }
    ink.add(out, 0.55, bell(y - shore, 0.02) * 0.12 + bell(y - shore - 0.03, 0.1) * 0.05);
  };
};
