import type { VideoQuality } from '@network/tenant/video-qualities.ts';

/** A picture in every width, as its manifest describes it. Widths are in pixels, ascending. */
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

/** One size of a clip, with its sound. */
export interface Rendition {
  readonly width: number;
  readonly height: number;
  /** The CODECS of a playlist. */
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
  /** The composition made upright; null where there is none. */
  readonly reel: Rendition | null;
}

/** A brand's backgrounds of the welcome pages, the largest first; `name` is the window that each is composed for. */
export interface WelcomeSet {
  readonly brand: string;
  readonly images: readonly {
    readonly name: string;
    readonly width: number;
    readonly height: number;
    readonly file: string;
  }[];
}

/** Proportions of pictures: each pool has its own. */
export type Pool = 'landscape' | 'portrait' | 'category';

/** Files and what is known of them. */
export interface StockFiles {
  readonly pictures: Readonly<Record<Pool, readonly Composition[]>>;
  readonly clips: readonly Clip[];
  readonly welcome: readonly WelcomeSet[];
  /** Where the files are; null where there are none. Each ends with a slash. */
  readonly folders: { readonly pictures: URL; readonly clips: URL } | null;
}

/** What stands in for the pictures and films that nobody uploaded. Who starts the gateway may bring some. */
export interface StockMedia extends StockFiles {
  readonly landscapeById: ReadonlyMap<string, Composition>;
  readonly clipsById: ReadonlyMap<string, Clip>;
}

/** Whether something plays for a film that nobody uploaded. */
export const standsIn = ({ clips }: Pick<StockMedia, 'clips'>): boolean => clips.length > 0;

/** Stock media of these files, which stay as they are while a process runs. */
export function openStockMedia(files: StockFiles): StockMedia {
  return {
    ...files,
    landscapeById: new Map(files.pictures.landscape.map((each) => [each.id, each])),
    clipsById: new Map(files.clips.map((clip) => [clip.id, clip])),
  };
}

/** No stock media: pictures are a neutral plane, and what was not uploaded does not play. */
export const NO_STOCK_MEDIA: StockMedia = openStockMedia({
  pictures: { landscape: [], portrait: [], category: [] },
  clips: [],
  welcome: [],
  folders: null,
});
