import type { VideoQuality } from '@network/tenant/constants.ts';
import { clipOf, type FilmKey } from './clips.ts';
import { baseOfVersion, type MediaSource } from './pictures.ts';
import type { StockMedia } from './stock/stock-media.ts';

/** `Preview` of the schema. */
export interface Preview {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly type: string;
}

/** A card is small: the lowest quality of the film is its preview, without the sound. */
const QUALITY: VideoQuality = 'p270';
const NAME = /^([a-z]+-[a-z]+-\d+)\.mp4$/;

/** The silent clips for hovering over a film's card: its own, or the loop that the film is made of; none without it. */
export function previewsOf(film: FilmKey, source: MediaSource): Preview[] {
  const { assetsBase, stock } = source;
  const own = film.own_media?.film;
  if (own?.preview === null) return [];
  if (own) {
    const src = `${baseOfVersion(source, own.version)}/previews/films/${own.version}.mp4`;
    return [{ src, ...own.preview, type: 'video/mp4' }];
  }
  const clip = clipOf(stock, film);
  const rendition = clip?.qualities[QUALITY];
  if (!clip || rendition === undefined) return [];
  const { width, height } = rendition;
  return [{ src: `${assetsBase}/media/previews/${clip.id}.mp4`, width, height, type: 'video/mp4' }];
}

/** The file behind a preview's name; null for any other name. */
export function previewFile({ clipsById }: Pick<StockMedia, 'clipsById'>, name: string): string | null {
  const clip = clipsById.get(NAME.exec(name)?.[1] ?? '');
  return clip === undefined ? null : `${clip.id}/${QUALITY}.mp4`;
}
