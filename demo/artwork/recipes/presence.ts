import { bell, clamp, mix, smoothstep } from '../curves.ts';
import { addLight } from '../colour.ts';
import { makeFigure, photograph } from '../figure.ts';
import { fractal } from '../noise.ts';
import type { Recipe } from '../recipe.ts';
import { dunes } from './dunes.ts';
import { inkCloud } from './ink-cloud.ts';
import { sea } from './sea.ts';

/** A figure drawn by threads of light that follow its relief. */
export const contour: Recipe = ({ ink, random, noise, aspect }) => {
  const view = photograph(makeFigure(random), aspect);
  const lines = 92;
  const side = random.pick([1, -1]);
  return (x, y, _time, out) => {
    const aura = bell(Math.hypot(x * 0.9, y - 0.2), 0.85);
    ink.set(out, 0.1 + aura * 0.2 + fractal(noise, x, y, 1, 3) * 0.08, 0.35);
    const spacing = 2.3 / lines;
    const nearest = Math.round((y + 1.15) / spacing);
    for (let line = nearest - 14; line <= nearest + 4; line += 1) {
      const base = line * spacing - 1.15;
      const seen = view(x, base);
      const relief = smoothstep(0.07, -0.02, seen.edge) * clamp(seen.depth + 0.62, 0, 1.2);
      const place = base + relief * 0.12 + noise(x * 2.2, base * 3, 2) * 0.012;
      const distance = Math.abs(y - place);
      if (distance > 0.03) continue;
      const onFigure = smoothstep(0.05, -0.015, seen.edge);
      const lit = clamp(0.35 + seen.nx * side * 0.75 + seen.ny * 0.35, 0.04, 1.3);
      const light = mix(0.06 + aura * 0.1, lit * 1.25, onFigure);
      ink.add(out, mix(0.42, 0.62 + lit * 0.3, onFigure), light * bell(distance, 0.0034) * 1.15);
      addLight(out, ink.accent, onFigure * Math.max(0, -seen.nx * side) * bell(distance, 0.0034) * 1.1);
      ink.add(out, 0.6, light * bell(distance, 0.014) * 0.07);
    }
  };
};

/** A figure behind a lit veil. */
export const veil: Recipe = ({ ink, random, noise, aspect }) => {
  const view = photograph(makeFigure(random), aspect);
  const lean = random.between(-0.35, 0.35);
  const lamp = { x: random.between(-0.35, 0.35), y: random.between(0.1, 0.5) };
  const drape = (x: number, y: number): number => {
    const u = x + y * lean;
    const warp = fractal(noise, u * 0.8, y * 0.45, 2, 2);
    return Math.sin(u * 6.5 + warp * 6) * 0.5 + Math.sin(u * 14 + warp * 9 + y) * 0.2 + warp * 0.7;
  };
  return (x, y, _time, out) => {
    const h = drape(x, y);
    const slope = (drape(x + 0.008, y) - h) / 0.008;
    const bend = slope * 0.009;
    let shadow = 0;
    for (let tap = -2; tap <= 2; tap += 1) {
      const softness = 0.05 + smoothstep(0.2, -1, y) * 0.05;
      shadow += smoothstep(0.07, -0.02, view(x + bend + tap * softness * 0.34, y + tap * tap * 0.006).edge) / 5;
      shadow += smoothstep(0.05, -0.02, view(x + bend, y + tap * softness * 0.32).edge) / 5;
    }
    shadow /= 2;
    const light = bell(Math.hypot(x - lamp.x, (y - lamp.y) * 0.8), 1.0);
    const cloth = 0.5 + Math.tanh(slope * 0.14) * 0.3 + h * 0.12;
    const seen = view(x + bend, y);
    const form = shadow * clamp(seen.nx * 0.6 + seen.ny * 0.35 + 0.1, -0.1, 0.7);
    ink.set(
      out,
      0.24 + light * 0.52 + cloth * 0.16 - shadow * 0.34 + form * 0.2,
      mix(0.22, 1.0, light) * (0.55 + cloth * 0.6) * mix(1, 0.16, shadow),
    );
    ink.add(out, 0.9, smoothstep(0.62, 0.95, cloth) * mix(0.18, 0.07, shadow) * (0.3 + light));
    addLight(out, ink.accent, shadow * (0.035 + form * 0.22) + (1 - light) * 0.03);
  };
};

/** A figure distorted by fluted glass. */
export const glass: Recipe = ({ ink, random, noise, aspect }) => {
  const view = photograph(makeFigure(random), aspect);
  const ribs = random.between(7, 12);
  const side = random.pick([1, -1]);
  const lamp = { x: side * random.between(0.1, 0.4), y: random.between(0.1, 0.5) };
  return (x, y, _time, out) => {
    const place = x * ribs;
    const within = place - Math.floor(place) - 0.5;
    const sx = x + (within * 1.7) / ribs + within * Math.abs(within) * 0.12;
    const light = bell(Math.hypot(sx - lamp.x, (y - lamp.y) * 0.75), 0.8);
    const second = bell(Math.hypot(sx + lamp.x * 1.6, y + 0.55), 0.6);
    ink.set(out, 0.22 + light * 0.62 + fractal(noise, sx, y, 3, 3) * 0.1, 0.34 + light * 0.62);
    addLight(out, ink.accent, second * 0.42);
    let cover = 0;
    for (let tap = -1; tap <= 1; tap += 1)
      cover += smoothstep(0.06, -0.02, view(sx + tap * 0.018, y + tap * 0.014).edge) / 3;
    const seen = view(sx, y);
    const lit = clamp(seen.nx * side * 0.8 + seen.ny * 0.4, 0, 1);
    ink.over(out, 0.1 + lit * 0.5, cover * 0.94, 0.25 + lit * 0.65);
    ink.add(out, 0.9, cover * bell(seen.nz - 0.25, 0.3) * lit * 0.5);
    addLight(out, ink.accent, cover * clamp(-seen.nx * side, 0, 1) * 0.55);
    const groove = bell(Math.abs(within) - 0.5, 0.08);
    const shine = bell(within + 0.22, 0.09) * 0.2;
    for (let channel = 0; channel < 3; channel += 1) out[channel as 0] *= 1 - groove * 0.45 + shine;
  };
};

/** A landscape inside a silhouette, as two exposures on one film. */
export const exposure: Recipe = (studio) => {
  const { ink, random, noise, aspect } = studio;
  const view = photograph(makeFigure(random), aspect);
  const inner = random.pick([dunes, sea, inkCloud])(studio);
  const pale = random() < 0.55;
  const side = random.pick([1, -1]);
  return (x, y, time, out) => {
    const seen = view(x, y);
    const cover = smoothstep(0.012, -0.012, seen.edge);
    const mist = fractal(noise, x * 0.8, y * 0.8, 6, 4);
    inner(x * 0.95, (y - 0.05) * 0.95, time, out);
    const body = mix(0.55, 1.15, clamp(seen.nx * side * 0.6 + seen.nz * 0.5, 0, 1));
    const inside: [number, number, number] = [out[0] * body, out[1] * body, out[2] * body];
    const back = bell(Math.hypot(x * 0.8, y - 0.25), 1.1);
    if (pale) ink.set(out, 0.86 + back * 0.1 + mist * 0.06, 0.5 + back * 0.34);
    else ink.set(out, 0.08 + back * 0.22 + mist * 0.1, 0.25 + back * 0.25);
    const fade = cover * smoothstep(-1.25, -0.55, y + mist * 0.5);
    for (let channel = 0; channel < 3; channel += 1)
      out[channel as 0] = mix(out[channel as 0], inside[channel as 0], fade);
    ink.add(out, 0.92, cover * Math.max(0, seen.nx * side) ** 2 * bell(seen.nz, 0.6) * 0.6);
  };
};

/** A silhouette before a ring of light. */
export const halo: Recipe = ({ ink, random, noise, aspect }) => {
  const view = photograph(makeFigure(random), aspect);
  const [cx, cy] = [random.between(-0.12, 0.12), random.between(0.18, 0.34)];
  const radius = random.between(0.5, 0.62);
  const disc = random() < 0.5;
  const side = random.pick([1, -1]);
  return (x, y, _time, out) => {
    const distance = Math.hypot(x - cx, y - cy);
    const smoke = fractal(noise, x * 1.1, y * 0.9, 5, 5);
    ink.set(out, 0.12 + bell(distance, 1.1) * 0.25 + smoke * 0.12, 0.35);
    if (disc)
      ink.over(
        out,
        0.55 + 0.4 * smoothstep(-0.6, 0.6, (y - cy) / radius) + smoke * 0.06,
        smoothstep(radius + 0.006, radius - 0.006, distance),
        1.05,
      );
    else ink.add(out, 0.95, bell(distance - radius, 0.016) * 1.7);
    ink.add(out, 0.7, bell(distance - radius, 0.24) * 0.4 * (1 + smoke));
    const seen = view(x, y);
    const cover = smoothstep(0.012, -0.012, seen.edge);
    const grazing = (1 - clamp(seen.nz, 0, 1)) ** 2.4;
    const low = smoothstep(-0.25, -1.1, y);
    ink.over(out, 0.07, cover, 0.4);
    ink.add(out, 0.84, cover * grazing * (0.8 + seen.nx * side * 0.6) * mix(0.85, 0.2, low));
    ink.add(out, 0.55, cover * clamp(seen.nx * side * 0.7 + seen.ny * 0.3, 0, 1) * 0.17 * seen.open);
    addLight(out, ink.accent, cover * clamp(-seen.nx * side, 0, 1) * 0.3 * (0.4 + grazing));
    ink.add(out, 0.6, low * (0.05 + smoke * 0.09));
  };
};
