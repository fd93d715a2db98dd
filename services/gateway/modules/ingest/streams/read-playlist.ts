/** A playlist that is none, or one that can't be taken, and where. */
export class UnreadablePlaylist extends Error {
  constructor(line: number, message: string) {
    super(`line ${line}: ${message}`);
    this.name = 'UnreadablePlaylist';
  }
}

/** One picture of a stream, in one size. */
export interface ListedVariant {
  readonly uri: string;
  /** Bits a second. */
  readonly bandwidth: number;
  /** As its author calls them; empty for none. */
  readonly codecs: string;
  /** The sounds that belong to it; null where it has its own. */
  readonly sounds: string | null;
}

/** A track beside the pictures: a sound, or captions. */
export interface ListedTrack {
  readonly kind: 'sound' | 'captions';
  readonly group: string;
  readonly name: string;
  /** As BCP 47 has it; null where nothing says it. */
  readonly language: string | null;
  readonly isDefault: boolean;
  /** Null where it is in the files of the pictures. */
  readonly uri: string | null;
}

/** A master playlist (RFC 8216). */
export interface MasterPlaylist {
  readonly variants: readonly ListedVariant[];
  readonly tracks: readonly ListedTrack[];
}

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
  /** In the playlist, from 1. */
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

/** Lines that say something, each with its number. @throws UnreadablePlaylist for a file that is no playlist */
function linesOf(text: string): readonly (readonly [number, string])[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  if (lines[0]?.trim() !== '#EXTM3U') throw new UnreadablePlaylist(1, 'expected #EXTM3U');
  return lines.flatMap((line, index) => (line.trim() === '' ? [] : [[index + 1, line.trim()] as const]));
}

/**
 * Reads a master playlist. What it says of trick play and of its sessions is passed over.
 * @throws UnreadablePlaylist
 */
export function readMaster(text: string): MasterPlaylist {
  const variants: ListedVariant[] = [];
  const tracks: ListedTrack[] = [];
  let open: Readonly<Record<string, string>> | null = null;
  for (const [line, value] of linesOf(text)) {
    if (value.startsWith('#EXTINF:'))
      throw new UnreadablePlaylist(line, 'expected a master playlist, this one has segments');
    if (value.startsWith('#EXT-X-STREAM-INF:')) open = attributesOf(value);
    else if (value.startsWith('#EXT-X-MEDIA:')) tracks.push(...trackOf(attributesOf(value)));
    else if (!value.startsWith('#') && open !== null) {
      const bandwidth = Number(open['BANDWIDTH']);
      if (!(bandwidth > 0)) throw new UnreadablePlaylist(line, 'expected a variant with its BANDWIDTH');
      variants.push({ uri: value, bandwidth, codecs: open['CODECS'] ?? '', sounds: open['AUDIO'] ?? null });
      open = null;
    }
  }
  if (variants.length === 0) throw new UnreadablePlaylist(1, 'expected a variant (#EXT-X-STREAM-INF)');
  return { variants, tracks };
}

function trackOf(attributes: Readonly<Record<string, string>>): readonly ListedTrack[] {
  const {
    TYPE: type,
    'GROUP-ID': group = '',
    NAME: name = '',
    LANGUAGE: language,
    DEFAULT: isDefault,
    URI: uri,
  } = attributes;
  const kind = type === 'AUDIO' ? 'sound' : type === 'SUBTITLES' ? 'captions' : null;
  if (kind === null) return [];
  return [{ kind, group, name, language: language ?? null, isDefault: isDefault === 'YES', uri: uri ?? null }];
}

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
      if (seconds === null || !(seconds >= 0)) throw new UnreadablePlaylist(line, 'expected #EXTINF before a segment');
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

/** The attributes of a tag, without quotation marks. */
function attributesOf(line: string): Readonly<Record<string, string>> {
  const found = line.slice(line.indexOf(':') + 1).matchAll(/([A-Z0-9-]+)=(?:"([^"]*)"|([^,]*))/g);
  return Object.fromEntries([...found].map(([, name = '', quoted, plain = '']) => [name, quoted ?? plain]));
}
