import { bell, mix, smoothstep } from '../curves.ts';
import { addLight } from '../colour.ts';
import { makeFigure, portraitRay } from '../figure.ts';
import { emptyHit, march, openness, softShadow, unit, type Distance } from '../march.ts';
import { fractal } from '../noise.ts';
import type { Recipe, Studio } from '../recipe.ts';

type Material = 'clay' | 'ribbon';

const bust =
  (material: Material): Recipe =>
  ({ ink, random, noise }: Studio) => {
    const solid = makeFigure(random);
    const side = random.pick([1, -1]);
    const key = unit(side * 0.8, random.between(0.35, 0.75), random.between(0.3, 0.7));
    const rim = unit(-side * 0.9, 0.35, -0.75);
    const bands = random.between(15, 23);
    const slant = random.between(-0.5, 0.5);
    const share = random.between(-0.1, 0.35);
    const glow = { x: random.between(-0.3, 0.3), y: random.between(0, 0.4) };
    const scene: Distance =
      material === 'ribbon'
        ? (x, y, z) => {
            const body = solid(x, y, z);
            if (body > 0.1) return body - 0.02;
            const shell = Math.abs(body) - 0.011;
            const wave = Math.sin((y + x * slant + z * 0.22 + noise(x * 1.5, y * 1.5, z * 1.5) * 0.22) * bands);
            return Math.max(shell, (wave - share) * 0.028);
          }
        : solid;
    const hit = emptyHit();
    return (x, y, _time, out) => {
      const smoke = fractal(noise, x * 0.9, y * 0.7, 3, 4);
      const back = bell(Math.hypot(x - glow.x, (y - glow.y) * 0.8), 0.95);
      ink.set(out, 0.12 + back * 0.4 + smoke * 0.13, 0.22 + back * 0.5);
      const { from, direction } = portraitRay(x, y);
      march(
        scene,
        from,
        direction,
        { steps: material === 'ribbon' ? 120 : 70, far: 6, stride: material === 'ribbon' ? 0.72 : 0.92 },
        hit,
      );
      if (hit.at > 6) return;
      const inside = material === 'ribbon' && solid(hit.x, hit.y, hit.z) < 0 ? 1 : 0;
      const facing = Math.max(0, hit.nx * key[0] + hit.ny * key[1] + hit.nz * key[2]);
      const shade = facing > 0 ? softShadow(scene, hit, key, 1.6, 9) : 0;
      const open = openness(scene, hit, 0.28);
      const view = Math.max(0, -(direction[0] * hit.nx + direction[1] * hit.ny + direction[2] * hit.nz));
      const grazing = (1 - view) ** 3;
      const behind = Math.max(0, hit.nx * rim[0] + hit.ny * rim[1] + hit.nz * rim[2]);
      const half = unit(key[0] - direction[0], key[1] - direction[1], key[2] - direction[2]);
      const shine = Math.max(0, hit.nx * half[0] + hit.ny * half[1] + hit.nz * half[2]);
      const vein = fractal(noise, hit.x * 2.4, hit.y * 2.4, hit.z * 2.4, 5) * 0.1;
      const lit = facing * shade;
      ink.set(out, mix(0.34, 0.8, lit) + vein - inside * 0.14, (0.06 + 0.2 * open + lit * 0.85) * mix(1, 0.5, inside));
      ink.add(out, 0.95, shine ** 34 * shade * 0.4 * (1 - inside));
      ink.add(out, 0.88, behind * grazing * 1.4 + behind ** 3 * 0.25);
      addLight(out, ink.accent, behind * open * 0.5 + grazing * 0.12);
      const fade = smoothstep(-0.55, -1.05, y);
      ink.over(out, 0.14, fade * 0.75, 0.25);
    };
  };

/** A bust of matt clay between a warm and a cool lamp. */
export const clay: Recipe = bust('clay');

/** A hollow bust of flowing ribbons. */
export const ribbon: Recipe = bust('ribbon');
