import { bell, clamp, mix, smoothstep } from '../curves.ts';
import { fractal } from '../noise.ts';
import type { Recipe } from '../recipe.ts';

/** Sheets of cut paper, one above the other, round a lit hollow. */
export const paper: Recipe = ({ ink, random, noise }) => {
  const [cx, cy] = [random.between(-0.5, 0.5), random.between(-0.2, 0.25)];
  const sheets = 9;
  const bend = random.between(0.55, 0.85);
  const stretch = random.between(0.5, 0.72);
  const falling = random() < 0.4;
  const field = (x: number, y: number, time: number): number => {
    const warp = fractal(noise, x * bend, y * bend, time * 0.05, 2);
    return falling
      ? (y * 0.62 - cy) * -1 + 0.62 + Math.sin(x * 1.5 + cx * 4) * 0.16 + warp * 0.62
      : Math.hypot((x - cx) * stretch, y - cy) * 0.92 + warp * 0.7;
  };
  return (x, y, time, out) => {
    const level = clamp(field(x, y, time) * sheets * 0.78, 0, sheets - 0.001);
    const sheet = Math.floor(level);
    // The shadow of the sheet above falls away from the light, which is at the upper left.
    let shadow = 0;
    for (let tap = 1; tap <= 6; tap += 1) {
      const reach = tap * 0.017;
      const above = field(x - reach * 0.75, y + reach, time) * sheets * 0.78;
      shadow += smoothstep(sheet + 1 - 0.06, sheet + 1 + 0.12, above) * (1 - tap / 8);
    }
    shadow = clamp(shadow / 2.6, 0, 1);
    const edge = bell(level - sheet, 0.05) * (sheet > 0 ? 1 : 0);
    const fibre = noise(x * 60, y * 60, sheet) * 0.012 + noise(x * 150, y * 140, 1) * 0.012;
    const depth = sheet / (sheets - 1);
    const light = bell(Math.hypot((x - cx) * 0.55, y - cy), 1.5);
    const tone = mix(0.94, 0.14, depth ** 0.72) + fibre + (sheet % 2) * 0.03;
    ink.set(out, tone - shadow * 0.12, mix(0.55, 1.0, light) * mix(1.05, 0.62, depth) * (1 - shadow * 0.66));
    ink.add(out, clamp(tone + 0.25, 0, 1), edge * 0.16 * (1 - shadow));
    if (sheet === 0) ink.add(out, 0.98, bell(level, 0.9) * 0.45);
  };
};
