import { type FilmKey, fileBytes, playedFilm, qualitiesOf } from '../media/public.ts';

/** `DownloadResolution` of the schema. */
export interface Download {
  readonly label: string;
  /** Bytes. */
  readonly size: number;
  readonly width: number;
  readonly res: string;
}

/** A film as downloads know it. */
export interface DownloadableFilm extends FilmKey {
  readonly run_length_seconds: number;
  readonly best_height: number;
}

/** The files of a film that members download, largest first, with their true sizes. */
export function downloadsOf(film: DownloadableFilm): Download[] {
  const { clip, repeats } = playedFilm(film, 'video');
  return qualitiesOf(clip, film.best_height)
    .toReversed()
    .map(({ quality, rendition }) => ({
      label: `${rendition.height}p`,
      size: fileBytes(rendition, repeats),
      width: rendition.width,
      res: quality,
    }));
}
