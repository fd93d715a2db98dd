import type { Random } from './random.ts';

/** Smooth gradient noise in three dimensions, about [-1, 1]; the third is mostly time. */
export type Noise = (x: number, y: number, z: number) => number;

/** Perlin's improved noise over a shuffled table. */
export function makeNoise(random: Random): Noise {
  const table = new Uint8Array(512);
  const order = Array.from({ length: 256 }, (_, index) => ({ index, key: random() }));
  order.sort((one, other) => one.key - other.key);
  order.forEach(({ index }, at) => {
    table[at] = index;
    table[at + 256] = index;
  });
  const gradient = (hash: number, x: number, y: number, z: number): number => {
    const h = hash & 15;
    const u = h < 8 ? x : y;
    const v = h < 4 ? y : h === 12 || h === 14 ? x : z;
    return ((h & 1) === 0 ? u : -u) + ((h & 2) === 0 ? v : -v);
  };
  const at = (index: number): number => table[index] ?? 0;
  return (x, y, z) => {
    const fx = Math.floor(x);
    const fy = Math.floor(y);
    const fz = Math.floor(z);
    const dx = x - fx;
    const dy = y - fy;
    const dz = z - fz;
    const u = dx * dx * dx * (dx * (dx * 6 - 15) + 10);
    const v = dy * dy * dy * (dy * (dy * 6 - 15) + 10);
    const w = dz * dz * dz * (dz * (dz * 6 - 15) + 10);
    const a = at(fx & 255) + (fy & 255);
    const b = at((fx + 1) & 255) + (fy & 255);
    const z0 = fz & 255;
    const z1 = (fz + 1) & 255;
    const a0 = at(a & 255);
    const a1 = at((a + 1) & 255);
    const b0 = at(b & 255);
    const b1 = at((b + 1) & 255);
    const near =
      (1 - v) * ((1 - u) * gradient(at(a0 + z0), dx, dy, dz) + u * gradient(at(b0 + z0), dx - 1, dy, dz)) +
      v * ((1 - u) * gradient(at(a1 + z0), dx, dy - 1, dz) + u * gradient(at(b1 + z0), dx - 1, dy - 1, dz));
    const far =
      (1 - v) * ((1 - u) * gradient(at(a0 + z1), dx, dy, dz - 1) + u * gradient(at(b0 + z1), dx - 1, dy, dz - 1)) +
      v * ((1 - u) * gradient(at(a1 + z1), dx, dy - 1, dz - 1) + u * gradient(at(b1 + z1), dx - 1, dy - 1, dz - 1));
    return near + w * (far - near);
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
