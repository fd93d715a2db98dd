import { sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import { ofSite } from '../publishing/film-address.ts';
import { type CatalogueScope, onlySiteOf } from '../scope.ts';

/**
 * Which of some films people see on any brand, each named as a tenant names it: by its slug where the tenant shows one site alone, else
 * by its address. A slug of former days is the film's as well.
 */
export async function findShownAmong(
  db: Database,
  scope: Pick<CatalogueScope, 'sites'>,
  names: readonly string[],
): Promise<readonly string[]> {
  const site = onlySiteOf(scope);
  const wanted = names.map((name) => ({ name, former: site === null ? name : ofSite(site, name) }));
  const { rows } = await sql<{ name: string }>`
    select wanted.name from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted(name text, former text)
    where exists (select 1 from videos where is_published and id = coalesce(
      (select id from videos where coalesce(own_slug, slug) = wanted.name and site_id = ${site}),
      (select entity_id from slug_redirects where kind = 'film' and slug = wanted.former and wanted.former <> wanted.name),
      (select id from videos where slug = wanted.name),
      (select entity_id from slug_redirects where kind = 'film' and slug = wanted.name)))`.execute(db);
  return rows.map(({ name }) => name);
}
