import { clamp, mix } from './curves.ts';

/** Linear light; above 1 glows. */
export type Rgb = [red: number, green: number, blue: number];

/** The colors of one picture, dark to light, and one contrasting color. */
export interface Palette {
  readonly stops: readonly string[];
  readonly accent: string;
}

export interface Ink {
  /** Adds the color at `tone` (0 dark, 1 light), times `strength`, to `out`. */
  add(out: Rgb, tone: number, strength: number): void;
  /** Replaces `out` with the color at `tone`, times `strength`. */
  set(out: Rgb, tone: number, strength?: number): void;
  /** Blends `out` towards the color at `tone`. */
  over(out: Rgb, tone: number, cover: number, strength?: number): void;
  readonly accent: Rgb;
}

const STEPS = 512;

function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

/** Linear light of a `#rrggbb`. */
export function linearOf(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [toLinear((value >> 16) / 255), toLinear(((value >> 8) & 255) / 255), toLinear((value & 255) / 255)];
}

function toLab([r, g, b]: Rgb): Rgb {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromLab([lightness, a, b]: Rgb): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    Math.max(0, 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    Math.max(0, -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    Math.max(0, -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** Blends the stops of a palette in OKLab, where steps of tone look even. */
export function inkOf(palette: Palette): Ink {
  const stops = palette.stops.map((hex) => toLab(linearOf(hex)));
  const table = new Float32Array((STEPS + 1) * 3);
  for (let step = 0; step <= STEPS; step += 1) {
    const place = (step / STEPS) * (stops.length - 1);
    const low = Math.min(Math.floor(place), stops.length - 2);
    const from = stops[low] ?? [0, 0, 0];
    const to = stops[low + 1] ?? from;
    const share = place - low;
    table.set(fromLab([mix(from[0], to[0], share), mix(from[1], to[1], share), mix(from[2], to[2], share)]), step * 3);
  }
  const index = (tone: number): number => Math.round(clamp(tone, 0, 1) * STEPS) * 3;
  const channel = (at: number): number => table[at] ?? 0;
  return {
    accent: linearOf(palette.accent),
    add(out, tone, strength) {
      const at = index(tone);
      out[0] += channel(at) * strength;
      out[1] += channel(at + 1) * strength;
      out[2] += channel(at + 2) * strength;
    },
    set(out, tone, strength = 1) {
      const at = index(tone);
      out[0] = channel(at) * strength;
      out[1] = channel(at + 1) * strength;
      out[2] = channel(at + 2) * strength;
    },
    over(out, tone, cover, strength = 1) {
      const at = index(tone);
      out[0] += (channel(at) * strength - out[0]) * cover;
      out[1] += (channel(at + 1) * strength - out[1]) * cover;
      out[2] += (channel(at + 2) * strength - out[2]) * cover;
    },
  };
}

/** Adds `light` times `strength` to `out`. */
export function addLight(out: Rgb, light: Rgb, strength: number): void {
  out[0] += light[0] * strength;
  out[1] += light[1] * strength;
  out[2] += light[2] * strength;
}
