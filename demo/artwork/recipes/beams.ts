import { bell, mix, smoothstep } from '../curves.ts';
import { addLight } from '../colour.ts';
import type { Recipe } from '../recipe.ts';
import { makeSwell, sine } from '../swell.ts';

/** Stage lights through haze, fanned out from one point. */
export const beams: Recipe = ({ ink, random, aspect }) => {
  const from = { x: random.between(-0.9, 0.9) * aspect, y: random.pick([1.25, -1.25, 1.4]) };
  const rays = Array.from({ length: 6 }, (_, index) => ({
    angle: random.between(-0.95, 0.95),
    width: random.between(0.045, 0.15),
    light: random.between(0.35, 0.95),
    sway: random.between(0.05, 0.13),
    beat: random.between(0, 6.3),
    accent: index === 4,
  }));
  const haze = makeSwell(random, 1.7, 0.8);
  return (x, y, time, out) => {
    const [px, py] = [x - from.x, Math.abs(y - from.y)];
    const around = Math.atan2(px, py);
    const distance = Math.hypot(px, py);
    const smoke = 0.75 + haze(x, y, time) * 0.45;
    ink.set(out, 0.1 + smoke * 0.1, 0.4);
    for (const ray of rays) {
      const off = around - ray.angle - ray.sway * sine(time * 0.7 + ray.beat) - from.x * -0.25;
      const core = bell(off, ray.width) * ray.light * Math.exp(-distance * 0.35) * smoke;
      if (ray.accent) addLight(out, ink.accent, core * 1.1);
      else ink.add(out, mix(0.6, 0.9, ray.light), core);
      ink.add(out, 0.95, bell(off, ray.width * 0.22) * core * 0.5);
    }
    const floor = smoothstep(-0.45, -1.05, y);
    ink.add(out, 0.5, floor * (0.12 + smoke * 0.14));
    ink.add(out, 0.97, bell(distance, 0.5) * 0.6);
  };
};
