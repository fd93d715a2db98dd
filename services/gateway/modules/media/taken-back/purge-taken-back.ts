import type { Job } from '../../../jobs/job.ts';
import { openEdge } from '../../../delivery/edge/open-edge.ts';
import { timeSince, workOff } from '../../../outbox/work-off.ts';
import { type ClaimedTakedown, claimTakedown, holdTakedown, postponeTakedown, settleTakedown } from './takedowns.ts';

/** CDNs limit how often they may be purged. */
const PLACES = 4;

/** Has the CDN that `EDGE_PURGE` names forget the films that were taken back. Without one there is nothing to forget. */
export const purgeTakenBack: Job = {
  name: 'purge-taken-back',
  cron: '* * * * *',
  everySeconds: 1,
  run: async ({ db, config, clock, log }, at, stopping) => {
    const edge = openEdge(config.edge);
    const counts = await workOff<ClaimedTakedown, 'purged' | 'failed'>(
      {
        places: PLACES,
        claim: (now, heldUntil) => claimTakedown(db, now, heldUntil),
        hold: (takedown, heldUntil) => holdTakedown(db, takedown, heldUntil),
        deliver: async (takedown, now) => {
          // A CDN does what has the same id once, and the second pass is another one.
          const wanted = { ...takedown, id: `${takedown.id}-${takedown.passesLeft}` };
          const answers = await Promise.all(
            edge.zones.map(async (zone) => [zone, await edge.takeBack(zone, wanted)] as const),
          );
          const failed = answers.flatMap(([zone, answer]) => (answer === null ? [] : [`${zone}: ${answer}`]));
          if (failed.length === 0) {
            await settleTakedown(db, takedown, now());
            return 'purged';
          }
          const { filmId: film, attempts: attempt } = takedown;
          log.error({ edge: edge.kind, film, attempt, answers: failed }, 'a film was not taken back at the edge');
          await postponeTakedown(db, takedown, failed.join(', '), now());
          return 'failed';
        },
      },
      { now: timeSince(at, clock), stopping },
    );
    return Object.fromEntries(counts);
  },
};
