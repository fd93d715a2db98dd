import type { ObjectStore } from '../../../store/object-store.ts';
import {
  type FoundCut,
  openCutFiles,
  openOwnFiles,
  openPictureFiles,
  ORIGINAL_NAME,
  type Sendable,
  type StockMedia,
} from '../../content/media/public.ts';
import { type Still, widestOf } from './stills.ts';

/** The files of stills. */
export interface StillFiles {
  /** A rendition of a still; null for one that it doesn't have. */
  find(still: Pick<Still, 'source'>, width: number, extension: 'avif' | 'webp'): Promise<Sendable | null>;
  /** A rendition of what the gallery shows of a still that an editor cropped; `missing` for one that is shown whole. */
  findCut(still: Still, width: number, extension: 'avif' | 'webp'): Promise<FoundCut>;
  /** What people download of a still: the file as it was sent, or the widest rendition where that was not kept. */
  findWhole(still: Still): Promise<Sendable | null>;
}

/** The files of stills out of the stock and of those that editors uploaded. */
export function openStillFiles(store: ObjectStore, stock: StockMedia): StillFiles {
  const stocked = openPictureFiles(stock);
  const own = openOwnFiles(store);
  const cuts = openCutFiles(store);
  const find: StillFiles['find'] = ({ source }, width, extension) =>
    'version' in source
      ? own.still(source.version, `${width}.${extension}`)
      : stocked.find(`${source.composition}-${width}.${extension}`);
  return {
    find,
    findWhole: (still) =>
      'version' in still.source && still.source.hasOriginal
        ? own.part(still.source.version, ORIGINAL_NAME)
        : find(still, widestOf(still.rendition), 'webp'),
    findCut: async (still, width, extension) => {
      const { crop, source, rendition } = still;
      if (crop === null || !('version' in source)) return { kind: 'missing' };
      const widest = rendition.avif.at(-1) ?? rendition.width;
      return cuts.find(
        { crop, picture: source.version, width, extension },
        async () => (await own.master(source.version, 'still')) ?? find(still, widest, 'avif'),
      );
    },
  };
}
