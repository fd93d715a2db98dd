import { bell, mix, smoothstep } from '../curves.ts';
import { addLight } from '../colour.ts';
import { fractal } from '../noise.ts';
import type { Recipe } from '../recipe.ts';

/** A dark sphere before its light. */
export const eclipse: Recipe = ({ ink, random, noise }) => {
  const [cx, cy] = [random.between(-0.55, 0.55), random.between(-0.12, 0.2)];
  const radius = random.between(0.34, 0.52);
  const angle = random.between(0.2, 2.9);
  const [lx, ly] = [Math.cos(angle), Math.sin(angle)];
  return (x, y, time, out) => {
    const px = x - cx;
    const py = y - cy;
    const distance = Math.hypot(px, py);
    const towards = (px * lx + py * ly) / (distance || 1);
    const around = Math.atan2(py, px);
    const smoke = fractal(noise, x * 0.8 + time * 0.03, y * 0.9, time * 0.05, 5);
    const drift = fractal(noise, x * 0.9 + smoke * 1.4, y * 1.5 - smoke, 4 + time * 0.04, 4);
    const outside = Math.max(0, distance - radius);
    const side = mix(0.12, 1, smoothstep(-0.9, 1, towards));
    ink.set(out, 0.09 + 0.16 * smoothstep(1.8, 0.2, distance) + drift * 0.16, 0.42);
    const ray = 0.75 + 0.5 * fractal(noise, Math.cos(around) * 2.4, Math.sin(around) * 2.4, time * 0.1, 3);
    ink.add(out, 0.66, Math.exp(-outside * 2.3) * side * 0.5 * ray);
    ink.add(out, 0.92, Math.exp(-outside * 11) * side * 0.9);
    addLight(out, ink.accent, Math.exp(-outside * 1.4) * (1 - side) * 0.12 + smoothstep(0.1, 0.6, drift) * 0.08);
    ink.add(out, 0.8, smoothstep(-0.05, 0.5, drift) * Math.exp(-outside * 1.3) * 0.16);
    const disc = smoothstep(radius + 0.003, radius - 0.003, distance);
    if (disc > 0) {
      const z = Math.sqrt(Math.max(0, 1 - (distance / radius) ** 2));
      const grazing = smoothstep(0.0, 1, towards) * (1 - z) ** 2.2;
      const relief = fractal(noise, px * 3.2, py * 3.2, z * 2, 5) * 0.5;
      ink.over(out, 0.05, disc, 0.5);
      ink.add(out, 0.7, disc * grazing * (0.75 + relief));
      ink.add(out, 0.95, disc * bell(distance - radius, 0.012) * smoothstep(0.1, 1, towards) * 1.7);
    }
  };
};
