import clips from './clips/manifest.json' with { type: 'json' };
import manifest from './pictures/manifest.json' with { type: 'json' };
import { stableChoice } from './stable-choice.ts';

/** Where a picture is shown; decides its proportions. */
export type PictureKind = 'listing' | 'poster' | 'portrait' | 'banner' | 'category';

/** `Picture` of the schema. */
export interface Picture {
  readonly src: string;
  readonly placeholder: string;
  readonly width: number;
  readonly height: number;
  readonly highdpi: { readonly double: string; readonly triple: string };
  readonly avifSrcSet: string;
  readonly webpSrcSet: string;
  readonly color: string;
}

/** `Preview` of the schema. */
export interface Preview {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly type: string;
}

/** One committed composition, as tools/artwork wrote it down. Widths are in pixels, ascending. */
export interface Composition {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly avif: readonly number[];
  readonly webp: readonly number[];
  readonly color: string;
  readonly placeholder: string;
}

type Pool = 'landscape' | 'portrait' | 'category';

const COMPOSITIONS: Readonly<Record<Pool, readonly Composition[]>> = manifest;

const POOL_OF: Readonly<Record<PictureKind, Pool>> = {
  listing: 'landscape',
  poster: 'landscape',
  banner: 'landscape',
  portrait: 'portrait',
  category: 'category',
};

/**
 * The picture of a thing, by its key. One key has one landscape composition, so a card, a hero and a player of the same
 * video agree. `assetsBase` comes before `/media/pictures/…`: empty for addresses from the brand host's root.
 * Addresses are immutable: changed artwork gets a new id.
 */
export function pictureFor(kind: PictureKind, key: string, assetsBase: string): Picture {
  const composition = compositionOf(kind, key);
  return pictureAt(
    composition,
    (width, extension) => `${assetsBase}/media/pictures/${composition.id}-${width}.${extension}`,
  );
}

/** The composition of a thing, by its key. */
export function compositionOf(kind: PictureKind, key: string): Composition {
  return stableChoice(COMPOSITIONS[POOL_OF[kind]], key);
}

/** A composition as a picture whose renditions have these addresses. */
export function pictureAt(
  composition: Composition,
  address: (width: number, extension: 'avif' | 'webp') => string,
): Picture {
  const sources = (widths: readonly number[], extension: 'avif' | 'webp'): string =>
    widths.map((width) => `${address(width, extension)} ${width}w`).join(', ');
  const middle = composition.webp[Math.floor((composition.webp.length - 1) / 2)] ?? composition.width;
  const atLeast = (width: number): number =>
    composition.webp.find((candidate) => candidate >= width) ?? composition.webp.at(-1) ?? middle;
  return {
    src: address(middle, 'webp'),
    placeholder: composition.placeholder,
    width: composition.width,
    height: composition.height,
    highdpi: { double: address(atLeast(middle * 2), 'webp'), triple: address(atLeast(middle * 3), 'webp') },
    avifSrcSet: sources(composition.avif, 'avif'),
    webpSrcSet: sources(composition.webp, 'webp'),
    color: composition.color,
  };
}

/** A look is the first word of a composition's id; its takes differ in palette and seed. */
function lookOf(id: string): string {
  return id.split('-')[0] ?? id;
}

/**
 * The silent clips for hovering over a video's card, better type first: its landscape picture, moving, or another take
 * of the same look; none for a look without.
 */
export function previewsFor(videoKey: string, assetsBase: string): Preview[] {
  const { id } = stableChoice(COMPOSITIONS.landscape, videoKey);
  const { ids, width, height } = clips.previews;
  const preview = ids.find((each) => each === id) ?? ids.find((each) => lookOf(each) === lookOf(id));
  if (preview === undefined) return [];
  const address = `${assetsBase}/media/previews/${preview}-${width}`;
  return [
    { src: `${address}.webm`, width, height, type: 'video/webm' },
    { src: `${address}.mp4`, width, height, type: 'video/mp4' },
  ];
}
