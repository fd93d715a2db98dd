import { bell, mix, smoothstep } from '../curves.ts';
import { addLight } from '../colour.ts';
import { fractal } from '../noise.ts';
import type { Recipe } from '../recipe.ts';

/** Hundreds of fine threads that swell like a wave. */
export const strings: Recipe = ({ ink, random, noise }) => {
  const count = 74;
  const angle = random.between(-0.3, 0.3);
  const focus = random.between(-0.7, 0.7);
  const seed = random.between(0, 50);
  const twist = random.between(0.5, 1);
  return (x, y, time, out) => {
    const u = x * Math.cos(angle) + y * Math.sin(angle);
    const v = y * Math.cos(angle) - x * Math.sin(angle);
    const haze = fractal(noise, x * 0.5, y * 0.7, time * 0.05, 3);
    ink.set(out, 0.1 + bell(Math.hypot((u - focus) * 0.5, v), 0.8) * 0.2 + haze * 0.08, 0.42);
    const swell = fractal(noise, u * 0.55 + seed, 3, time * 0.1, 2);
    for (let thread = 0; thread < count; thread += 1) {
      const share = thread / (count - 1);
      const wave = noise(u * 0.7 + seed + share * twist * 1.6, share * 2.2, time * 0.13);
      const spread = mix(0.12, 0.85, smoothstep(0, 1.6, Math.abs(u - focus + wave * 0.3)));
      const place = (share - 0.5) * 2 * spread * (0.7 + wave * 0.9) + swell * 0.75 + wave * 0.32;
      const distance = Math.abs(v - place);
      if (distance > 0.14) continue;
      const focusBlur = 0.0028 + 0.016 * Math.abs(share - 0.5) ** 1.5 * smoothstep(0.2, 1.5, Math.abs(u - focus));
      const light =
        (0.0034 / focusBlur) *
        (0.3 + 0.7 * bell(u - focus, 0.95)) *
        (0.5 + 0.6 * noise(u * 1.3, share * 9, time * 0.3));
      ink.add(
        out,
        mix(0.48, 0.95, share),
        Math.max(0, light) * (bell(distance, focusBlur) * 0.85 + bell(distance, 0.045) * 0.05),
      );
      if (thread % 9 === 0) addLight(out, ink.accent, Math.max(0, light) * bell(distance, focusBlur) * 0.8);
    }
  };
};
