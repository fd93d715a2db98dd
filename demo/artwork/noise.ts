import type { Random } from './random.ts';

/** Smooth gradient noise in three dimensions, about [-1, 1]; the third is mostly time. */
export type Noise = (x: number, y: number, z: number) => number;

/** The twelve directions of the improved noise, by the low four bits of a hash. */
const DIRECTIONS = [
  [1, 1, 0],
  [-1, 1, 0],
  [1, -1, 0],
  [-1, -1, 0],
  [1, 0, 1],
  [-1, 0, 1],
  [1, 0, -1],
  [-1, 0, -1],
  [0, 1, 1],
  [0, -1, 1],
  [0, 1, -1],
  [0, -1, -1],
  [1, 1, 0],
  [0, -1, 1],
  [-1, 1, 0],
  [0, -1, -1],
] as const;

/** Perlin's improved noise over a shuffled table. Written out in full: a frame calls it millions of times. */
export function makeNoise(random: Random): Noise {
  const table = new Uint8Array(512);
  const order = Array.from({ length: 256 }, (_, index) => ({ index, key: random() }));
  order.sort((one, other) => one.key - other.key);
  order.forEach(({ index }, at) => {
    table[at] = index;
    table[at + 256] = index;
  });
  const [gx, gy, gz] = [new Float64Array(512), new Float64Array(512), new Float64Array(512)];
  table.forEach((hash, at) => {
    [gx[at], gy[at], gz[at]] = DIRECTIONS[hash & 15] ?? DIRECTIONS[0];
  });
  // Indices stay below 512, so that no lookup is undefined.
  return (x, y, z) => {
    const fx = Math.floor(x);
    const fy = Math.floor(y);
    const fz = Math.floor(z);
    const dx = x - fx;
    const dy = y - fy;
    const dz = z - fz;
    const ex = dx - 1;
    const ey = dy - 1;
    const ez = dz - 1;
    const u = dx * dx * dx * (dx * (dx * 6 - 15) + 10);
    const v = dy * dy * dy * (dy * (dy * 6 - 15) + 10);
    const w = dz * dz * dz * (dz * (dz * 6 - 15) + 10);
    const z0 = fz & 255;
    const z1 = (fz + 1) & 255;
    const a = (table[fx & 255] ?? 0) + (fy & 255);
    const b = (table[(fx + 1) & 255] ?? 0) + (fy & 255);
    const a0 = table[a & 255] ?? 0;
    const a1 = table[(a + 1) & 255] ?? 0;
    const b0 = table[b & 255] ?? 0;
    const b1 = table[(b + 1) & 255] ?? 0;
    const nearLow =
      (1 - u) * ((gx[a0 + z0] ?? 0) * dx + (gy[a0 + z0] ?? 0) * dy + (gz[a0 + z0] ?? 0) * dz) +
      u * ((gx[b0 + z0] ?? 0) * ex + (gy[b0 + z0] ?? 0) * dy + (gz[b0 + z0] ?? 0) * dz);
    const nearHigh =
      (1 - u) * ((gx[a1 + z0] ?? 0) * dx + (gy[a1 + z0] ?? 0) * ey + (gz[a1 + z0] ?? 0) * dz) +
      u * ((gx[b1 + z0] ?? 0) * ex + (gy[b1 + z0] ?? 0) * ey + (gz[b1 + z0] ?? 0) * dz);
    const farLow =
      (1 - u) * ((gx[a0 + z1] ?? 0) * dx + (gy[a0 + z1] ?? 0) * dy + (gz[a0 + z1] ?? 0) * ez) +
      u * ((gx[b0 + z1] ?? 0) * ex + (gy[b0 + z1] ?? 0) * dy + (gz[b0 + z1] ?? 0) * ez);
    const farHigh =
      (1 - u) * ((gx[a1 + z1] ?? 0) * dx + (gy[a1 + z1] ?? 0) * ey + (gz[a1 + z1] ?? 0) * ez) +
      u * ((gx[b1 + z1] ?? 0) * ex + (gy[b1 + z1] ?? 0) * ey + (gz[b1 + z1] ?? 0) * ez);
    const near = (1 - v) * nearLow + v * nearHigh;
    return near + w * ((1 - v) * farLow + v * farHigh - near);
  };
}

/** Octaves of noise, each half as strong and twice as fine; about [-1, 1]. */
export function fractal(noise: Noise, x: number, y: number, z: number, octaves: number): number {
  let sum = 0;
  let strength = 0.5;
  let scale = 1;
  for (let octave = 0; octave < octaves; octave += 1) {
    sum += strength * noise(x * scale + octave * 17.3, y * scale - octave * 9.1, z);
    strength *= 0.5;
    scale *= 2.03;
  }
  return sum;
}
