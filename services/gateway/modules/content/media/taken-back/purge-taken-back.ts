import { sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import type { Edge, PurgeFailure, TakenBack } from '../../../../delivery/edge/edge.ts';
import { openEdge } from '../../../../delivery/edge/open-edge.ts';
import type { Job } from '../../../../jobs/job.ts';
import { claimDue, type Claimed } from '../../../../outbox/claims.ts';
import { nextAttempt } from '../../../../outbox/queue.ts';
import { hold } from '../../../../outbox/queued-rows.ts';
import { QUEUES } from '../../../../outbox/queues.ts';
import { timeSince, workOff } from '../../../../outbox/work-off.ts';
import type { GatewayServices } from '../../../../services.ts';
import { findPrefixes } from './find-prefixes.ts';

/** A takedown that this gateway may do now; its attempts count from the last success. */
interface Takedown extends TakenBack, Claimed {
  readonly passesLeft: number;
}

/** How many a request or two can name. */
const MOST_AT_ONCE = 50;
/** An edge that was taking a file at that time has it after the first purge: so there is a second one. */
export const SECOND_PASS_MS = 60_000;
/**
 * A vendor that is busy is done within a minute or two, so that nobody waits longer than this many attempts have it.
 */
const BUSY_WAITS = 2;

const columns = sql`q.film_id as "filmId", q.slugs, q.versions, q.prefixes, q.passes_left as "passesLeft"`;

/**
 * Has the CDNs that `EDGE_PURGE` and `MEDIA_CDN` name forget the films that were taken back, all that are due with one
 * request to each zone, since CDNs limit how many may be under way. Without a CDN there is nothing to forget.
 */
export const purgeTakenBack: Job = {
  name: 'purge-taken-back',
  cron: '* * * * *',
  everySeconds: 1,
  run: async ({ db, config, clock, log, store }, at, stopping) => {
    const edges = [openEdge(config.edge), openEdge(config.mediaEdge)];
    const counts = { purged: 0, failed: 0 };
    await workOff<readonly Takedown[], 'ended'>(
      {
        places: QUEUES.takedowns.places,
        claim: async (now, heldUntil) => {
          const due = { now, heldUntil, most: MOST_AT_ONCE };
          const claimed = await claimDue<Takedown>(db, QUEUES.takedowns, { columns }, due);
          return claimed.length === 0 ? null : claimed;
        },
        hold: async (takedowns, heldUntil) => {
          for (const each of takedowns) await hold(db, QUEUES.takedowns, each, heldUntil);
          return true;
        },
        deliver: async (takedowns, now) => {
          const failure = await takeBack(edges, await wantedOf(takedowns, store, config));
          for (const each of takedowns)
            await (failure === null ? settle(db, each, now()) : postpone(db, each, failure, now()));
          counts[failure === null ? 'purged' : 'failed'] += takedowns.length;
          if (failure !== null) {
            const films = takedowns.map(({ filmId: film, attempts: attempt }) => ({ film, attempt }));
            const level = failure.isBusy ? 'warn' : 'error';
            log[level]({ films, answers: failure.reason }, 'films were not taken back at the edge');
          }
          return 'ended';
        },
      },
      { now: timeSince(at, clock), stopping },
    );
    return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
  },
};

/** Records that every zone was asked: once more after a minute, and then it is done. */
async function settle(db: Database, takedown: Takedown, at: Date): Promise<void> {
  const left = takedown.passesLeft - 1;
  const again = { passes_left: left, attempts: 0, last_answer: null };
  if (left > 0) await hold(db, QUEUES.takedowns, takedown, new Date(at.getTime() + SECOND_PASS_MS), again);
  else await db.deleteFrom('edge_takedowns').where('id', '=', takedown.id).execute();
}

async function postpone(db: Database, takedown: Takedown, { reason, isBusy }: PurgeFailure, at: Date): Promise<void> {
  const attempts = isBusy ? Math.min(takedown.attempts, BUSY_WAITS) : takedown.attempts;
  const next = nextAttempt(QUEUES.takedowns, attempts, at) ?? at;
  await hold(db, QUEUES.takedowns, takedown, next, { last_answer: reason });
}

async function wantedOf(
  takedowns: readonly Takedown[],
  store: GatewayServices['store'],
  { mediaEdge }: GatewayServices['config'],
): Promise<readonly TakenBack[]> {
  return Promise.all(
    takedowns.map(async (takedown) => {
      const { id, passesLeft, prefixes, versions } = takedown;
      const found = mediaEdge === null ? [] : await findPrefixes(store, versions);
      // A CDN does what has the same id once, and the second pass is another one.
      return { ...takedown, id: `${id}-${passesLeft}`, prefixes: [...new Set([...prefixes, ...found])] };
    }),
  );
}

/** Asks every zone of every edge. @returns null once all have accepted it, or why not */
async function takeBack(edges: readonly Edge[], films: readonly TakenBack[]): Promise<PurgeFailure | null> {
  const answers = await Promise.all(
    edges.flatMap((edge) => edge.zones.map(async (zone) => [zone, await edge.takeBack(zone, films)] as const)),
  );
  const failed = answers.flatMap(([zone, answer]) => (answer === null ? [] : [{ zone, ...answer }]));
  if (failed.length === 0) return null;
  return {
    reason: failed.map(({ zone, reason }) => `${zone}: ${reason}`).join(', '),
    isBusy: failed.every(({ isBusy }) => isBusy),
  };
}
