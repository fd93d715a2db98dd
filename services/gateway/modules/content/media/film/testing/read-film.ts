import { type Box, boxAt, boxesOf } from '../boxes.ts';

/** A track of a fragmented file, as its fragments describe it. */
export interface ReadTrack {
  readonly seconds: number;
  /** Whether every fragment begins where the one before it ended. */
  readonly isGapless: boolean;
}

/** Seconds that a file states in its head. */
export function secondsOf(file: Buffer): number {
  const header = boxAt(file, 'moov', 'mvhd');
  const length = boxAt(file, 'moov', 'mvex', 'mehd');
  return Number(file.readBigUInt64BE(length.body + 4)) / file.readUInt32BE(header.body + 12);
}

/** Reads all fragments of a file, by the boxes alone. */
export function tracksOf(file: Buffer): ReadTrack[] {
  const movie = boxAt(file, 'moov');
  const tracks = boxesOf(file, movie.body, movie.end).filter(({ type }) => type === 'trak');
  const fragments = boxesOf(file).filter(({ type }) => type === 'moof');
  return tracks.map((track) => {
    const number = file.readUInt32BE(find(file, track, 'tkhd').body + 12);
    const timescale = file.readUInt32BE(find(file, track, 'mdia', 'mdhd').body + 12);
    const own = fragments.map((fragment) => readFragment(file, fragment)).filter((each) => each.track === number);
    let end = 0;
    const isGapless = own.every(({ from, duration }) => {
      const meets = from === end;
      end = from + duration;
      return meets;
    });
    return { seconds: end / timescale, isGapless };
  });
}

function readFragment(file: Buffer, fragment: Box): { track: number; from: number; duration: number } {
  const header = find(file, fragment, 'traf', 'tfhd');
  const run = find(file, fragment, 'traf', 'trun');
  // The coder states one duration for all samples of a fragment.
  return {
    track: file.readUInt32BE(header.body + 4),
    from: Number(file.readBigUInt64BE(find(file, fragment, 'traf', 'tfdt').body + 4)),
    duration: file.readUInt32BE(header.body + 8) * file.readUInt32BE(run.body + 4),
  };
}

function find(file: Buffer, inside: Box, ...path: readonly string[]): Box {
  const [type, ...rest] = path;
  const found = boxesOf(file, inside.body, inside.end).find((box) => box.type === type);
  if (found === undefined) throw new RangeError(`No ${type} in ${inside.type}`);
  return rest.length === 0 ? found : find(file, found, ...rest);
}
