import { type RawBuilder, sql } from 'kysely';
import type { CatalogueScope } from '../scope.ts';

/** The scope of a count: films released by then, without the ones that the person finished and hides. */
export interface Audience {
  readonly now: Date;
  /** The ids of films that the person finished, as a subquery of the module that knows. */
  readonly watched?: RawBuilder<unknown>;
}

/**
 * The ids of films that `performer_sites` and `category_sites` count although no list shows them. Those tables count
 * every film of a site, because a film is released by time alone, without a change of any row. Films to come are few,
 * and so is what one person has finished, so taking them off costs little at any size of the catalogue.
 */
export function unlistedFilms({ sites }: CatalogueScope, { now, watched }: Audience): RawBuilder<unknown> {
  const listed = sql`v.channel_id is null and v.is_published and v.site_id = any(${[...sites]}::text[])`;
  const upcoming = sql`select v.id from videos v where ${listed} and v.released_at > ${now}`;
  if (watched === undefined) return upcoming;
  return sql`${upcoming} union select v.id from videos v where ${listed} and v.id in (${watched})`;
}

/** How many films lists show of the performer of the row, on the sites of the scope. */
export function listedFilmsOfPerformer(scope: CatalogueScope, now: Date): RawBuilder<number> {
  return sql<number>`(
    (select coalesce(sum(s.video_count), 0)::int from performer_sites s
      where s.performer_id = performers.id and s.site_id = any(${[...scope.sites]}::text[]))
    - (select count(*)::int from video_performers vp
      where vp.performer_id = performers.id and vp.video_id in (${unlistedFilms(scope, { now })}))
  )`;
}
