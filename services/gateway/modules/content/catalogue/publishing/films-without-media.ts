import { sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import { standsIn, type StockMedia } from '../../media/public.ts';

/** Whether a film has to have media of its own to be released: nothing else would play. */
export const requiresOwnMedia = ({ stockMedia }: { readonly stockMedia: StockMedia }): boolean => !standsIn(stockMedia);

/**
 * Which of these films would be released with nothing of their own to play: neither shown nor prepared. A film that people see
 * as released already is none of them, so that its words can be corrected.
 *
 * @param films with their release
 */
export async function findFilmsWithoutMedia(
  db: Database,
  films: readonly { readonly id: string; readonly releasedAt: Date }[],
  at: Date,
): Promise<ReadonlySet<string>> {
  const ids = films.filter(({ releasedAt }) => releasedAt <= at).map(({ id }) => id);
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    select asked.id from unnest(${ids}::text[]) as asked (id)
    where not exists (
      select from videos v where v.id = asked.id
        and (jsonb_typeof(v.own_media -> 'film') = 'object' or (v.is_published and v.released_at <= ${at})))
    and not exists (select from prepared_media p where p.film_id = asked.id and p.run_length_seconds is not null)`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
}
