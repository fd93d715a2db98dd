import type { GatewayServices } from '../../../../services.ts';
import { hasStill } from '../../media/public.ts';
import { findFilmPictures } from '../own-media.ts';

/** Finds which of these films people see and have a picture, of their own or of the demonstration. */
export async function findPicturedFilms(
  { db, stockMedia }: Pick<GatewayServices, 'db' | 'stockMedia'>,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const films = await findFilmPictures(db, ids);
  return new Set(films.filter((film) => hasStill(film, { stockMedia })).map(({ id }) => id));
}
