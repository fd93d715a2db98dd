import type { VideoQuality } from '@network/tenant/video-qualities.ts';
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
const OF_A_CARD: VideoQuality = 'p270';
/** What a hero may loop besides, ascending; no more, because a loop is loaded that nobody requested. */
const OF_A_HERO: readonly VideoQuality[] = ['p720', 'p1080'];
const NAME = /^([a-z]+-[a-z]+-\d+)(?:-(p\d+))?\.mp4$/;
const type = 'video/mp4';

/** The silent clips for hovering over a film's card: its own, or the loop that the film is made of; none without it. */
export function previewsOf(film: FilmKey, source: MediaSource): Preview[] {
  return loopsOf(film, source)
    .filter(({ isOfACard }) => isOfACard)
    .map(({ preview }) => preview);
}

/** Returns the silent clip in every size that there is for a hero, ascending; its first is the one for cards. */
export function heroLoopsOf(film: FilmKey, source: MediaSource): Preview[] {
  return loopsOf(film, source).map(({ preview }) => preview);
}

interface Loop {
  readonly preview: Preview;
  readonly isOfACard: boolean;
}

function loopsOf(film: FilmKey, source: MediaSource): Loop[] {
  const own = film.own_media?.film;
  if (own?.preview === null) return [];
  if (own) {
    const { width, height, large } = own.preview;
    const base = `${baseOfVersion(source, own.version)}/previews/films/${own.version}`;
    const small = { preview: { src: `${base}.mp4`, width, height, type }, isOfACard: true };
    if (large === undefined) return [small];
    return [small, { preview: { src: `${base}/large.mp4`, ...large, type }, isOfACard: false }];
  }
  const clip = clipOf(source.stock, film);
  if (clip === null) return [];
  return [OF_A_CARD, ...OF_A_HERO].flatMap((quality) => {
    const rendition = clip.qualities[quality];
    if (rendition === undefined) return [];
    const isOfACard = quality === OF_A_CARD;
    const name = isOfACard ? clip.id : `${clip.id}-${quality}`;
    const { width, height } = rendition;
    return [{ preview: { src: `${source.assetsBase}/media/previews/${name}.mp4`, width, height, type }, isOfACard }];
  });
}

/** The file behind the name of a preview or of a loop for heroes; null for any other name. */
export function previewFile({ clipsById }: Pick<StockMedia, 'clipsById'>, name: string): string | null {
  const [, id = '', wanted] = NAME.exec(name) ?? [];
  const clip = clipsById.get(id);
  const quality = wanted === undefined ? OF_A_CARD : OF_A_HERO.find((each) => each === wanted);
  if (clip === undefined || quality === undefined || clip.qualities[quality] === undefined) return null;
  return `${clip.id}/${quality}.mp4`;
}
