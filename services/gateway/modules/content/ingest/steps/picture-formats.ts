import type { Metadata } from 'sharp';
import type { PictureShape } from '../../catalogue/public.ts';
import { withDensities } from '../../media/public.ts';

/** What a picture is brought into. Widths are in points, ascending. */
export interface PictureFormat {
  /** Width by height; null: as the picture is. */
  readonly ratio: number | null;
  /** Points of the longer side; a smaller picture stays as small as it is. */
  readonly most: number;
  readonly least: Size;
  readonly avif: readonly number[];
  readonly webp: readonly number[];
  /** The quality of the widest WebP, which is what people download of a still. */
  readonly bestWebp: number;
  /** Where a version has its files: `picture/` is everybody's. */
  readonly folder: 'picture' | 'still';
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The shapes and widths of the committed pictures, which the layouts of pages are made for. */
export const PICTURE_FORMATS: Readonly<Record<PictureShape, PictureFormat>> = {
  landscape: {
    ratio: 16 / 9,
    most: 1920,
    least: { width: 640, height: 320 },
    avif: [320, 480, 640, 960, 1280, 1920],
    webp: [320, 640, 1280],
    bestWebp: 64,
    folder: 'picture',
  },
  portrait: {
    ratio: 3 / 4,
    most: 1600,
    least: { width: 360, height: 480 },
    avif: [240, 360, 480, 600, 900, 1200],
    webp: [240, 480, 600, 1200],
    bestWebp: 64,
    folder: 'picture',
  },
  still: {
    ratio: null,
    most: 2560,
    least: { width: 360, height: 360 },
    avif: [240, 480, 640, 960, 1280, 1920, 2560],
    webp: [240, 640, 1280, 2560],
    bestWebp: 80,
    folder: 'still',
  },
};

/** The stills of a film, which pages show small. */
export const FILM_STILL_FORMAT: PictureFormat = {
  ratio: 16 / 9,
  most: 1280,
  least: { width: 1, height: 1 },
  avif: [320, 640, 1280],
  webp: [320, 640],
  bestWebp: 64,
  folder: 'picture',
};

/** Points of the longer side of a master, which crops are cut out of: no more of the original is stored in shape. */
const MOST_OF_MASTER = 4_096;

/** The size of a picture's master in a format; null where the original has no more points than the widest rendition. */
export function masterSizeIn(format: PictureFormat, source: Size): Size | null {
  const master = sizeIn({ ...format, most: MOST_OF_MASTER }, source);
  return master.width > (widthsOf(format, sizeIn(format, source).width).avif.at(-1) ?? 0) ? master : null;
}

/** Points of a picture as it is shown, turned as its camera says. */
export function uprightSize({ width, height, orientation = 1 }: Metadata): Size {
  return orientation >= 5 ? { width: height, height: width } : { width, height };
}

/** The size that a picture has in a format: never more points than it came with, unless those are too few to be shown. */
export function sizeIn({ ratio, most, avif }: PictureFormat, source: Size): Size {
  const shape = ratio ?? source.width / source.height;
  const widest = shape >= 1 ? most : Math.round(most * shape);
  const width = Math.min(widest, Math.max(source.width, avif[0] ?? 1));
  return { width, height: Math.round(width / shape) };
}

/**
 * The widths of a format that a picture has points enough for; of a still, which people download, also its own. In WebP also those of
 * screens of double and triple density.
 */
export function widthsOf({ avif, webp, ratio }: PictureFormat, width: number) {
  const fitting = (widths: readonly number[]): readonly number[] => {
    const smaller = widths.filter((each) => each <= width);
    return ratio !== null || smaller.at(-1) === width ? smaller : [...smaller, width];
  };
  return { avif: fitting(avif), webp: withDensities(fitting(webp), width) };
}
