/** A box of an MP4 file (ISO/IEC 14496-12) by its place in the file. */
export interface Box {
  readonly type: string;
  /** Its first byte, with its header. */
  readonly start: number;
  /** The first byte of its content. */
  readonly body: number;
  /** The byte after its last. */
  readonly end: number;
}

const HEADER_BYTES = 8;

/**
 * The boxes between two places, in their order. Throws RangeError for a box that is cut off or has a 64-bit length,
 * which short clips never need.
 */
export function boxesOf(bytes: Buffer, from = 0, to = bytes.length): Box[] {
  const boxes: Box[] = [];
  for (let start = from; start < to;) {
    const length = to - start < HEADER_BYTES ? 0 : bytes.readUInt32BE(start);
    if (length < HEADER_BYTES || start + length > to) throw new RangeError(`No whole MP4 box begins at byte ${start}`);
    const type = bytes.toString('latin1', start + 4, start + HEADER_BYTES);
    boxes.push({ type, start, body: start + HEADER_BYTES, end: start + length });
    start += length;
  }
  return boxes;
}

/** The first box at the end of a path such as `moov`, `trak`, `mdia`. Throws RangeError where there is none. */
export function boxAt(bytes: Buffer, ...path: readonly string[]): Box {
  let found: Box = { type: 'file', start: 0, body: 0, end: bytes.length };
  for (const type of path) {
    const next = boxesOf(bytes, found.body, found.end).find((box) => box.type === type);
    if (next === undefined) throw new RangeError(`The MP4 file has no ${path.join('/')}`);
    found = next;
  }
  return found;
}

/** A box of this type around these contents. */
export function makeBox(type: string, ...contents: readonly Buffer[]): Buffer {
  const length = contents.reduce((sum, each) => sum + each.length, HEADER_BYTES);
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt32BE(length);
  header.write(type, 4, 'latin1');
  return Buffer.concat([header, ...contents], length);
}
