import { bell, mix, smoothstep } from '../curves.ts';
import { fractal } from '../noise.ts';
import type { Recipe } from '../recipe.ts';

/** Light broken by glass into overlapping fans. */
export const prism: Recipe = ({ ink, random, noise }) => {
  const fans = Array.from({ length: 7 }, () => ({
    x: random.between(-1.6, 1.6),
    y: random.between(-1.4, 1.4),
    angle: random.between(0, 6.3),
    spread: random.between(0.16, 0.6),
    light: random.between(0.35, 0.95),
    turn: random.between(-0.06, 0.06),
  }));
  const [fx, fy] = [random.between(-0.5, 0.5), random.between(-0.2, 0.2)];
  return (x, y, time, out) => {
    const bendX = x + fractal(noise, x * 0.9, y * 0.9, time * 0.08, 2) * 0.35;
    const bendY = y + fractal(noise, x * 0.9 + 9, y * 0.9, time * 0.08, 2) * 0.35;
    const focus = bell(Math.hypot((x - fx) * 0.7, y - fy), 0.85);
    ink.set(out, 0.1 + focus * 0.2, 0.4);
    const { accent } = ink;
    for (const fan of fans) {
      const dx = bendX - fan.x;
      const dy = bendY - fan.y;
      const reach = Math.hypot(dx, dy);
      const turn = Math.atan2(dy, dx) - fan.angle - fan.turn * time;
      const off = Math.atan2(Math.sin(turn), Math.cos(turn));
      if (Math.abs(off) > fan.spread * 1.6) continue;
      // Each color leaves the glass at its own angle.
      const fade = fan.light * smoothstep(0.02, 0.4, reach) * Math.exp(-reach * 0.35) * mix(0.35, 1.15, focus);
      const caustic = 0.55 + 0.9 * smoothstep(0.05, 0.5, Math.abs(noise(off * 9, fan.x, reach * 0.35 + time * 0.1)));
      const edge = (shift: number): number =>
        smoothstep(fan.spread, fan.spread * 0.25, Math.abs(off + shift)) ** 1.4 +
        bell(Math.abs(off + shift) - fan.spread * 0.72, 0.03) * 0.8;
      ink.add(out, 0.62, edge(0.06) * fade * caustic * 0.5);
      ink.add(out, 0.9, edge(0) * fade * caustic * 0.3);
      const cool = edge(-0.08) * fade * caustic * 0.4;
      out[0] += accent[0] * cool;
      out[1] += accent[1] * cool;
      out[2] += accent[2] * cool;
    }
    ink.add(out, 0.98, bell(Math.hypot(x - fx, y - fy), 0.3) * 0.22);
  };
};
