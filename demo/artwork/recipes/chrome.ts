import { mix, smoothMin, smoothstep } from '../curves.ts';
import { addLight, type Rgb } from '../colour.ts';
import { emptyHit, march, unit } from '../march.ts';
import { fractal } from '../noise.ts';
import type { Recipe } from '../recipe.ts';

/** Liquid metal that mirrors a studio with three soft lights. */
export const chrome: Recipe = ({ ink, random, noise }) => {
  const drops = Array.from({ length: 6 }, (_, index) => ({
    x: random.between(-1.15, 1.15),
    y: random.between(-0.5, 0.5),
    z: random.between(-0.35, 0.35),
    size: index === 0 ? random.between(0.5, 0.66) : random.between(0.2, 0.46),
    speed: random.between(0.2, 0.5),
    phase: random.between(0, 6.3),
  }));
  const hit = emptyHit();
  const studio = (dx: number, dy: number, dz: number, out: Rgb): void => {
    const sky = smoothstep(-0.6, 1, dy);
    ink.set(out, mix(0.06, 0.42, sky), 0.5);
    const bands = fractal(noise, dx * 1.3, dy * 1.7, dz * 1.3 + 5, 2);
    ink.add(out, 0.66, smoothstep(0.0, 0.35, bands) * 0.45);
    ink.add(out, 0.98, smoothstep(0.32, 0.5, dy - Math.abs(dx * 0.5 + 0.2)) * 1.15);
    ink.add(out, 0.82, smoothstep(0.1, 0.0, Math.abs(dx - 0.82)) * smoothstep(-0.5, 0.2, dy) * 1.2);
    addLight(out, ink.accent, smoothstep(0.25, 0.0, Math.abs(dx + 0.85)) * smoothstep(0.6, -0.2, dy) * 0.95);
  };
  return (x, y, time, out) => {
    const scene = (px: number, py: number, pz: number): number => {
      let distance = 9;
      for (const drop of drops) {
        const sway = time * drop.speed + drop.phase;
        const ball =
          Math.hypot(px - drop.x - Math.sin(sway) * 0.12, py - drop.y - Math.cos(sway * 0.8) * 0.1, pz - drop.z) -
          drop.size;
        distance = smoothMin(distance, ball, 0.55);
      }
      return distance + noise(px * 1.7, py * 1.7, pz * 1.7 + time * 0.2) * 0.06;
    };
    const direction = unit(x * 0.4, y * 0.4, 1);
    ink.set(out, mix(0.3, 0.1, smoothstep(0, 1.8, Math.hypot(x * 0.7 + 0.3, y - 0.4))), 0.62);
    march(scene, [0, 0, -2.7], direction, { steps: 60, far: 5, stride: 0.85 }, hit);
    if (hit.at > 5) {
      ink.add(out, 0.6, smoothstep(0.16, 0, hit.near) * 0.05);
      return;
    }
    const facing = -(direction[0] * hit.nx + direction[1] * hit.ny + direction[2] * hit.nz);
    const [rx, ry, rz] = [
      direction[0] + 2 * facing * hit.nx,
      direction[1] + 2 * facing * hit.ny,
      direction[2] + 2 * facing * hit.nz,
    ];
    studio(rx, ry, rz, out);
    const grazing = (1 - Math.max(0, facing)) ** 3;
    // A thin film shifts hue with the angle of view.
    const film = Math.sin(facing * 7 + hit.x * 1.3 + hit.y * 1.1) * 0.5 + 0.5;
    addLight(out, ink.accent, film * grazing * 0.35);
    ink.add(out, 0.6 + film * 0.25, grazing * 0.5);
  };
};
