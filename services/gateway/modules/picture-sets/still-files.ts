import type { ObjectStore } from '../../store/object-store.ts';
import {
  type FoundCut,
  openCutFiles,
  openOwnFiles,
  openPictureFiles,
  type Sendable,
  type StockMedia,
} from '../media/public.ts';
import type { Still } from './stills.ts';

/** The files of stills. */
export interface StillFiles {
  /** A rendition of a still; null for one that it doesn't have. */
  find(still: Pick<Still, 'source'>, width: number, extension: 'avif' | 'webp'): Promise<Sendable | null>;
  /** A rendition of what the gallery shows of a still that an editor cropped; `missing` for one that is shown whole. */
  findCut(still: Still, width: number, extension: 'avif' | 'webp'): Promise<FoundCut>;
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
