import { bell, mix, smoothstep } from '../curves.ts';
import { addLight } from '../colour.ts';
import { fractal } from '../noise.ts';
import type { Recipe } from '../recipe.ts';

/** Long exposure of lights that rush along a bend. */
export const trails: Recipe = ({ ink, random, noise, aspect }) => {
  const [vx, vy] = [random.between(-0.5, 0.5) * aspect, random.between(0.02, 0.32)];
  const bend = random.between(-1.1, 1.1);
  const lines = Array.from({ length: 46 }, () => {
    const lane = random.between(-1.7, 1.7);
    return {
      lane,
      lift: random() < 0.16 ? random.between(0.5, 0.85) : random.between(-0.95, -0.55),
      width: random.between(0.003, 0.014),
      light: random() ** 2 * 1.5 + 0.1,
      tone: random.between(0.5, 0.93),
      accent: lane > 0.35 && random() < 0.6,
      from: random.between(0.0, 0.35),
      beat: random.between(0, 9),
    };
  });
  return (x, y, time, out) => {
    const haze = fractal(noise, x * 0.7, y * 1.2, time * 0.04, 3);
    const glow = bell(Math.hypot((x - vx) * 0.5, y - vy), 0.55);
    ink.set(out, 0.09 + glow * 0.34 + haze * 0.07, 0.36 + glow * 0.5);
    for (const line of lines) {
      // Depth of the trail at this height: 1 at the eye, 0 where everything vanishes.
      const depth = (y - vy) / (line.lift - vy);
      if (depth <= 0.004 || depth > 2.6) continue;
      const far = 1 / depth - 0.38;
      const curve = bend * far * far * 0.05 * Math.min(depth, 1) + noise(far * 0.4, line.beat, time * 0.05) * 0.02;
      const px = mix(vx, line.lane * aspect * 0.75, depth) + curve;
      const width = line.width * (0.35 + depth * 1.5);
      const slope = Math.abs((line.lane * aspect * 0.75 - vx) / (line.lift - vy));
      const distance = Math.abs(x - px) / Math.hypot(1, slope);
      if (distance > width * 13) continue;
      const pulse = 0.7 + 0.3 * Math.sin(far * 2.2 - time * 2.4 + line.beat);
      const fade = smoothstep(line.from * 0.2, line.from * 0.2 + 0.12, depth) * pulse * line.light;
      const strength = fade * (bell(distance, width) + bell(distance, width * 3.6) * 0.16);
      if (line.accent) addLight(out, ink.accent, strength * 1.15);
      else ink.add(out, line.tone, strength);
    }
    ink.add(out, 0.95, bell(Math.hypot((x - vx) * 0.55, (y - vy) * 1.6), 0.1) * 0.9);
  };
};
