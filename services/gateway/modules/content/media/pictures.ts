import { cropOf, type PictureRatio } from '@network/validation/picture-crop.ts';
import { focusFragment } from '@network/validation/picture-focus.ts';
import { clipOf, type FilmKey } from './clips.ts';
import { candidateWidths, densitiesIn } from './densities.ts';
import { focusInCut, type PictureCuts, pointsToCut, renditionOfCut } from './cuts/cut-address.ts';
import type { PictureRendition } from './own/own-media.ts';
import { isNeutral, NEUTRAL_PICTURES } from './stock/neutral-pictures.ts';
import { stableChoice } from './stock/stable-choice.ts';
import type { Composition, Pool, StockMedia } from './stock/stock-media.ts';

/** Where pictures and clips are found. */
export interface MediaSource {
  /** Comes before `/media/…`: empty for addresses from the brand host's root. */
  readonly assetsBase: string;
  readonly stock: StockMedia;
  /** What stands for `/media` in the addresses of an uploaded version where a preview of staff shows it; left out for everybody. */
  readonly previewed?: ((version: string) => string) | undefined;
  /** How its pages show what editors cropped; left out where pictures are shown whole. */
  readonly cuts?: PictureCuts;
}

/** What the addresses of uploaded media depend on. */
export type MediaHost = Pick<MediaSource, 'assetsBase' | 'previewed'>;

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
  /** Nobody has uploaded it: a page draws its brand's placeholder, and the addresses are those of a neutral plane. */
  readonly isMissing: boolean;
}

const POOL_OF: Readonly<Record<PictureKind, Pool>> = {
  listing: 'landscape',
  poster: 'landscape',
  banner: 'landscape',
  portrait: 'portrait',
  category: 'category',
};

/** The compositions that stand for a site's films, in their order. */
export function compositionsOfSite({ pictures }: Pick<StockMedia, 'pictures'>, site: string): readonly string[] {
  return pictures.landscape.filter((each) => each.site === site).map(({ id }) => id);
}

/** The ratio that players, most heroes and lists of films show. */
const WIDE: PictureRatio = '16:9';

/**
 * The landscape picture of a film: its own, or the composition that its clip moves. Cut as an editor cropped it for that
 * ratio, whole where nobody did.
 */
export function pictureOfFilm(film: FilmKey, source: MediaSource, ratio: PictureRatio | null = WIDE): Picture {
  const { picture_focus: focus = null, picture_crops: crops = null } = film;
  const own = film.own_media?.picture;
  if (own) return pictureIn({ ...own, focus, crops }, ratio, source);
  const id = clipOf(source.stock, film)?.id ?? film.id;
  const composition = source.stock.landscapeById.get(id) ?? compositionOf(source.stock, 'poster', id);
  // There is nothing to cut or to keep in sight.
  if (isNeutral(composition)) return publicPicture(composition, source.assetsBase);
  const place = { root: `${source.assetsBase}/media`, base: `${composition.id}-` };
  return (
    cutPicture({ ...composition, focus, crops }, place, ratio, source) ??
    withFocus(publicPicture(composition, source.assetsBase), focus)
  );
}

/**
 * The upright picture of a film: what an editor cropped for it, or what stands in. Where nothing stands in it is the
 * film's own picture, which its frame cuts.
 */
export function uprightPictureOfFilm(film: FilmKey, source: MediaSource): Picture {
  const isCropped = cropOf(film.picture_crops, UPRIGHT) !== null && source.cuts !== undefined;
  const standIn = pictureFor('portrait', film.id, source);
  return isCropped || (standIn.isMissing && film.own_media?.picture) ? pictureOfFilm(film, source, UPRIGHT) : standIn;
}

/** The ratio of portraits and of tall cards. */
export const UPRIGHT: PictureRatio = '3:4';

/**
 * The picture of a thing that is no film, by its key; a missing one where nothing stands in. Addresses are immutable:
 * changed artwork gets a new id.
 */
export function pictureFor(kind: PictureKind, key: string, { assetsBase, stock }: MediaSource): Picture {
  return publicPicture(compositionOf(stock, kind, key), assetsBase);
}

/**
 * What addresses of the pictures and hover preview of an uploaded version begin with. In a preview each is signed for it, also that
 * of a version which everybody sees: there the database is as if the draft were published, and nothing is withheld.
 */
export const baseOfVersion = ({ assetsBase, previewed }: MediaHost, version: string): string =>
  previewed?.(version) ?? `${assetsBase}/media`;

/** An uploaded picture. */
export function pictureOf(own: PictureRendition, source: MediaHost, focus?: string | null): Picture {
  const base = `${baseOfVersion(source, own.version)}/pictures/films/${own.version}`;
  const picture = pictureAt(own, (width, extension) => `${base}/${width}.${extension}`);
  return withFocus(picture, focus);
}

/** A picture with what an editor said of it. */
export interface DirectedPicture {
  /** What stays in sight where it is cut; its middle where it is left out. */
  readonly focus?: string | null;
  /** What of it is shown in which ratio. */
  readonly crops?: readonly string[] | null;
}

/** An uploaded picture, cut as an editor cropped it for that ratio, whole where nobody did. */
export function pictureIn(
  own: PictureRendition & DirectedPicture,
  ratio: PictureRatio | null,
  source: MediaSource,
): Picture {
  const root = baseOfVersion(source, own.version);
  return cutPicture(own, { root, base: `films/${own.version}/` }, ratio, source) ?? pictureOf(own, source, own.focus);
}

/** A cut of a picture whose renditions have this base below this root; null where nobody cropped it for the ratio. */
function cutPicture(
  whole: Omit<Composition, 'id' | 'site'> & Pick<PictureRendition, 'master'> & DirectedPicture,
  { root, base }: { readonly root: string; readonly base: string },
  ratio: PictureRatio | null,
  { cuts }: MediaSource,
): Picture | null {
  const crop = cropOf(whole.crops, ratio);
  if (crop === null || cuts === undefined) return null;
  const widest = pointsToCut(whole);
  const address = `${root}/pictures/cuts/${cuts.addressOf({ crop, base, widest })}`;
  const cut = pictureAt(renditionOfCut(whole, crop), (width, extension) => `${address}${width}.${extension}`);
  // The placeholder shows the whole picture, which would jump when the cut arrives.
  return { ...cut, placeholder: '', src: cut.src + focusInCut(whole.focus, crop, whole) };
}

function withFocus(picture: Picture, focus: string | null | undefined): Picture {
  const fragment = focusFragment(focus);
  return fragment === '' ? picture : { ...picture, src: picture.src + fragment };
}

/** Public pictures by composition and base: there are a few hundred of one and a few of the other. */
const publicPictures = new WeakMap<Composition, Map<string, Picture>>();

function publicPicture(composition: Composition, assetsBase: string): Picture {
  const byBase = publicPictures.get(composition) ?? new Map<string, Picture>();
  publicPictures.set(composition, byBase);
  const known = byBase.get(assetsBase);
  if (known) return known;
  const drawn = pictureAt(
    composition,
    (width, extension) => `${assetsBase}/media/pictures/${composition.id}-${width}.${extension}`,
  );
  const picture = { ...drawn, isMissing: isNeutral(composition) };
  byBase.set(assetsBase, picture);
  return picture;
}

/**
 * The picture of a thing in a list: what `pictureFor` gives, or the next free one where another thing of the list has
 * that; a landscape where none is free. No picture is there twice.
 */
export function pictureAmong(kind: PictureKind, key: string, list: readonly string[], source: MediaSource): Picture {
  const { assetsBase, stock } = source;
  const pool = stock.pictures[POOL_OF[kind]];
  const taken = new Set<Composition>();
  for (const each of list) {
    const chosen = firstFree(pool, compositionOf(stock, kind, each), taken) ?? spareFor(stock, kind, each, taken);
    if (each === key) return publicPicture(chosen, assetsBase);
    taken.add(chosen);
  }
  return pictureFor(kind, key, source);
}

/** A landscape that is not taken; without any, what the thing would have alone. */
function spareFor(stock: StockMedia, kind: PictureKind, key: string, taken: ReadonlySet<Composition>): Composition {
  const { landscape } = stock.pictures;
  if (landscape.length === 0) return compositionOf(stock, kind, key);
  const wanted = compositionOf(stock, 'poster', key);
  return firstFree(landscape, wanted, taken) ?? wanted;
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

/** The composition of a thing, by its key; the neutral one where there are none. */
export function compositionOf({ pictures }: Pick<StockMedia, 'pictures'>, kind: PictureKind, key: string): Composition {
  const pool = pictures[POOL_OF[kind]];
  return pool.length === 0 ? NEUTRAL_PICTURES[POOL_OF[kind]] : stableChoice(pool, key);
}

/** A background of the welcome pages, in one size. */
export interface WelcomePicture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** The window that it is composed for: `large`, `medium` or `small`. */
  readonly name: string;
}

/** A brand's backgrounds of the welcome pages, the largest first; none for what has none. */
export function welcomePictures(brand: string, { assetsBase, stock }: MediaSource): WelcomePicture[] {
  const images = stock.welcome.find((set) => set.brand === brand)?.images ?? [];
  return images.map(({ file, ...size }) => ({ ...size, src: `${assetsBase}/media/pictures/welcome/${file}` }));
}

/** A composition as a picture whose renditions have these addresses. */
export function pictureAt(
  composition: Omit<Composition, 'id' | 'site'>,
  address: (width: number, extension: 'avif' | 'webp') => string,
): Picture {
  const sources = (widths: readonly number[], extension: 'avif' | 'webp'): string =>
    widths.map((width) => `${address(width, extension)} ${width}w`).join(', ');
  const { single, double, triple } = densitiesIn(composition.webp, composition.width);
  return {
    src: address(single, 'webp'),
    placeholder: composition.placeholder,
    width: composition.width,
    height: composition.height,
    highdpi: { double: address(double, 'webp'), triple: address(triple, 'webp') },
    avifSrcSet: sources(composition.avif, 'avif'),
    webpSrcSet: sources(candidateWidths(composition.webp), 'webp'),
    color: composition.color,
    isMissing: false,
  };
}
