import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import { sql } from 'kysely';
import { NOTICES } from '@network/tenant/constants.ts';
import type { Database } from '../../../db/database.ts';
import { PartsFailed } from '../../../jobs/each-alone.ts';
import type { Job } from '../../../jobs/job.ts';
import type { GatewayServices } from '../../../services.ts';
import { findRelease, findReleases, type Release } from '../../content/catalogue/public.ts';
import { findFollowers, type Follower } from '../favorites/public.ts';
import { onlyMembersOf, tenantsThatShow } from './brands-of-people.ts';

const MOST_FILMS = 1_000;
const MOST_BATCHES = 50;

/**
 * Writes a notice to everybody who follows a performer or the channel of a film that came out, once for each person and
 * film. A film is found by its release within the last days, so one that was published late is found, too, and an import of
 * old films is no news.
 */
export const writeNotices: Job = {
  name: 'write-notices',
  cron: '* * * * *',
  everySeconds: 5,
  run: async (services, at, stopping) => {
    const films = await findNewFilms(services.db, at);
    let notices = 0;
    const failed = new Set<string>();
    for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
      if (stopping?.aborted) break;
      const written = await writeNextBatch(services, at, failed);
      if (written === null) break;
      notices += written;
    }
    if (failed.size > 0) throw new PartsFailed(failed.size, films);
    return { films, notices };
  },
};

/** @returns how many films were not known before */
async function findNewFilms(db: Database, at: Date): Promise<number> {
  const after = new Date(at.getTime() - NOTICES.newForDays * DAY_MS);
  const ids = await findReleases(db, { after, until: at }, MOST_FILMS);
  const { numAffectedRows = 0n } = await sql`
    insert into noticed_films (video_id, found_at)
    select id, ${at} from unnest(${ids}::text[]) as found (id)
    where not exists (select 1 from noticed_films where video_id = id)
    order by id on conflict do nothing
  `.execute(db);
  return Number(numAffectedRows);
}

/**
 * Writes the notices of the next people of a film, whose row is locked meanwhile: of two gateways each takes another film.
 * A film that fails is passed over until the next run, so that it holds up no other.
 * @returns how many; null when there is nothing to do
 */
async function writeNextBatch(services: GatewayServices, at: Date, failed: Set<string>): Promise<number | null> {
  let filmId = '';
  try {
    return await writeBatch(services, at, [...failed], (id) => (filmId = id));
  } catch (error) {
    if (filmId === '') throw error;
    services.log.error({ err: error, film: filmId }, 'the notices of a film could not be written');
    failed.add(filmId);
    return 0;
  }
}

function writeBatch(
  services: GatewayServices,
  at: Date,
  without: readonly string[],
  noteFilm: (id: string) => void,
): Promise<number | null> {
  return services.db.transaction().execute(async (trx) => {
    const film = await trx
      .selectFrom('noticed_films')
      .select(['video_id', 'done_until'])
      .where('done_at', 'is', null)
      .$if(without.length > 0, (query) => query.where('video_id', 'not in', without))
      .orderBy('found_at')
      .orderBy('video_id')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (film === undefined) return null;
    noteFilm(film.video_id);
    const release = await findRelease(trx, film.video_id, at);
    if (release === null) {
      // It was unpublished, or is upcoming again: it is new when it comes out.
      await trx.deleteFrom('noticed_films').where('video_id', '=', film.video_id).execute();
      return 0;
    }
    const followers = await findFollowers(trx, release, { after: film.done_until, limit: NOTICES.batch });
    const last = followers.at(-1);
    await trx
      .updateTable('noticed_films')
      .set({ done_until: last?.userId ?? film.done_until, done_at: followers.length < NOTICES.batch ? at : null })
      .where('video_id', '=', film.video_id)
      .execute();
    const members = await onlyMembersOf(trx, await tenantsThatShow(services, trx, release.id), followers);
    return insertNotices(trx, release, members, at);
  });
}

async function insertNotices(db: Database, { id }: Release, people: readonly Follower[], at: Date): Promise<number> {
  if (people.length === 0) return 0;
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('notices')
    .values(
      people.map((person) => ({
        user_id: person.userId,
        video_id: id,
        reason: person.kind,
        source_id: person.id,
        noticed_at: at,
      })),
    )
    .onConflict((conflict) => conflict.columns(['user_id', 'video_id']).doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows);
}
