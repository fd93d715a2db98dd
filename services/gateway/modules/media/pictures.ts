import { clipOf, type FilmKey } from './clips.ts';
import manifest from './pictures/manifest.json' with { type: 'json' };
import welcome from './pictures/welcome/manifest.json' with { type: 'json' };
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

/** One committed composition, as tools/artwork wrote it down. Widths are in pixels, ascending. */
export interface Composition {
  readonly id: string;
  /** Whose films it may stand for; null where every brand shows it. */
  readonly site: string | null;
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

const LANDSCAPES: ReadonlyMap<string, Composition> = new Map(manifest.landscape.map((each) => [each.id, each]));

/** The compositions that stand for a site's films, in their order. */
export function compositionsOfSite(site: string): readonly string[] {
  return COMPOSITIONS.landscape.filter((each) => each.site === site).map(({ id }) => id);
}

/** The landscape picture of a film: its own, or the composition that its clip moves. `assetsBase` is that of `pictureFor`. */
export function pictureOfFilm(film: FilmKey, assetsBase: string): Picture {
  const own = film.own_media?.picture;
  if (own) return pictureAt(own, (width, extension) => ownPictureAddress(own.version, width, extension, assetsBase));
  const { id } = clipOf(film);
  return publicPicture(LANDSCAPES.get(id) ?? compositionOf('poster', id), assetsBase);
}

/**
 * The picture of a thing that is no film, by its key. `assetsBase` comes before `/media/pictures/…`: empty for addresses
 * from the brand host's root. Addresses are immutable: changed artwork gets a new id.
 */
export function pictureFor(kind: PictureKind, key: string, assetsBase: string): Picture {
  return publicPicture(compositionOf(kind, key), assetsBase);
}

function ownPictureAddress(version: string, width: number, extension: string, assetsBase: string): string {
  return `${assetsBase}/media/pictures/films/${version}/${width}.${extension}`;
}

/** Public pictures by composition and base: there are a few hundred of one and a few of the other. */
const publicPictures = new WeakMap<Composition, Map<string, Picture>>();

function publicPicture(composition: Composition, assetsBase: string): Picture {
  const byBase = publicPictures.get(composition) ?? new Map<string, Picture>();
  publicPictures.set(composition, byBase);
  const known = byBase.get(assetsBase);
  if (known) return known;
  const picture = pictureAt(
    composition,
    (width, extension) => `${assetsBase}/media/pictures/${composition.id}-${width}.${extension}`,
  );
  byBase.set(assetsBase, picture);
  return picture;
}

/**
 * The picture of a thing in a list: what `pictureFor` gives, or the next free one where another thing of the list has
 * that; a landscape where none is free. No picture is there twice.
 */
export function pictureAmong(kind: PictureKind, key: string, list: readonly string[], assetsBase: string): Picture {
  const pool = COMPOSITIONS[POOL_OF[kind]];
  const taken = new Set<Composition>();
  for (const each of list) {
    const chosen = firstFree(pool, compositionOf(kind, each), taken) ?? spareFor(each, taken);
    if (each === key) return publicPicture(chosen, assetsBase);
    taken.add(chosen);
  }
  return pictureFor(kind, key, assetsBase);
}

function spareFor(key: string, taken: ReadonlySet<Composition>): Composition {
  const wanted = compositionOf('poster', key);
  return firstFree(COMPOSITIONS.landscape, wanted, taken) ?? wanted;
}

/** The wanted composition of a pool, or the next that is not taken; undefined where all are. */
function firstFree(
  pool: readonly Composition[],
  wanted: Composition,
  taken: ReadonlySet<Composition>,
): Composition | undefined {
  const first = pool.indexOf(wanted);
  return [...pool.slice(first), ...pool.slice(0, first)].find((composition) => !taken.has(composition));
}

/** The composition of a thing, by its key. */
export function compositionOf(kind: PictureKind, key: string): Composition {
  return stableChoice(COMPOSITIONS[POOL_OF[kind]], key);
}

/** A background of the welcome pages, in one size. */
export interface WelcomePicture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** The window that it is composed for: `large`, `medium` or `small`. */
  readonly name: string;
}

/** A brand's backgrounds of the welcome pages, the largest first; none for what is no brand. */
export function welcomePictures(brand: string, assetsBase: string): WelcomePicture[] {
  const images = welcome.find((set) => set.brand === brand)?.images ?? [];
  return images.map(({ file, ...size }) => ({ ...size, src: `${assetsBase}/media/pictures/welcome/${file}` }));
}

/** A composition as a picture whose renditions have these addresses. */
export function pictureAt(
  composition: Omit<Composition, 'id' | 'site'>,
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
