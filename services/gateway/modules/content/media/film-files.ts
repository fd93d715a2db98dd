import { VIDEO_QUALITIES, type VideoQuality } from '@network/tenant/video-qualities.ts';
import { type ClipKind, clipOf, fileBytes, type FilmKey, playedFilm, qualitiesOf } from './clips.ts';
import type { MediaPart } from './media-address.ts';
import { grantedVersionName } from './own/own-grant.ts';
import { ownQualities, QUALITY_LINES } from './own/own-media.ts';
import type { StockMedia } from './stock/stock-media.ts';

/** What addresses must know of a film: what plays, for how long, and up to which lines. */
export interface AddressedFilm extends FilmKey {
  readonly run_length_seconds: number;
  /** Null for a film without media that declares none: nothing that stands in for it is left out. */
  readonly best_height: number | null;
}

/** A film in one quality, as one file. */
export interface FilmFile {
  readonly quality: VideoQuality;
  /** The number of lines after which the quality is named. */
  readonly lines: number;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  /** Whether it exists only as segments; left out for a single file. */
  readonly isStream?: true;
}

/** Lines of a trailer in the place of a reel: it fills a column, not a screen. */
const REEL_LINES = 720;

/**
 * The files of a film or its trailer, the smallest quality first: the one list that pages, players and downloads have.
 * None where nothing was uploaded and no clip stands in.
 */
export function filmFiles(stock: StockMedia, film: AddressedFilm, kind: ClipKind): readonly FilmFile[] {
  const own = film.own_media?.film;
  if (own) {
    const qualities = ownQualities(own, kind);
    return VIDEO_QUALITIES.flatMap((quality) => {
      const rendition = qualities[quality];
      return rendition === undefined ? [] : [{ quality, lines: QUALITY_LINES[quality], ...rendition }];
    });
  }
  const played = playedFilm(stock, film, kind);
  if (played === null) return [];
  const { clip, repeats } = played;
  return qualitiesOf(clip, film.best_height ?? Infinity).map(({ quality, rendition }) => {
    const { width, height } = rendition;
    return { quality, lines: height, width, height, bytes: fileBytes(rendition, repeats) };
  });
}

/**
 * Returns the files of a film that people can download: each quality is one file. A film that was taken as a stream has
 * none.
 */
export function downloadableFiles(stock: StockMedia, film: AddressedFilm): readonly FilmFile[] {
  return filmFiles(stock, film, 'video').filter(({ isStream }) => isStream !== true);
}

/** Whether the clip that stands in for a film has captions. */
export function hasCaptions(stock: StockMedia, film: AddressedFilm): boolean {
  return !film.own_media?.film && (clipOf(stock, film)?.captions.length ?? 0) > 0;
}

/** What a grant says of the media that play; null where none do. */
export function grantedMedia(
  stock: StockMedia,
  film: AddressedFilm,
  kind: ClipKind,
): { readonly clip: string; readonly repeats: number } | null {
  const own = film.own_media?.film;
  if (own) return { clip: grantedVersionName(own.version), repeats: 1 };
  const played = playedFilm(stock, film, kind);
  return played && { clip: played.clip.id, repeats: played.repeats };
}

/** What plays for a reel: the upright clip, where there is one, else the trailer; null for a film without either. */
export function reelOf(
  stock: StockMedia,
  film: AddressedFilm,
): { readonly part: MediaPart; readonly width: number; readonly height: number } | null {
  const reel = film.own_media?.film ? null : clipOf(stock, film)?.reel;
  if (reel) return { part: 'reel', width: reel.width, height: reel.height };
  const file = filmFiles(stock, { ...film, best_height: Math.min(film.best_height ?? Infinity, REEL_LINES) }, 'trailer')
    .filter(({ lines }) => lines <= REEL_LINES)
    .at(-1);
  return file === undefined ? null : { part: file.quality, width: file.width, height: file.height };
}
