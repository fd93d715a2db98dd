import { sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';

/** A stretch of time, and a site where only its films matter. */
export interface ReleaseSearch {
  readonly from: Date;
  /** Is no part of it. */
  readonly until: Date;
  readonly site: string | null;
  /** These sites alone; null for all. */
  readonly among: readonly string[] | null;
  readonly limit: number;
}

/** A film that is published, and when it comes out or came out. */
export interface Release {
  readonly id: string;
  readonly at: Date;
}

/** The published films that come out within a stretch of time, the earliest first; those of channels included. */
export async function findReleasesBetween(
  db: Database,
  { from, until, site, among, limit }: ReleaseSearch,
): Promise<readonly Release[]> {
  const ofSite = sql`${site === null ? sql`` : sql`and site_id = ${site}`}
    ${among === null ? sql`` : sql`and site_id = any(${among}::text[])`}`;
  const { rows } = await sql<Release>`
    select id, released_at as at from videos
    where channel_id is null and is_published and released_at >= ${from} and released_at < ${until} ${ofSite}
    union all
    select id, released_at as at from videos
    where channel_id is not null and is_published and released_at >= ${from} and released_at < ${until} ${ofSite}
    order by at, id limit ${limit}
  `.execute(db);
  return rows;
}
