import type { Edge, PurgeFailure, TakenBack } from '../../../../delivery/edge/edge.ts';
import { openEdge } from '../../../../delivery/edge/open-edge.ts';
import type { Job } from '../../../../jobs/job.ts';
import { hold } from '../../../../outbox/queued-rows.ts';
import { QUEUES } from '../../../../outbox/queues.ts';
import { timeSince, workOff } from '../../../../outbox/work-off.ts';
import type { GatewayServices } from '../../../../services.ts';
import { findPrefixes } from './find-prefixes.ts';
import { type ClaimedTakedown, claimTakedowns, postponeTakedown, settleTakedown } from './takedowns.ts';

/**
 * Has the CDNs that `EDGE_PURGE` and `MEDIA_CDN` name forget the films that were taken back, all that are due with one request to
 * each zone, since CDNs limit how many may be under way. Without a CDN there is nothing to forget.
 */
export const purgeTakenBack: Job = {
  name: 'purge-taken-back',
  cron: '* * * * *',
  everySeconds: 1,
  run: async ({ db, config, clock, log, store }, at, stopping) => {
    const edges = [openEdge(config.edge), openEdge(config.mediaEdge)];
    const counts = { purged: 0, failed: 0 };
    await workOff<readonly ClaimedTakedown[], 'ended'>(
      {
        places: QUEUES.takedowns.places,
        claim: (now, heldUntil) => claimTakedowns(db, now, heldUntil),
        hold: async (takedowns, heldUntil) => {
          for (const each of takedowns) await hold(db, QUEUES.takedowns, each, heldUntil);
          return true;
        },
        deliver: async (takedowns, now) => {
          const failure = await takeBack(edges, await wantedOf(takedowns, store, config));
          for (const each of takedowns)
            await (failure === null ? settleTakedown(db, each, now()) : postponeTakedown(db, each, failure, now()));
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

async function wantedOf(
  takedowns: readonly ClaimedTakedown[],
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
