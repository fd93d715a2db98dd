import { type RawBuilder, sql } from 'kysely';
import type { SiteId } from '@network/tenant/sites.ts';
import type { Database } from '../../../../db/database.ts';

/** An unpublished film, as people who upload for it see it. */
export interface FilmDraft {
  readonly id: string;
  /** What the whole network, and other documents, know it by: its address. */
  readonly slug: string;
  readonly title: string;
  readonly site_id: SiteId;
}

/** The films with these ids that are not published: drafts, and those that were unpublished. */
export async function findFilmDrafts(db: Database, ids: readonly string[]): Promise<readonly FilmDraft[]> {
  return ids.length === 0 ? [] : readDrafts(db, sql`id = any(${ids}::text[])`);
}

/** Finds the unpublished films with that slug, or that id. */
export function findFilmDraftsNamed(db: Database, slugOrId: string): Promise<readonly FilmDraft[]> {
  return readDrafts(
    db,
    sql`(address = ${slugOrId} or id = ${slugOrId} or (document ->> 'slug') collate "C" = ${slugOrId})`,
  );
}

/** The unpublished films with these slugs, or addresses, each with its own slug. */
export async function findFilmDraftsOf(
  db: Database,
  slugs: readonly string[],
): Promise<readonly (FilmDraft & { readonly own_slug: string })[]> {
  const { rows } = await sql<FilmDraft & { readonly own_slug: string }>`
    select id, address as slug, document ->> 'slug' as own_slug, document ->> 'title' as title, document ->> 'site' as site_id
    from content_items where kind = 'film' and state <> 'published'
      and (address = any(${slugs}::text[]) or (document ->> 'slug') collate "C" = any(${slugs}::text[])) order by id`.execute(
    db,
  );
  return rows;
}

/**
 * Locks what editors wrote of a film until the end of the transaction: nobody publishes or deletes it meanwhile.
 * @returns false where they wrote nothing of it
 */
export async function lockFilmItem(trx: Database, id: string): Promise<boolean> {
  const item = await trx
    .selectFrom('content_items')
    .select('id')
    .where('kind', '=', 'film')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return item !== undefined;
}

async function readDrafts(db: Database, which: RawBuilder<unknown>): Promise<readonly FilmDraft[]> {
  const { rows } = await sql<FilmDraft>`
    select id, address as slug, document ->> 'title' as title, document ->> 'site' as site_id
    from content_items where kind = 'film' and state <> 'published' and ${which} order by id`.execute(db);
  return rows;
}
