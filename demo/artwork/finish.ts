import { smoothstep } from './curves.ts';
import type { Rgb } from './colour.ts';
import { seededRandom } from './random.ts';
import type { Shader } from './recipe.ts';

/** How a picture is developed. */
export interface Development {
  readonly width: number;
  readonly height: number;
  readonly seed: string;
  /** Whether there are hard edges, which one sample a pixel would leave jagged. */
  readonly hasEdges: boolean;
  readonly grain: number;
  /** Share of the light that the corners lose. */
  readonly vignette: number;
  readonly bloom: number;
}

const MIDDLE = [[0.5, 0.5]] as const;
const CORNERS = [
  [0.25, 0.15],
  [0.85, 0.3],
  [0.15, 0.7],
  [0.7, 0.85],
] as const;

/** How much two neighbours may differ before their pixels are sampled again. */
const EDGE = 0.18;

/** Runs the shader over a frame, and once more, finer, over its edges; three floats a pixel, linear light. */
function expose(shader: Shader, time: number, { width, height, hasEdges }: Development): Float32Array {
  const frame = new Float32Array(width * height * 3);
  const aspect = width / height;
  const out: Rgb = [0, 0, 0];
  const sample = (row: number, column: number, offsets: readonly (readonly [number, number])[]): void => {
    let [red, green, blue] = [0, 0, 0];
    for (const [dx, dy] of offsets) {
      out[0] = out[1] = out[2] = 0;
      shader((((column + dx) / width) * 2 - 1) * aspect, 1 - ((row + dy) / height) * 2, time, out);
      red += Math.min(out[0], 24);
      green += Math.min(out[1], 24);
      blue += Math.min(out[2], 24);
    }
    const at = (row * width + column) * 3;
    frame[at] = red / offsets.length;
    frame[at + 1] = green / offsets.length;
    frame[at + 2] = blue / offsets.length;
  };
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) sample(row, column, MIDDLE);
  }
  if (!hasEdges) return frame;
  const light = (row: number, column: number): number => {
    const at = (row * width + column) * 3;
    return Math.sqrt(Math.min(1.5, (frame[at] ?? 0) + (frame[at + 1] ?? 0) + (frame[at + 2] ?? 0)));
  };
  const edges: [row: number, column: number][] = [];
  for (let row = 1; row < height - 1; row += 1) {
    for (let column = 1; column < width - 1; column += 1) {
      const across = Math.abs(light(row, column - 1) - light(row, column + 1));
      const along = Math.abs(light(row - 1, column) - light(row + 1, column));
      if (across + along > EDGE) edges.push([row, column]);
    }
  }
  for (const [row, column] of edges) sample(row, column, CORNERS);
  return frame;
}

/** Bloom: a quarter-size copy of the highlights, blurred by three box passes. */
function glow(frame: Float32Array, width: number, height: number): (x: number, y: number, channel: number) => number {
  const w = Math.ceil(width / 4);
  const h = Math.ceil(height / 4);
  let small = new Float32Array(w * h * 3);
  for (let y = 0; y < h; y += 1) {
    for (let x = 0; x < w; x += 1) {
      const from = (Math.min(y * 4 + 2, height - 1) * width + Math.min(x * 4 + 2, width - 1)) * 3;
      for (let c = 0; c < 3; c += 1) {
        const light = frame[from + c] ?? 0;
        small[(y * w + x) * 3 + c] = Math.min(light, 6) * smoothstep(0.35, 1.4, light);
      }
    }
  }
  const radius = Math.max(2, Math.round(w / 42));
  for (let pass = 0; pass < 6; pass += 1) {
    const across = pass % 2 === 0;
    const next = new Float32Array(small.length);
    const lines = across ? h : w;
    const length = across ? w : h;
    const step = across ? 3 : w * 3;
    for (let line = 0; line < lines; line += 1) {
      const start = across ? line * w * 3 : line * 3;
      for (let c = 0; c < 3; c += 1) {
        let sum = 0;
        const read = (place: number): number => small[start + c + Math.min(Math.max(place, 0), length - 1) * step] ?? 0;
        for (let place = -radius; place <= radius; place += 1) sum += read(place);
        for (let place = 0; place < length; place += 1) {
          next[start + c + place * step] = sum / (radius * 2 + 1);
          sum += read(place + radius + 1) - read(place - radius);
        }
      }
    }
    small = next;
  }
  return (x, y, channel) => {
    const sx = Math.min(x / 4, w - 1.001);
    const sy = Math.min(y / 4, h - 1.001);
    const x0 = Math.floor(sx);
    const y0 = Math.floor(sy);
    const at = (y0 * w + x0) * 3 + channel;
    const top = (small[at] ?? 0) + ((small[at + 3] ?? 0) - (small[at] ?? 0)) * (sx - x0);
    const below = at + w * 3;
    const bottom = (small[below] ?? 0) + ((small[below + 3] ?? 0) - (small[below] ?? 0)) * (sx - x0);
    return top + (bottom - top) * (sy - y0);
  };
}

/** A film-like curve: toe, straight part, soft shoulder. */
function toneMap(light: number): number {
  return (light * (2.51 * light + 0.03)) / (light * (2.43 * light + 0.59) + 0.14);
}

const CURVE_STEPS = 4096;
const BRIGHTEST = 32;
/** The film curve and the gamma of sRGB, by the root of the light: a frame reads it millions of times. */
const CURVE = Float32Array.from(
  { length: CURVE_STEPS + 1 },
  (_, step) => toneMap((step / CURVE_STEPS) ** 2 * BRIGHTEST) ** (1 / 2.2),
);

/** Develops one frame into 8-bit sRGB: bloom, vignette, film curve, grain. */
export function develop(shader: Shader, time: number, development: Development): Buffer {
  const { width, height } = development;
  const frame = expose(shader, time, development);
  const spill = glow(frame, width, height);
  const random = seededRandom(`${development.seed}:grain:${time}`);
  const picture = Buffer.allocUnsafe(width * height * 3);
  for (let row = 0, at = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const u = column / width - 0.5;
      const v = row / height - 0.5;
      const shade = 1 - development.vignette * smoothstep(0.12, 0.62, u * u + v * v);
      const speck = development.grain > 0 ? (random() + random() + random() - 1.5) * development.grain : 0;
      for (let channel = 0; channel < 3; channel += 1, at += 1) {
        const light = (frame[at] ?? 0) + spill(column, row, channel) * development.bloom;
        const value =
          CURVE[Math.min(CURVE_STEPS, Math.sqrt(Math.max(0, light * shade * 0.82) / BRIGHTEST) * CURVE_STEPS) | 0] ?? 0;
        picture[at] = Math.max(0, Math.min(255, Math.round(255 * (value + speck * (1 - value * 0.6)))));
      }
    }
  }
  return picture;
}
