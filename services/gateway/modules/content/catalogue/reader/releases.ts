import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';

/** A film that is out, with those who are seen in it and the channel that it belongs to. */
export interface Release {
  readonly id: string;
  readonly performerIds: readonly string[];
  readonly channelId: string | null;
}

/** The ids of films that came out in a period and can be watched, the latest first, at most so many. */
export async function findReleases(
  db: Database,
  { after, until }: { readonly after: Date; readonly until: Date },
  most: number,
): Promise<readonly string[]> {
  // Two statements in one, for the indexes of films in channels and outside them.
  const { rows } = await sql<{ id: string }>`
    (${releasedWithin(after, until, sql`channel_id is null`)} limit ${most})
    union all
    (${releasedWithin(after, until, sql`channel_id is not null`)} limit ${most})
    order by released_at desc, id desc limit ${most}
  `.execute(db);
  return rows.map(({ id }) => id);
}

function releasedWithin(after: Date, until: Date, place: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select id, released_at from videos
    where ${place} and is_published and not is_denied and released_at > ${after} and released_at <= ${until}
    order by released_at desc, id desc`;
}

/** A film that is out; null for one that is upcoming again, or was taken back. */
export async function findRelease(db: Database, id: string, now: Date): Promise<Release | null> {
  const { rows } = await sql<Release>`
    select videos.id, videos.channel_id as "channelId", array(
      select performer_id from video_performers where video_id = videos.id order by position
    ) as "performerIds"
    from videos where id = ${id} and is_published and not is_denied and released_at <= ${now}
  `.execute(db);
  return rows[0] ?? null;
}
