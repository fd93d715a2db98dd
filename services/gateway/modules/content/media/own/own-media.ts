import type { VideoQuality } from '@network/tenant/video-qualities.ts';
import type { ClipKind } from '../clips.ts';

/** One size of an own film or its trailer, as one file. */
export interface OwnRendition {
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  /** It was taken as segments, so that it is streamed and never sent as one file; left out of what is one file. */
  readonly isStream?: true;
}

export type OwnQualities = Readonly<Partial<Record<VideoQuality, OwnRendition>>>;

interface PreviewSize {
  readonly width: number;
  readonly height: number;
}

/** The silent excerpts of an own film. */
export interface OwnPreview extends PreviewSize {
  /**
   * The preview in a size for a hero. Left out for films that have no more lines than their preview, and for those that
   * were prepared before it existed.
   */
  readonly large?: PreviewSize;
}

/** A film that was uploaded, as far as its row has to know it. */
export interface OwnFilm {
  /** Names its files; a film that is uploaded again gets another one. */
  readonly version: string;
  readonly seconds: number;
  readonly video: OwnQualities;
  readonly trailer: OwnQualities;
  /** Null until there is one: a finished stream plays before its preview, trailer and stills are made. */
  readonly preview: OwnPreview | null;
  /** Stills in the order of the film; left out for films that were prepared before stills existed. */
  readonly stills?: readonly FilmStill[];
}

/** A moment of a film as a picture in every width, among the files of the film's version. */
export interface FilmStill extends Omit<PictureRendition, 'version' | 'master' | 'original'> {
  /** What its files are named after, such as `s3`. */
  readonly name: string;
  /** Seconds from the beginning. */
  readonly at: number;
}

/** An uploaded picture in every width; widths are in pixels, ascending. */
export interface PictureRendition {
  readonly version: string;
  readonly width: number;
  readonly height: number;
  readonly avif: readonly number[];
  readonly webp: readonly number[];
  readonly color: string;
  readonly placeholder: string;
  /**
   * Points across its master, which cuts are made of. Left out where it came with no more than the widest rendition
   * has, and of pictures that were prepared before there were any.
   */
  readonly master?: number;
  /**
   * The file as it was sent; only of stills, which people download, and of none that were prepared before they could.
   */
  readonly original?: { readonly extension: OriginalExtension; readonly bytes: number };
}

/** The files that pictures are sent as, by the end of their names. */
export const ORIGINAL_TYPES = {
  avif: 'image/avif',
  heic: 'image/heic',
  jpg: 'image/jpeg',
  png: 'image/png',
  tif: 'image/tiff',
  webp: 'image/webp',
} as const;

export type OriginalExtension = keyof typeof ORIGINAL_TYPES;

/** The name in a version of a still as it was sent. */
export const ORIGINAL_NAME = 'still/original';

/** Where a version has the master of its picture, beside the renditions of `folder`. */
export const masterName = (folder: 'picture' | 'still'): string => `${folder}/master.webp`;

/** The picture of a film. */
export interface OwnPicture extends PictureRendition {
  /** An editor's own, which stays when the film is uploaded again; otherwise one out of the film. */
  readonly isChosen: boolean;
}

/** What was uploaded for a film; where it has nothing, the stock media stand in, if there are some. */
export interface OwnMedia {
  readonly film: OwnFilm | null;
  readonly picture: OwnPicture | null;
}

/** The lines that a quality is named after. */
export const QUALITY_LINES: Readonly<Record<VideoQuality, number>> = {
  p270: 270,
  p360: 360,
  p480: 480,
  p480l: 480,
  p720: 720,
  p1080: 1080,
  p2160: 2160,
};

/** The renditions of an own film, or of its trailer. */
export function ownQualities(film: OwnFilm, kind: ClipKind): OwnQualities {
  return kind === 'video' ? film.video : film.trailer;
}
