import { sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import type { Job } from '../../../../jobs/job.ts';
import { announceReleases } from './announce-publication.ts';

const MOST_NAMED = 500;

/**
 * Announces films whose release has come, which changes no row of theirs: lists, pages and counts of every gateway and
 * brand server follow within a second. Of the gateways that see a release, one announces it.
 */
export const announceReleasedFilms: Job = {
  name: 'announce-released-films',
  cron: '* * * * *',
  everySeconds: 0.5,
  run: async ({ db }, at) => {
    const until = await findAnnouncedUntil(db, at);
    // Most of the time nothing has come out, and nothing is written.
    const { rows } = await sql<{ id: string; released_at: Date }>`
      select id, released_at from videos
      where channel_id is null and is_published and released_at > ${until} and released_at <= ${at}
      union all
      select id, released_at from videos
      where channel_id is not null and is_published and released_at > ${until} and released_at <= ${at}
      order by released_at limit ${MOST_NAMED}
    `.execute(db);
    const last = rows.at(-1);
    if (last === undefined) return { films: 0 };
    return db.transaction().execute(async (trx) => {
      const { rows: moved } = await sql`
        update released_films set announced_until = ${last.released_at} where announced_until < ${last.released_at}
        returning 1
      `.execute(trx);
      if (moved.length === 0) return { films: 0 };
      await announceReleases(
        trx,
        rows.map(({ id }) => id),
        at,
      );
      return { films: rows.length };
    });
  },
};

/** Up to which release announcements were made; the first run of a network begins with its own time. */
async function findAnnouncedUntil(db: Database, at: Date): Promise<Date> {
  const { announced_until } = await db.selectFrom('released_films').select('announced_until').executeTakeFirstOrThrow();
  if (announced_until !== null) return announced_until;
  await db.updateTable('released_films').set({ announced_until: at }).where('announced_until', 'is', null).execute();
  return at;
}
