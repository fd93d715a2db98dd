import type { Readable } from 'node:stream';

/** Cuts a stream into pieces of `bytes` each; the last one may be shorter. Holds one piece at a time. */
export async function* chunksOf(body: Readable, bytes: number): AsyncGenerator<Buffer, undefined> {
  let waiting: Buffer[] = [];
  let length = 0;
  for await (const data of body) {
    let piece = Buffer.isBuffer(data) ? data : Buffer.from(data as Uint8Array);
    while (length + piece.length >= bytes) {
      const taken = piece.subarray(0, bytes - length);
      yield Buffer.concat([...waiting, taken], bytes);
      piece = piece.subarray(taken.length);
      waiting = [];
      length = 0;
    }
    if (piece.length > 0) waiting.push(piece);
    length += piece.length;
  }
  if (length > 0) yield Buffer.concat(waiting, length);
  return undefined;
}
