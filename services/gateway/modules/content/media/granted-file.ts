import { captionsOf, storyboard, TIMED_TEXT_TYPE } from './timed-text.ts';
import type { PlayedFilm } from './clips.ts';
import type { MediaGrant } from './media-address.ts';
import type { StockMedia } from './stock/stock-media.ts';
import { masterPlaylist, PLAYLIST_TYPE, variantPlaylist } from './stream-playlist.ts';

/** What is behind a name under a signed address. */
export type Granted =
  | { readonly kind: 'text'; readonly text: string; readonly type: string }
  /** A file of the clips' folder. */
  | { readonly kind: 'file'; readonly name: string }
  /** The tracks' files, repeated: the whole film, what it begins with, or one segment of it. */
  | {
      readonly kind: 'film';
      readonly tracks: readonly [string, ...string[]];
      readonly repeats: number;
      readonly part: 'whole' | 'beginning' | number;
    };

const PLAYLIST_NAME = /^(p\d{3,4}l?)\/(index\.m3u8|init\.mp4|(\d{1,6})\.m4s)$/;

/** The name under which each part begins. */
export const ENTRY_NAME = {
  quality: 'video.mp4',
  hls: 'master.m3u8',
  storyboard: 'storyboard.vtt',
  captions: 'en.vtt',
} as const;

/** Looks a name up in what a grant opens; null for anything outside it. */
export function grantedFile(
  { clipsById }: Pick<StockMedia, 'clipsById'>,
  grant: MediaGrant,
  name: string,
): Granted | null {
  const clip = clipsById.get(grant.clip);
  if (clip === undefined) return null;
  const film = { clip, repeats: grant.repeats };
  switch (grant.part) {
    case 'hls':
      return streamFile(grant, film, name);
    case 'storyboard':
      if (name === 'storyboard.webp') return { kind: 'file', name: `${clip.id}/storyboard.webp` };
      return name === ENTRY_NAME.storyboard ? { kind: 'text', text: storyboard(film), type: TIMED_TEXT_TYPE } : null;
    case 'captions':
      return name === ENTRY_NAME.captions ? { kind: 'text', text: captionsOf(film), type: TIMED_TEXT_TYPE } : null;
    default:
      return name === (grant.fileName ?? ENTRY_NAME.quality) ? filmFile(film, grant.part, 'whole') : null;
  }
}

function streamFile({ variants }: MediaGrant, film: PlayedFilm, name: string): Granted | null {
  if (name === ENTRY_NAME.hls) return { kind: 'text', text: masterPlaylist(film, variants), type: PLAYLIST_TYPE };
  const [, variant, file, number] = PLAYLIST_NAME.exec(name) ?? [];
  const quality = variants.find((each) => each === variant);
  if (quality === undefined) return null;
  if (number !== undefined) return Number(number) < film.repeats ? filmFile(film, quality, Number(number)) : null;
  if (file === 'init.mp4') return filmFile(film, quality, 'beginning');
  return { kind: 'text', text: variantPlaylist(film), type: PLAYLIST_TYPE };
}

function filmFile({ clip, repeats }: PlayedFilm, track: string, part: 'whole' | 'beginning' | number): Granted {
  return { kind: 'film', tracks: [`${clip.id}/${track}.mp4`, `sounds/${clip.sound}.mp4`], repeats, part };
}
