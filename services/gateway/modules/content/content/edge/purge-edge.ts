import type { Database } from '../../../../db/database.ts';
import { openEdge } from '../../../../delivery/edge/open-edge.ts';
import type { Job } from '../../../../jobs/job.ts';
import { findPublicationUntil } from '../../catalogue/public.ts';

/**
 * Brand servers throw their pages away within half a second of a publication. An edge that was purged before that would take
 * the old page from one of them again.
 */
export const SETTLES_MS = 700;
/** A purge that failed, or whose gateway was killed, is sent again after so long. */
export const RETRY_MS = 5_000;
/** CDNs limit how often they may be purged: what is published within a second is one purge. */
const PACE_MS = 1_000;

/** Purges visitors' pages at the CDN that `EDGE_PURGE` names, once for all that was published since the last purge. */
export const purgeEdge: Job = {
  name: 'purge-edge',
  cron: '* * * * *',
  watched: ['failed'],
  everySeconds: 0.5,
  run: async ({ db, config, log }, at) => {
    const edge = openEdge(config.edge);
    if (edge.zones.length === 0) return {};
    const publication = await findPublicationUntil(db, new Date(at.getTime() - SETTLES_MS));
    if (!(await claimPurge(db, publication, at))) return {};
    const answers = await Promise.all(edge.zones.map(async (zone) => [zone, await edge.purgePages(zone)] as const));
    const failures = answers.flatMap(([zone, answer]) => (answer === null ? [] : [`${zone}: ${answer.reason}`]));
    if (failures.length > 0) {
      log.error({ edge: edge.kind, answers: failures }, 'visitors’ pages could not be purged at the edge');
      return { failed: failures.length };
    }
    await db
      .updateTable('edge_purges')
      .set(({ fn, ref, val }) => ({
        publication: fn('greatest', [ref('publication'), val(publication)]),
        next_try_at: new Date(at.getTime() + PACE_MS),
      }))
      .execute();
    return { purged: answers.length };
  },
};

/** Claims a purge; when several gateways see a publication at once, one of them purges. */
async function claimPurge(db: Database, publication: number, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('edge_purges')
    .set({ next_try_at: new Date(at.getTime() + RETRY_MS) })
    .where('publication', '<', publication)
    .where('next_try_at', '<=', at)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
