import { cropOf, type PictureCrop } from '@network/validation/picture-crop.ts';
import type { OwnStill, PictureSetRow } from '../../content/catalogue/public.ts';
import { type Composition, compositionOf, type StockMedia } from '../../content/media/public.ts';

/** One picture of a set, from 1. */
export interface Still {
  readonly number: number;
  /** The picture in every width; its `id` names the files. */
  readonly rendition: Omit<Composition, 'id' | 'site'>;
  readonly source: StillSource;
  /** What the gallery shows of it, where an editor said so. */
  readonly crop: PictureCrop | null;
  /** What it shows, in words; null where nobody wrote it. */
  readonly alt: string | null;
  /** Name of its file in the zip, such as `warm-lantern-07.jpg`. */
  readonly name: string;
}

/** Where its files are: in the stock, or those of an uploaded picture's version, maybe with the file as it was sent. */
export type StillSource =
  | { readonly composition: string }
  | { readonly version: string; readonly hasOriginal: boolean };

/** Every fifth still out of the stock is as wide as the film. */
const LANDSCAPE_EVERY = 5;

type Stills = Pick<PictureSetRow, 'picture_count' | 'stills'>;
type Video = { readonly id: string; readonly slug: string };

/** The stills of a video, in their order. Those out of the stock are the same on every machine and start. */
export function stillsOf(stock: StockMedia, video: Video, set: Stills): Still[] {
  return Array.from({ length: set.picture_count }, (_, index) => stillOf(stock, video, set, index + 1));
}

/** The still of that number, from 1; throws RangeError for one that the set doesn't have. */
export function stillOf(stock: StockMedia, video: Video, { stills, picture_count }: Stills, number: number): Still {
  if (number < 1 || number > picture_count) throw new RangeError(`The set has no still ${number}.`);
  // Programs that unpack a zip sort by name: as many digits for each as the last one needs.
  const digits = Math.max(2, String(picture_count).length);
  const name = `${video.slug}-${String(number).padStart(digits, '0')}`;
  const own = stills?.[number - 1];
  return own === undefined ? stockStill(stock, video, number, name) : ownStill(own, number, name);
}

function stockStill(stock: StockMedia, { id }: Video, number: number, name: string): Still {
  const kind = number % LANDSCAPE_EVERY === 0 ? 'listing' : 'portrait';
  const rendition = compositionOf(stock, kind, `${id}-still-${number}`);
  const source = { composition: rendition.id };
  return { number, rendition, source, crop: null, alt: null, name: `${name}.webp` };
}

function ownStill({ alt, version, crops, original, ...rendition }: OwnStill, number: number, name: string): Still {
  const crop = cropOf(crops, rendition.width > rendition.height ? '16:9' : '3:4');
  return {
    number,
    rendition,
    source: { version, hasOriginal: original !== undefined },
    crop,
    alt: alt === '' ? null : alt,
    name: `${name}.${original?.extension ?? 'webp'}`,
  };
}

/** The widest rendition that every browser can save. */
export function widestOf({ webp, width }: Still['rendition']): number {
  return webp.at(-1) ?? width;
}

/** What the name of a cut begins with: another crop has other names, so that no browser shows the one before. */
export function cutName(number: number, { left, top, width }: PictureCrop): string {
  return `${number}c${left}.${top}.${width}`;
}
