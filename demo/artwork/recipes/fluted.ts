import { bell, mix, smoothstep } from '../curves.ts';
import { addLight } from '../colour.ts';
import { fractal } from '../noise.ts';
import type { Recipe } from '../recipe.ts';

/** Coloured light behind fluted glass. */
export const fluted: Recipe = ({ ink, random, noise, aspect }) => {
  const angle = random.pick([0, 0, 0.35, -0.5]);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const ribs = random.between(5.5, 10);
  const orbs = Array.from({ length: 4 }, (_, index) => ({
    x: random.between(-0.8, 0.8) * aspect,
    y: random.between(-0.6, 0.6),
    size: random.between(0.7, 1.15) * (index === 0 ? 1.1 : 0.85),
    tone: [0.93, 0.7, 0.5, 0.8][index] ?? 0.6,
    light: [1.05, 0.75, 0.6, 0.4][index] ?? 0.5,
    accent: index === 3,
    beat: random.between(0, 6),
  }));
  return (x, y, time, out) => {
    const u = x * cos + y * sin;
    const v = y * cos - x * sin;
    const place = u * ribs;
    const within = place - Math.floor(place) - 0.5;
    const lens = within * 1.9 + within * Math.abs(within) * 1.6;
    const sx = u + (lens * 1.25) / ribs + lens * 0.14;
    const px = sx * cos - v * sin;
    const py = sx * sin + v * cos + noise(Math.floor(place) * 3.7, 2, 0) * 0.06;
    const mist = fractal(noise, px * 0.6, py * 0.6, time * 0.06, 2);
    ink.set(out, 0.14 + smoothstep(-1, 1, py + mist) * 0.22, 0.55);
    for (const orb of orbs) {
      const ox = orb.x + Math.sin(time * 0.35 + orb.beat) * 0.12;
      const oy = orb.y + Math.cos(time * 0.28 + orb.beat) * 0.1;
      const distance = Math.hypot(px - ox, py - oy) + mist * 0.16;
      const strength = smoothstep(orb.size, orb.size * 0.12, distance) * orb.light;
      if (orb.accent) addLight(out, ink.accent, strength);
      else ink.over(out, orb.tone, Math.min(1, strength * 0.95), mix(0.7, 1.15, strength));
    }
    const groove = bell(Math.abs(within) - 0.5, 0.07);
    const shine = bell(within + 0.24, 0.08) * 0.22 + bell(within - 0.33, 0.04) * 0.1;
    for (let channel = 0; channel < 3; channel += 1) out[channel as 0] *= 1 - groove * 0.42 + shine;
    ink.add(out, 0.8, shine * 0.06);
  };
};
