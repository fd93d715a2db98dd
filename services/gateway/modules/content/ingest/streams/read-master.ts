import { attributesOf, linesOf, UnreadablePlaylist } from './playlist-lines.ts';

/** One picture of a stream, in one size. */
export interface ListedVariant {
  readonly uri: string;
  /** Bits a second. */
  readonly bandwidth: number;
  /** The codecs that its author names; empty for none. */
  readonly codecs: string;
  /** The sounds that belong to it; null where it has its own. */
  readonly sounds: string | null;
}

/** A track beside the pictures: a sound, or captions. */
export interface ListedTrack {
  readonly kind: 'sound' | 'captions';
  readonly group: string;
  readonly name: string;
  /** Its language in BCP 47; null where nothing says it. */
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
    FORCED: isForced,
    URI: uri,
  } = attributes;
  const kind = type === 'AUDIO' ? 'sound' : type === 'SUBTITLES' ? 'captions' : null;
  // Forced captions are the few lines in another language than the film's: shown to all, and no captions of it.
  if (kind === null || (kind === 'captions' && isForced === 'YES')) return [];
  return [{ kind, group, name, language: language ?? null, isDefault: isDefault === 'YES', uri: uri ?? null }];
}
