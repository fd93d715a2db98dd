import { bell, mix, smoothstep } from '../curves.ts';
import { addLight } from '../colour.ts';
import { fractal } from '../noise.ts';
import type { Recipe } from '../recipe.ts';

/** Lights of a far city, out of focus. */
export const bokeh: Recipe = ({ ink, random, noise, aspect }) => {
  const line = random.between(-0.25, 0.15);
  const slope = random.between(-0.3, 0.3);
  const discs = Array.from({ length: 74 }, () => {
    const near = random() ** 2.2;
    const x = random.between(-aspect * 1.1, aspect * 1.1);
    return {
      x,
      y: line + slope * x * 0.4 + (random() + random() + random() - 1.5) * mix(0.4, 0.95, near),
      radius: mix(0.04, 0.27, near) * random.between(0.8, 1.2),
      light: mix(0.5, 0.1, near) * random.between(0.35, 1.25),
      tone: random.between(0.42, 0.92),
      accent: random() < 0.17,
      soft: mix(0.012, 0.05, near) + random() * 0.03,
      drift: random.between(-0.03, 0.03),
      beat: random.between(0, 6.3),
    };
  });
  return (x, y, time, out) => {
    const mist = fractal(noise, x * 0.6, y * 0.6, time * 0.05, 3);
    ink.set(out, 0.13 + bell(y - line - slope * x * 0.4, 0.75) * 0.24 + mist * 0.16, 0.5);
    for (const disc of discs) {
      const distance = Math.hypot(x - disc.x - disc.drift * time, y - disc.y - disc.drift * 0.5 * time);
      if (distance > disc.radius + disc.soft * 2) continue;
      const inside = smoothstep(disc.radius + disc.soft, disc.radius - disc.soft, distance);
      const edge = bell(distance - disc.radius + disc.soft * 1.4, disc.soft * 1.6) * 0.55;
      const strength = disc.light * (0.85 + 0.15 * Math.sin(time * 0.9 + disc.beat)) * inside * (0.62 + edge);
      if (disc.accent) addLight(out, ink.accent, strength * 1.1);
      else ink.add(out, disc.tone, strength);
    }
  };
};
