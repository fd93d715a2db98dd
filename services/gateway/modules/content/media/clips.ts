import { VIDEO_QUALITIES, type VideoQuality } from '@network/tenant/video-qualities.ts';
import { INDEX_BYTES } from './film/looped-film.ts';
import type { OwnMedia } from './own/own-media.ts';
import { stableChoice } from './stock/stable-choice.ts';
import type { Clip, Rendition, StockMedia } from './stock/stock-media.ts';

/** The whole film, or what everybody may see of it. */
export type ClipKind = 'video' | 'trailer';

/** What names the media of a film: what was uploaded for it, the composition of its picture, or else its id. */
export interface FilmKey {
  readonly id: string;
  readonly composition: string | null;
  readonly own_media: OwnMedia | null;
  /** What of its picture stays in sight where that is cut; its middle where it is left out. */
  readonly picture_focus?: string | null | undefined;
  /** What of it is shown in which ratio (`libs/validation/picture-crop.ts`). */
  readonly picture_crops?: readonly string[] | null | undefined;
}

/** A film as it plays: its clip, as often as its running time takes. */
export interface PlayedFilm {
  readonly clip: Clip;
  readonly repeats: number;
}

/** Seconds after which every clip begins again. */
export const LOOP_SECONDS = 4;

/** The running time of a trailer and of a reel. */
export const TRAILER_SECONDS = 32;

/** The clip of a film: that of its picture, always; null where there are no clips. */
export function clipOf(stock: StockMedia, { id, composition }: Omit<FilmKey, 'own_media'>): Clip | null {
  if (stock.clips.length === 0) return null;
  return (composition === null ? undefined : stock.clipsById.get(composition)) ?? stableChoice(stock.clips, id);
}

/** How often a clip plays within this running time: the nearest whole number, at least once. */
export function repeatsIn(seconds: number): number {
  return Math.max(1, Math.round(seconds / LOOP_SECONDS));
}

/** The seconds that a loop plays for a film of this stated length: whole loops, as the seed states them. */
export function loopedSeconds(statedSeconds: number): number {
  return repeatsIn(statedSeconds) * LOOP_SECONDS;
}

/** The seconds that a film plays. */
export function playedSeconds(film: Pick<FilmKey, 'own_media'> & { readonly run_length_seconds: number }): number {
  return film.own_media?.film?.seconds ?? loopedSeconds(film.run_length_seconds);
}

/** What plays of a film that was not uploaded, whole or as a trailer; null where there are no clips. */
export function playedFilm(
  stock: StockMedia,
  film: Omit<FilmKey, 'own_media'> & { readonly run_length_seconds: number },
  kind: ClipKind,
): PlayedFilm | null {
  const clip = clipOf(stock, film);
  return clip && { clip, repeats: repeatsIn(kind === 'video' ? film.run_length_seconds : TRAILER_SECONDS) };
}

/** The exact length of a film's file, without making it. */
export function fileBytes({ beginningBytes, loopBytes }: Rendition, repeats: number): number {
  return beginningBytes + INDEX_BYTES.head + (INDEX_BYTES.entry + loopBytes) * repeats;
}

/** The qualities of a clip up to so many lines, the smallest first: the one list that pages, players and files have. */
export function qualitiesOf(
  { qualities }: Clip,
  bestHeight = Infinity,
): { quality: VideoQuality; rendition: Rendition }[] {
  return VIDEO_QUALITIES.flatMap((quality) => {
    const rendition = qualities[quality];
    return rendition && rendition.height <= bestHeight ? [{ quality, rendition }] : [];
  });
}
