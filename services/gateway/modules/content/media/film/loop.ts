import { type Box, boxAt, boxesOf } from './boxes.ts';

/** One track of a film: a passage in a single fragment, whose end meets its beginning. */
export interface Loop {
  /** Brands of the file, `ftyp`. */
  readonly fileType: Buffer;
  /** `mvhd`, `trak` and `trex`: what a player must know before the first picture. */
  readonly movieHeader: Buffer;
  readonly track: Buffer;
  readonly trackDefaults: Buffer;
  /** `moof` and `mdat`. */
  readonly fragment: Buffer;
  /** Where in the fragment its number, its track and its time are written. */
  readonly places: { readonly sequence: number; readonly track: number; readonly time: number };
  /** Units of a second. */
  readonly timescale: number;
  /** Length in units of the timescale. */
  readonly duration: number;
}

const TRACK_HAS_SAMPLE_DURATION = 0x8;
const RUN_HAS = {
  dataOffset: 0x1,
  firstFlags: 0x4,
  duration: 0x100,
  size: 0x200,
  flags: 0x400,
  offset: 0x800,
} as const;

/**
 * Reads a fragmented MP4 file of one track and one fragment, with a 64-bit time in it. Throws RangeError for any other
 * file: other times could not be written into it in place.
 */
export function readLoop(bytes: Buffer): Loop {
  const fragment = boxAt(bytes, 'moof');
  const data = boxAt(bytes, 'mdat');
  const fragments = boxesOf(bytes).filter(({ type }) => type === 'moof').length;
  if (fragments !== 1 || data.start !== fragment.end) throw new RangeError('A loop is one fragment with its data');
  const cut = ({ start, end }: Box): Buffer => bytes.subarray(start, end);
  const time = boxAt(bytes, 'moof', 'traf', 'tfdt');
  if (bytes[time.body] !== 1) throw new RangeError('The time of a loop has 64 bits');
  const mediaHeader = boxAt(bytes, 'moov', 'trak', 'mdia', 'mdhd');
  const isLong = bytes[mediaHeader.body] === 1;
  const inFragment = (path: readonly string[], offset: number): number =>
    boxAt(bytes, 'moof', ...path).body + offset - fragment.start;
  return {
    fileType: cut(boxAt(bytes, 'ftyp')),
    movieHeader: cut(boxAt(bytes, 'moov', 'mvhd')),
    track: cut(boxAt(bytes, 'moov', 'trak')),
    trackDefaults: cut(boxAt(bytes, 'moov', 'mvex', 'trex')),
    fragment: bytes.subarray(fragment.start, data.end),
    places: {
      sequence: inFragment(['mfhd'], 4),
      track: inFragment(['traf', 'tfhd'], 4),
      time: time.body + 4 - fragment.start,
    },
    timescale: bytes.readUInt32BE(mediaHeader.body + (isLong ? 20 : 12)),
    duration: durationOf(bytes),
  };
}

/** Sum of the samples' durations: each its own, or all that of the fragment's header, or of the track's. */
function durationOf(bytes: Buffer): number {
  const header = boxAt(bytes, 'moof', 'traf', 'tfhd');
  const headerFlags = bytes.readUIntBE(header.body + 1, 3);
  let at = header.body + 8 + ((headerFlags & 0x1) === 0 ? 0 : 8) + ((headerFlags & 0x2) === 0 ? 0 : 4);
  let usual = bytes.readUInt32BE(boxAt(bytes, 'moov', 'mvex', 'trex').body + 12);
  if ((headerFlags & TRACK_HAS_SAMPLE_DURATION) !== 0) usual = bytes.readUInt32BE(at);
  const run = boxAt(bytes, 'moof', 'traf', 'trun');
  const flags = bytes.readUIntBE(run.body + 1, 3);
  const samples = bytes.readUInt32BE(run.body + 4);
  if ((flags & RUN_HAS.duration) === 0) return samples * usual;
  const sampleBytes =
    [RUN_HAS.duration, RUN_HAS.size, RUN_HAS.flags, RUN_HAS.offset].filter((each) => flags & each).length * 4;
  at = run.body + 8 + ((flags & RUN_HAS.dataOffset) === 0 ? 0 : 4) + ((flags & RUN_HAS.firstFlags) === 0 ? 0 : 4);
  let sum = 0;
  for (let sample = 0; sample < samples; sample += 1) sum += bytes.readUInt32BE(at + sample * sampleBytes);
  return sum;
}
