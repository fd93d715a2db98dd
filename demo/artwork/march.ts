/** Signed distance to the nearest surface of a scene. */
export type Distance = (x: number, y: number, z: number) => number;

/** A ray's end; `at` is Infinity where nothing was met. */
export interface Hit {
  at: number;
  x: number;
  y: number;
  z: number;
  nx: number;
  ny: number;
  nz: number;
  /** The closest that a ray without a hit came to a surface. */
  near: number;
}

export interface March {
  readonly steps: number;
  readonly far: number;
  /** Below 1 for fields that overstate distance. */
  readonly stride: number;
}

export type Vector = readonly [x: number, y: number, z: number];

/** Follows a ray to the first surface and finds the normal there. Writes into `hit`. */
export function march(scene: Distance, [ox, oy, oz]: Vector, [dx, dy, dz]: Vector, how: March, hit: Hit): void {
  let at = 0;
  let distance = 0;
  hit.near = Number.POSITIVE_INFINITY;
  for (let step = 0; step < how.steps; step += 1) {
    distance = scene(ox + dx * at, oy + dy * at, oz + dz * at);
    if (distance < hit.near) hit.near = distance;
    if (distance < 0.0012 * (1 + at * 0.3)) break;
    at += distance * how.stride;
    if (at > how.far) {
      hit.at = Number.POSITIVE_INFINITY;
      return;
    }
  }
  // A ray that grazes along a surface runs out of steps: it met nothing.
  hit.at = distance > 0.02 * (1 + at) ? Number.POSITIVE_INFINITY : at;
  hit.x = ox + dx * at;
  hit.y = oy + dy * at;
  hit.z = oz + dz * at;
  const e = 0.0022;
  const a = scene(hit.x + e, hit.y - e, hit.z - e);
  const b = scene(hit.x - e, hit.y - e, hit.z + e);
  const c = scene(hit.x - e, hit.y + e, hit.z - e);
  const d = scene(hit.x + e, hit.y + e, hit.z + e);
  const nx = a - b - c + d;
  const ny = -a - b + c + d;
  const nz = -a + b - c + d;
  const length = Math.hypot(nx, ny, nz) || 1;
  hit.nx = nx / length;
  hit.ny = ny / length;
  hit.nz = nz / length;
}

/** How much of a light reaches a point: 0 in full shade, soft at the edges. */
export function softShadow(scene: Distance, hit: Hit, [lx, ly, lz]: Vector, far: number, hardness: number): number {
  let light = 1;
  let at = 0.03;
  for (let step = 0; step < 36 && at < far; step += 1) {
    const distance = scene(
      hit.x + hit.nx * 0.01 + lx * at,
      hit.y + hit.ny * 0.01 + ly * at,
      hit.z + hit.nz * 0.01 + lz * at,
    );
    light = Math.min(light, (hardness * distance) / at);
    if (light < 0.004) return 0;
    at += Math.min(Math.max(distance, 0.015), 0.4);
  }
  return light;
}

/** How open the surroundings of a point are: 1 in the open, towards 0 in a corner. */
export function openness(scene: Distance, hit: Hit, reach: number): number {
  let closed = 0;
  let weight = 1;
  for (let tap = 1; tap <= 5; tap += 1) {
    const at = (reach * tap) / 5;
    closed += (at - scene(hit.x + hit.nx * at, hit.y + hit.ny * at, hit.z + hit.nz * at)) * weight;
    weight *= 0.75;
  }
  return Math.max(0, Math.min(1, 1 - (closed / reach) * 0.55));
}

export function emptyHit(): Hit {
  return { at: 0, x: 0, y: 0, z: 0, nx: 0, ny: 0, nz: 0, near: 0 };
}

/** The same direction, one long. */
export function unit(x: number, y: number, z: number): Vector {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}
