import { smoothMin } from './curves.ts';
import { emptyHit, march, openness, unit, type Distance, type Vector } from './march.ts';
import type { Random } from './random.ts';

function ellipsoid(x: number, y: number, z: number, rx: number, ry: number, rz: number): number {
  const outer = Math.hypot(x / rx, y / ry, z / rz);
  const inner = Math.hypot(x / (rx * rx), y / (ry * ry), z / (rz * rz));
  return inner === 0 ? -Math.min(rx, ry, rz) : (outer * (outer - 1)) / inner;
}

function capsule(x: number, y: number, z: number, from: Vector, to: Vector, start: number, end: number): number {
  const [dx, dy, dz] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const along = ((x - from[0]) * dx + (y - from[1]) * dy + (z - from[2]) * dz) / (dx * dx + dy * dy + dz * dz);
  const share = Math.max(0, Math.min(1, along));
  const distance = Math.hypot(x - from[0] - dx * share, y - from[1] - dy * share, z - from[2] - dz * share);
  return distance - (start + (end - start) * share);
}

/** A sculptor's dummy: head, neck and shoulders without a face, each in its own pose. It shows no real person. */
export function makeFigure(random: Random): Distance {
  const hair = random.pick(['none', 'knot', 'long', 'short', 'long', 'knot'] as const);
  const yaw = random.between(0.25, 1.15) * random.pick([1, -1]);
  const roll = random.between(-0.2, 0.2);
  const nod = random.between(-0.22, 0.22);
  const turn = yaw * random.between(0.15, 0.5);

  const [cy, sy, cr, sr, cn, sn] = [
    Math.cos(yaw),
    Math.sin(yaw),
    Math.cos(roll),
    Math.sin(roll),
    Math.cos(nod),
    Math.sin(nod),
  ];
  const [ct, st] = [Math.cos(turn), Math.sin(turn)];
  return (x, y, z) => {
    const bx = x * ct - z * st;
    const bz = x * st + z * ct;
    let body = capsule(bx, y, bz, [-0.43, -0.62, -0.08], [0.43, -0.62, -0.08], 0.165, 0.165);
    body = smoothMin(body, ellipsoid(bx, y + 1.0, bz + 0.02, 0.5, 0.56, 0.27), 0.22);
    body = smoothMin(body, capsule(bx, y, bz, [0, 0.12, -0.05], [0, -0.52, -0.1], 0.118, 0.16), 0.24);
    // The head turns about the top of the neck.
    const px = x * cr - (y + 0.05) * sr;
    const py = x * sr + (y + 0.05) * cr;
    const qx = px * cy - z * sy;
    const qz = px * sy + z * cy;
    const hy = py * cn - qz * sn - 0.05;
    const hz = py * sn + qz * cn;
    let head = ellipsoid(qx, hy - 0.37, hz + 0.02, 0.235, 0.285, 0.285);
    head = smoothMin(head, ellipsoid(qx, hy - 0.14, hz - 0.085, 0.155, 0.19, 0.165), 0.2);
    head = smoothMin(head, capsule(qx, hy, hz, [0, 0.33, 0.245], [0, 0.215, 0.3], 0.02, 0.036), 0.08);
    head = smoothMin(head, ellipsoid(qx, hy - 0.135, hz - 0.235, 0.05, 0.03, 0.035), 0.06);
    head = smoothMin(head, ellipsoid(qx, hy + 0.0, hz - 0.2, 0.05, 0.045, 0.05), 0.09);
    if (hair === 'knot') head = smoothMin(head, ellipsoid(qx, hy - 0.62, hz + 0.24, 0.145, 0.135, 0.145), 0.07);
    if (hair === 'short') head = smoothMin(head, ellipsoid(qx, hy - 0.38, hz + 0.08, 0.28, 0.31, 0.28), 0.04);
    if (hair === 'long') {
      const fall = ellipsoid(qx, hy - 0.22 + Math.abs(qx) * 0.2, hz + 0.15, 0.3, 0.49, 0.22);
      head = smoothMin(head, fall, 0.06);
      head = smoothMin(head, ellipsoid(qx, hy - 0.42, hz + 0.06, 0.275, 0.29, 0.27), 0.06);
    }
    return smoothMin(body, head, 0.1);
  };
}

/** What a camera in front of the figure sees at a point of the picture. */
export interface FigureView {
  /** Signed distance of the ray to the outline: below 0 on the figure. */
  readonly edge: number;
  readonly depth: number;
  readonly nx: number;
  readonly ny: number;
  readonly nz: number;
  readonly open: number;
}

/** The camera of every portrait: the ray through a point of the picture. */
export function portraitRay(x: number, y: number): { from: Vector; direction: Vector } {
  return { from: [0, -0.03, 3.6], direction: unit(x * 0.285, y * 0.285, -1) };
}

/** Photographs a figure once, and reads that plate smoothly for recipes that bend or cover it. */
export function photograph(figure: Distance, aspect: number): (x: number, y: number) => FigureView {
  const height = 420;
  const width = Math.round(height * aspect * 1.3);
  const fields = 6;
  const plate = new Float32Array(width * height * fields);
  const hit = emptyHit();
  for (let row = 0, at = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1, at += fields) {
      const { from, direction } = portraitRay(
        ((column + 0.5) / width) * aspect * 2.6 - aspect * 1.3,
        1.3 - ((row + 0.5) / height) * 2.6,
      );
      march(figure, from, direction, { steps: 70, far: 6, stride: 0.9 }, hit);
      const met = hit.at < 6;
      plate.set(
        met
          ? [-0.02, hit.z, hit.nx, hit.ny, hit.nz, openness(figure, hit, 0.3)]
          : [Math.min(hit.near, 1), -0.6, 0, 0, 0, 1],
        at,
      );
    }
  }
  const read = (x: number, y: number, field: number): number => {
    const px = Math.max(0, Math.min(width - 1.001, ((x + aspect * 1.3) / (aspect * 2.6)) * width - 0.5));
    const py = Math.max(0, Math.min(height - 1.001, ((1.3 - y) / 2.6) * height - 0.5));
    const [x0, y0] = [Math.floor(px), Math.floor(py)];
    const [dx, dy] = [px - x0, py - y0];
    const at = (y0 * width + x0) * fields + field;
    const below = at + width * fields;
    const top = (plate[at] ?? 0) * (1 - dx) + (plate[at + fields] ?? 0) * dx;
    const bottom = (plate[below] ?? 0) * (1 - dx) + (plate[below + fields] ?? 0) * dx;
    return top * (1 - dy) + bottom * dy;
  };
  return (x, y) => ({
    edge: read(x, y, 0),
    depth: read(x, y, 1),
    nx: read(x, y, 2),
    ny: read(x, y, 3),
    nz: read(x, y, 4),
    open: read(x, y, 5),
  });
}
