import { type AddressedFilm, downloadableFiles, type StockMedia } from '../media/public.ts';

/** `DownloadResolution` of the schema. */
export interface Download {
  readonly label: string;
  /** Bytes. */
  readonly size: number;
  readonly width: number;
  readonly res: string;
}

/** The files of a film that members download, largest first, with their true sizes. */
export function downloadsOf(stock: StockMedia, film: AddressedFilm): Download[] {
  return downloadableFiles(stock, film)
    .toReversed()
    .map(({ quality, lines, width, bytes }) => ({ label: `${lines}p`, size: bytes, width, res: quality }));
}
