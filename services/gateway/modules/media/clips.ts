import { VIDEO_QUALITIES, type VideoQuality } from '@network/tenant/constants.ts';
import manifest from './clips/manifest.json' with { type: 'json' };
import { INDEX_BYTES } from './film/looped-film.ts';
import type { OwnMedia } from './own/own-media.ts';
import { stableChoice } from './stable-choice.ts';

/** The whole film, or what everybody may see of it. */
export type ClipKind = 'video' | 'trailer';

/** One size of a clip, with its sound. */
export interface Rendition {
  readonly width: number;
  readonly height: number;
  /** As in the CODECS of a playlist. */
  readonly codecs: string;
  /** Bytes that a stream or a file begins with, and of each time that the clip plays. */
  readonly beginningBytes: number;
  readonly loopBytes: number;
}

/** The moving picture of a composition: a few seconds whose end meets their beginning. */
export interface Clip {
  /** The id of its composition. */
  readonly id: string;
  readonly sound: string;
  /** English lines, one after the other; empty for a clip without captions. */
  readonly captions: readonly string[];
  /** Only the sizes that there are. */
  readonly qualities: Readonly<Partial<Record<VideoQuality, Rendition>>>;
  /** The same composition, composed upright; null where there is none. */
  readonly reel: Rendition | null;
}

/** What names the media of a film: what was uploaded for it, the composition of its picture, or else its id. */
export interface FilmKey {
  readonly id: string;
  readonly composition: string | null;
  readonly own_media: OwnMedia | null;
}

/** A film as it plays: its clip, as often as its running time takes. */
export interface PlayedFilm {
  readonly clip: Clip;
  readonly repeats: number;
}

/** Seconds after which every clip begins again. */
export const LOOP_SECONDS: number = manifest.loopSeconds;

/** The running time of a trailer and of a reel. */
export const TRAILER_SECONDS = 32;

const CLIPS: readonly Clip[] = manifest.clips;
const BY_ID: ReadonlyMap<string, Clip> = new Map(CLIPS.map((clip) => [clip.id, clip]));

/** The clip of that composition; null where there is none. */
export function clipById(id: string): Clip | null {
  return BY_ID.get(id) ?? null;
}

/** The clip of a film: that of its picture, always. */
export function clipOf({ id, composition }: Omit<FilmKey, 'own_media'>): Clip {
  return (composition === null ? undefined : BY_ID.get(composition)) ?? stableChoice(CLIPS, id);
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

/** What plays of a film, whole or as a trailer. */
export function playedFilm(
  film: Omit<FilmKey, 'own_media'> & { readonly run_length_seconds: number },
  kind: ClipKind,
): PlayedFilm {
  return { clip: clipOf(film), repeats: repeatsIn(kind === 'video' ? film.run_length_seconds : TRAILER_SECONDS) };
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
