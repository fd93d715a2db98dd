import type { TrackTimes } from './packet-times.ts';

/** Two pictures of the slowest film, or what an encoder of sound adds at its beginning and end. */
const TOLERANCE_SECONDS = 0.5;

/** What a rendition has to be. */
export interface ExpectedTracks {
  readonly seconds: number;
  readonly hasSound: boolean;
}

/**
 * Compares the packets of a rendition, by the index of their track, with what it should be: both tracks begin at its beginning, last as long as
 * it does, and have packets for all of that.
 *
 * @returns what is wrong; null for nothing
 */
export function problemOfTracks(
  tracks: ReadonlyMap<number, TrackTimes>,
  { seconds, hasSound }: ExpectedTracks,
): string | null {
  const names = hasSound ? ['picture', 'sound'] : ['picture'];
  if (tracks.size !== names.length) return `it has ${tracks.size} tracks instead of ${names.length}`;
  for (const [index, name] of names.entries()) {
    const { start, end, played } = tracks.get(index) ?? { start: 0, end: 0, played: 0 };
    const isOff = (one: number, other: number): boolean => Math.abs(one - other) > TOLERANCE_SECONDS;
    if (isOff(start, 0)) return `its ${name} begins at ${start.toFixed(2)} s`;
    if (isOff(end, seconds)) return `its ${name} ends at ${end.toFixed(2)} s instead of ${seconds.toFixed(2)} s`;
    if (isOff(played, end - start)) {
      return `its ${name} has packets for ${played.toFixed(2)} s within ${(end - start).toFixed(2)} s`;
    }
  }
  return null;
}
