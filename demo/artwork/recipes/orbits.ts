import { bell, mix, smoothstep } from '../curves.ts';
import { addLight } from '../colour.ts';
import type { Recipe } from '../recipe.ts';
import { sine } from '../swell.ts';

/** Thin rings around a dark body, with lights that run along them. */
export const orbits: Recipe = ({ ink, random, aspect }) => {
  const [cx, cy] = [random.between(-0.4, 0.4) * aspect, random.between(-0.15, 0.15)];
  const lean = random.between(-0.6, 0.6);
  const [cos, sin] = [Math.cos(lean), Math.sin(lean)];
  const flat = random.between(2.2, 3.6);
  const body = random.between(0.24, 0.36);
  const rings = Array.from({ length: 7 }, (_, index) => ({
    radius: 0.5 + index * random.between(0.17, 0.22),
    width: random.between(0.007, 0.02),
    light: random.between(0.3, 0.9),
    at: random.between(0, 6.3),
    pace: random.between(0.2, 0.5),
    accent: index % 3 === 1,
  }));
  return (x, y, time, out) => {
    const px = (x - cx) * cos - (y - cy) * sin;
    const py = (x - cx) * sin + (y - cy) * cos;
    const distance = Math.hypot(px, py);
    ink.set(out, 0.09 + bell(distance, 1.3) * 0.24, 0.4);
    const globe = smoothstep(body + 0.006, body - 0.006, distance);
    const depth = Math.sqrt(Math.max(0, 1 - (distance / body) ** 2));
    const lit = Math.max(0, (px * -0.6 + py * 0.6) / body + depth * 0.3);
    ink.over(out, 0.1 + lit * 0.75, globe, 0.15 + lit * 0.9);
    const far = Math.hypot(px, py * flat);
    const around = Math.atan2(py * flat, px);
    const shown = py > 0 ? 1 - globe : 1;
    for (const ring of rings) {
      const line = bell(far - ring.radius, ring.width) + bell(far - ring.radius, ring.width * 5) * 0.22;
      const run = mix(0.25, 1.6, (0.5 + 0.5 * sine(around + ring.at - time * ring.pace)) ** 3);
      if (ring.accent) addLight(out, ink.accent, line * ring.light * run * shown);
      else ink.add(out, 0.84, line * ring.light * run * shown);
    }
  };
};
