import type { SiteId } from '@network/tenant/sites.ts';
import type { Database } from '../../../../db/database.ts';

// What the demonstration data of other modules is chosen from; every list has one order, so that the choice is the same on
// every start.

/** A film that can be played, with what plays. */
export interface PlayableFilm {
  readonly id: string;
  readonly site_id: SiteId;
  readonly composition: string | null;
  readonly run_length_seconds: number;
}

/** Films that can be played on that day, outside channels. */
export function findPlayableFilms(db: Database, today: Date): Promise<readonly PlayableFilm[]> {
  return db
    .selectFrom('videos')
    .select(['id', 'site_id', 'composition', 'run_length_seconds'])
    .where('channel_id', 'is', null)
    .where('released_at', '<', today)
    .where('is_denied', '=', false)
    .orderBy('id')
    .execute();
}

/** Films that are out on that day, those of channels too, the newest first. */
export function findReleasedFilms(
  db: Database,
  today: Date,
): Promise<readonly { readonly id: string; readonly site_id: SiteId; readonly released_at: Date }[]> {
  return db
    .selectFrom('videos')
    .select(['id', 'site_id', 'released_at'])
    .where('released_at', '<', today)
    .orderBy('released_at', 'desc')
    .orderBy('id')
    .execute();
}

/** The ids of the first films that are out on that day; without those of channels unless they are wanted. */
export async function findFilmIds(
  db: Database,
  today: Date,
  { limit, withChannels }: { readonly limit: number; readonly withChannels: boolean },
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('videos')
    .select('id')
    .where('released_at', '<', today)
    .$if(!withChannels, (query) => query.where('channel_id', 'is', null))
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Finds which performer has been seen on which site. */
export function findSightings(
  db: Database,
): Promise<readonly { readonly performer_id: string; readonly site_id: SiteId }[]> {
  return db.selectFrom('performer_sites').select(['performer_id', 'site_id']).orderBy('performer_id').execute();
}

/** The ids of all channels. */
export async function findChannelIds(db: Database): Promise<readonly string[]> {
  const rows = await db.selectFrom('channels').select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
}

/** The ids of the first channel packs. */
export async function findChannelPackIds(db: Database, limit: number): Promise<readonly string[]> {
  const rows = await db.selectFrom('channel_packs').select('id').orderBy('id').limit(limit).execute();
  return rows.map(({ id }) => id);
}
