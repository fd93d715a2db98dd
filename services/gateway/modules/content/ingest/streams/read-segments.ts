import { attributesOf, linesOf, UnreadablePlaylist } from './playlist-lines.ts';

/** Bytes of a file, from the first on. */
export interface ByteSpan {
  readonly from: number;
  readonly bytes: number;
}

/** A file, or a part of one. */
export interface ListedPart {
  readonly uri: string;
  /** Null for all of it. */
  readonly span: ByteSpan | null;
  /** Line of the playlist, counted from 1. */
  readonly line: number;
}

/** A segment, with what has to be read before it. */
export interface ListedSegment extends ListedPart {
  readonly seconds: number;
  /** Null for MPEG-TS. */
  readonly beginning: ListedPart | null;
  /** Whether its times do not follow those of the one before. */
  readonly isDiscontinuous: boolean;
}

/** More than a film of twelve hours has. */
const MOST_SEGMENTS = 20_000;
/** The longest that a film may be. */
const MOST_SECONDS = 86_400;

/**
 * Reads the playlist of one track: all of a film in segments.
 * @throws UnreadablePlaylist for one that is encrypted, that has no end, or that can't be read
 */
export function readSegments(text: string): readonly ListedSegment[] {
  const segments: ListedSegment[] = [];
  let seconds: number | null = null;
  let range: string | null = null;
  let beginning: ListedPart | null = null;
  let isDiscontinuous = false;
  let isEnded = false;
  const ends = new Map<string, number>();
  const spanOf = (written: string | null | undefined, uri: string, line: number): ByteSpan | null => {
    if (written === null || written === undefined) return null;
    const [, bytes, from] = /^(\d+)(?:@(\d+))?$/.exec(written) ?? [];
    if (bytes === undefined) throw new UnreadablePlaylist(line, 'expected a byte range such as 1000@0');
    const span = { from: from === undefined ? (ends.get(uri) ?? 0) : Number(from), bytes: Number(bytes) };
    ends.set(uri, span.from + span.bytes);
    return span;
  };
  for (const [line, value] of linesOf(text)) {
    const said = value.slice(value.indexOf(':') + 1);
    if (value.startsWith('#EXT-X-STREAM-INF:'))
      throw new UnreadablePlaylist(line, 'expected segments, this is a master playlist');
    if (value.startsWith('#EXT-X-KEY:') && attributesOf(value)['METHOD'] !== 'NONE') {
      throw new UnreadablePlaylist(line, 'expected segments that are not encrypted');
    }
    if (value.startsWith('#EXTINF:')) seconds = Number.parseFloat(said);
    else if (value.startsWith('#EXT-X-BYTERANGE:')) range = said;
    else if (value === '#EXT-X-DISCONTINUITY') isDiscontinuous = true;
    else if (value === '#EXT-X-ENDLIST') isEnded = true;
    else if (value.startsWith('#EXT-X-MAP:')) {
      const { URI: uri = '', BYTERANGE: bytes } = attributesOf(value);
      beginning = { uri, span: spanOf(bytes, uri, line), line };
    } else if (!value.startsWith('#')) {
      if (seconds === null || !(seconds >= 0 && seconds <= MOST_SECONDS))
        throw new UnreadablePlaylist(line, 'expected #EXTINF before a segment, with its seconds');
      segments.push({ uri: value, span: spanOf(range, value, line), line, seconds, beginning, isDiscontinuous });
      if (segments.length > MOST_SEGMENTS)
        throw new UnreadablePlaylist(line, `expected at most ${MOST_SEGMENTS} segments`);
      [seconds, range, isDiscontinuous] = [null, null, false];
    }
  }
  if (segments.length === 0) throw new UnreadablePlaylist(1, 'expected segments');
  if (!isEnded) throw new UnreadablePlaylist(segments.at(-1)?.line ?? 1, 'expected #EXT-X-ENDLIST: all of the film');
  return segments;
}
