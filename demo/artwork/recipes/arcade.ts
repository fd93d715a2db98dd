import { bell, mix, smoothstep } from '../curves.ts';
import { addLight } from '../colour.ts';
import { emptyHit, march, openness, softShadow, unit } from '../march.ts';
import { fractal } from '../noise.ts';
import type { Recipe } from '../recipe.ts';

/** A colonnade with late sun through its arches. */
export const arcade: Recipe = ({ ink, random, noise }) => {
  const spacing = random.between(1.5, 1.9);
  const half = random.between(0.5, 0.62);
  const width = random.between(1.25, 1.6);
  const side = random.pick([1, -1]);
  const light = unit(side * 0.9, random.between(0.42, 0.6), random.between(0.25, 0.5));
  const shift = random.between(-0.35, 0.35);
  const scene = (x: number, y: number, z: number): number => {
    const floor = y + 1;
    const along = z - Math.round(z / spacing) * spacing;
    // A wall with a row of arched openings on the sunny side; a plain one opposite, with shallow niches.
    const opening = (depth: number): number =>
      y < 0.35 ? Math.abs(along) - half * depth : Math.hypot(along, y - 0.35) - half * depth;
    const wall = (at: number, depth: number): number => Math.max(Math.abs(x - at) - 0.16, -opening(depth));
    const plain = side * x + width;
    const niche = Math.max(plain, -Math.max(opening(0.8), -(plain + 0.2)));
    const vault = Math.max(1.75 - y, side * x - width - 0.16);
    return Math.min(floor, wall(side * width, 1), niche, vault);
  };
  const hit = emptyHit();
  return (x, y, time, out) => {
    const direction = unit(x * 0.62 - shift * 0.2, y * 0.62 + 0.04, 1.25);
    march(scene, [shift, 0.02, time * 0.1 - 0.4], direction, { steps: 110, far: 16, stride: 0.9 }, hit);
    const distance = Math.min(hit.at, 16);
    const fog = 1 - Math.exp(-distance * 0.055);
    if (hit.at < 16) {
      const facing = Math.max(0, hit.nx * light[0] + hit.ny * light[1] + hit.nz * light[2]);
      const sun = facing > 0 ? facing * softShadow(scene, hit, light, 6, 22) : 0;
      const open = openness(scene, hit, 0.5);
      const grain = fractal(noise, hit.x * 3 + hit.z * 2, hit.y * 3, hit.z * 1.5, 4) * 0.06;
      const bounce = Math.max(0, -hit.nx * light[0] * 0.5 + 0.45) * open;
      ink.set(out, 0.3 + grain + bounce * 0.16, 0.04 + bounce * 0.4);
      ink.add(out, 0.84 + grain, sun * 1.9);
      addLight(out, ink.accent, open * (1 - facing) * 0.025);
    }
    ink.over(out, 0.8, fog * 0.9, 0.85);
    ink.add(out, 0.92, bell(Math.hypot(x + shift * 0.3, y - 0.02), 0.42) * 0.35 * fog);
    const shaft = smoothstep(-0.2, 0.5, fractal(noise, x * 2.2 * side - y * 3.4, 3, time * 0.05, 2));
    ink.add(out, 0.85, shaft * mix(0.02, 0.1, smoothstep(-0.7, 0.7, y)) * fog);
  };
};
