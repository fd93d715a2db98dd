import { Readable } from 'node:stream';
import { makeBox } from './boxes.ts';
import type { Loop } from './loop.ts';

/** A film of any length out of loops: every byte of it is known without making the others. */
export interface LoopedFilm {
  readonly seconds: number;
  /** Length of the whole file. */
  readonly bytes: number;
  /** The beginning of every stream and file: what the tracks are. */
  readonly beginning: Buffer;
  /** All loops once, in their place in time; from 0. */
  segment(number: number): Buffer;
  /** These bytes of the file, `to` included. */
  stream(from: number, to: number): Readable;
}

/** Bytes of an index without its entries, and of an entry. */
export const INDEX_BYTES = { head: 32, entry: 12 } as const;

/**
 * Repeats loops of the same duration, one a track, `repeats` times: a fragmented MP4 file with an index of its
 * fragments before them, so that players know its length and jump in it. The fragments are the same bytes each time but
 * for their number and their time.
 */
export function loopedFilm(loops: readonly [Loop, ...Loop[]], repeats: number): LoopedFilm {
  const [first] = loops;
  const seconds = (first.duration / first.timescale) * repeats;
  const beginning = Buffer.concat([first.fileType, movieOf(loops, seconds)]);
  const segmentBytes = loops.reduce((sum, { fragment }) => sum + fragment.length, 0);
  const head = Buffer.concat([beginning, indexOf(first, segmentBytes, repeats)]);
  const segment = (number: number): Buffer =>
    Buffer.concat(loops.map((loop, track) => repeated(loop, track, number, loops.length)));
  function* parts(from: number, to: number): Generator<Buffer> {
    if (from < head.length) yield head.subarray(from, to + 1);
    let number = Math.max(0, Math.floor((from - head.length) / segmentBytes));
    for (let start = head.length + number * segmentBytes; start <= to; start += segmentBytes, number += 1) {
      yield segment(number).subarray(Math.max(0, from - start), to + 1 - start);
    }
  }
  return {
    seconds,
    bytes: head.length + segmentBytes * repeats,
    beginning,
    segment,
    stream: (from, to) => Readable.from(parts(from, to), { objectMode: false }),
  };
}

/** `moov` for all tracks, which states how long their fragments are together. */
function movieOf(loops: readonly Loop[], seconds: number): Buffer {
  const header = Buffer.from((loops[0] as Loop).movieHeader);
  const isLong = header[8] === 1;
  const length = Buffer.alloc(12);
  length.writeUInt8(1);
  length.writeBigUInt64BE(BigInt(Math.round(seconds * header.readUInt32BE(isLong ? 28 : 20))), 4);
  header.writeUInt32BE(loops.length + 1, header.length - 4);
  const tracks = loops.map(({ track }, index) => withTrackNumber(track, index + 1));
  const defaults = loops.map(({ trackDefaults }, index) => {
    const numbered = Buffer.from(trackDefaults);
    numbered.writeUInt32BE(index + 1, 12);
    return numbered;
  });
  return makeBox('moov', header, ...tracks, makeBox('mvex', makeBox('mehd', length), ...defaults));
}

/** `trak` begins with `tkhd`, whose track number follows its times. */
function withTrackNumber(track: Buffer, number: number): Buffer {
  const numbered = Buffer.from(track);
  const isLong = numbered[16] === 1;
  numbered.writeUInt32BE(number, isLong ? 36 : 28);
  return numbered;
}

/** `sidx`: each fragment's bytes and duration; all begin with a key frame. */
function indexOf({ timescale, duration }: Loop, segmentBytes: number, repeats: number): Buffer {
  const index = Buffer.alloc(INDEX_BYTES.head - 8 + INDEX_BYTES.entry * repeats);
  index.writeUInt32BE(1, 4);
  index.writeUInt32BE(timescale, 8);
  index.writeUInt16BE(repeats, 22);
  for (let entry = 0, at = 24; entry < repeats; entry += 1, at += INDEX_BYTES.entry) {
    index.writeUInt32BE(segmentBytes, at);
    index.writeUInt32BE(duration, at + 4);
    // Starts with an access point of type 1: a picture that needs no other, first in both orders.
    index.writeUInt32BE(0x9000_0000, at + 8);
  }
  return makeBox('sidx', index);
}

function repeated({ fragment, places, duration }: Loop, track: number, number: number, tracks: number): Buffer {
  const copy = Buffer.from(fragment);
  copy.writeUInt32BE(number * tracks + track + 1, places.sequence);
  copy.writeUInt32BE(track + 1, places.track);
  copy.writeBigUInt64BE(BigInt(number * duration), places.time);
  return copy;
}
