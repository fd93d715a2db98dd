import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { OwnMedia } from '../../media/public.ts';

/** A film that was unpublished, with its media, which nobody may see any more. */
interface WithdrawnFilm {
  readonly id: string;
  readonly own_media: OwnMedia | null;
}

/** The films that are not published any more, of those that publications after one and until another are about. */
export async function findWithdrawnFilms(
  db: Database,
  { after, until }: { readonly after: number; readonly until: number },
): Promise<readonly WithdrawnFilm[]> {
  const { rows } = await sql<WithdrawnFilm>`
    select id, own_media from videos
    where not is_published and id in (
      select unnest(entity_ids) from publications where kind = 'film' and id > ${after} and id <= ${until})
    order by id`.execute(db);
  return rows;
}
