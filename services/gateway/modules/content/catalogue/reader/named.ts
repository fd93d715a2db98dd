import { sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import { type CatalogueScope, isListed } from '../scope.ts';
import { shownPerformers } from './performers.ts';

/** The name of a performer of the tenant whose search words match a tsquery; null without one. */
export async function listedPerformerNamed(db: Database, scope: CatalogueScope, query: string): Promise<string | null> {
  const row = await shownPerformers(db, scope)
    .select('performers.name')
    .where(sql<boolean>`performers.search @@ ${query}::tsquery`)
    .limit(1)
    .executeTakeFirst();
  return row?.name ?? null;
}

/** The title of a released film of the tenant, likewise. */
export async function listedTitleNamed(
  db: Database,
  scope: CatalogueScope,
  query: string,
  now: Date,
): Promise<string | null> {
  const row = await db
    .selectFrom('videos')
    .select('videos.title')
    .where((eb) => isListed(eb, scope))
    .where('videos.released_at', '<=', now)
    .where(sql<boolean>`videos.search @@ ${query}::tsquery`)
    .limit(1)
    .executeTakeFirst();
  return row?.title ?? null;
}
