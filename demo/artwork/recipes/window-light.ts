import { bell, mix, smoothstep } from '../curves.ts';
import { addLight } from '../colour.ts';
import { fractal } from '../noise.ts';
import type { Recipe } from '../recipe.ts';

/** A tall window's light and the shade of leaves on a plain wall. */
export const windowLight: Recipe = ({ ink, random, noise }) => {
  const lean = random.between(0.2, 0.42) * random.pick([1, -1]);
  const [cx, cy] = [random.between(-0.4, 0.4), random.between(-0.05, 0.2)];
  const [columns, rows] = random.pick([
    [2, 3],
    [3, 2],
    [1, 5],
    [4, 1],
    [3, 4],
  ] as const);
  const [halfX, halfY] = [random.between(0.75, 1.1), random.between(0.7, 0.86)];
  const leaves = random() < 0.6;
  const corner = random.between(-1.3, 1.3);
  return (x, y, time, out) => {
    const folded = x > corner ? corner + (x - corner) * 0.75 : x;
    const u = folded - cx + lean * (y - cy) + (x > corner ? (x - corner) * 0.1 : 0);
    const v = y - cy - lean * 0.22 * (folded - cx) + (x > corner ? (x - corner) * 0.14 : 0);
    const blur = 0.02 + 0.035 * smoothstep(-0.6, 0.9, v + 0.2);
    const frame =
      smoothstep(halfX + blur, halfX - blur, Math.abs(u)) * smoothstep(halfY + blur, halfY - blur, Math.abs(v));
    const pane = (place: number, count: number, half: number): number => {
      const size = (half * 2) / count;
      const within = ((place + half) / size - Math.floor((place + half) / size) - 0.5) * size;
      return count === 1
        ? 1
        : smoothstep(size / 2 - 0.018 + blur * 0.2, size / 2 - 0.018 - blur * 0.9, Math.abs(within));
    };
    let light = frame * pane(u, columns, halfX) * pane(v, rows, halfY);
    if (leaves) {
      const breeze = Math.sin(time * 0.7) * 0.03;
      const branch = fractal(noise, u * 1.9 + breeze, v * 1.9 + 4, time * 0.06, 3);
      const leaf = noise(u * 4.6 + branch * 2.2 + breeze * 3, v * 4.6, 2 + time * 0.09);
      light *=
        1 - 0.8 * smoothstep(0.02, 0.3, leaf + branch * 0.5 - 0.06) * smoothstep(-0.55, 0.35, v + u * 0.35 + 0.25);
    }
    const plaster = fractal(noise, x * 5, y * 5, 1, 4) * 0.05 + fractal(noise, x * 1.3, y * 1.3, 8, 2) * 0.07;
    const edge = bell(x - corner, 0.02) * 0.2 + smoothstep(0.35, 0, Math.abs(x - corner)) * 0.16;
    const wash = bell(Math.hypot((x - cx) * 0.55, y - cy), 1.1);
    const glow = mix(0.16, 0.5, wash) * (1 - edge);
    ink.set(out, 0.36 + plaster + wash * 0.14, glow * (x > corner ? 0.72 : 1));
    ink.add(
      out,
      0.83 + plaster * 0.6,
      light * mix(0.6, 1.0, smoothstep(-1, 0.7, v)) * (x > corner ? 0.85 : 1) * (1 - edge * 0.5),
    );
    addLight(out, ink.accent, (1 - light) * 0.022 + light * (1 - frame) * 0.2);
    ink.add(out, 0.6, bell(light - 0.5, 0.3) * frame * 0.05);
  };
};
