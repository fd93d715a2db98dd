import type { EdgeConfig } from '../../../config/edge-config.ts';
import type { Database } from '../../../db/database.ts';
import type { Job } from '../../../jobs/job.ts';
import { findPublicationUntil } from '../../catalogue/public.ts';
import { purgeRequestOf } from './purge-request.ts';

/**
 * Brand servers throw their pages away within half a second of a publication. An edge that was purged before that would take
 * the old page from one of them again.
 */
export const SETTLES_MS = 700;
/** A purge that failed, or whose gateway was killed, is sent again after so long. */
export const RETRY_MS = 5_000;
/** CDNs limit how often they may be purged: what is published within a second is one purge. */
const PACE_MS = 1_000;
const LONGEST_MS = 4_000;

/** Purges visitors' pages at the CDN that `EDGE_PURGE` names, once for all that was published since the last purge. */
export const purgeEdge: Job = {
  name: 'purge-edge',
  cron: '* * * * *',
  everySeconds: 0.5,
  run: async (services, at) => {
    const { db, config, log } = services;
    if (config.edge === null) return {};
    const publication = await findPublicationUntil(db, new Date(at.getTime() - SETTLES_MS));
    if (!(await claimPurge(db, publication, at))) return {};
    const answers = await Promise.all(config.edge.zones.map((zone) => purgeZone(config.edge as EdgeConfig, zone)));
    const failures = answers.filter((answer) => answer !== null);
    if (failures.length > 0) {
      log.error({ edge: config.edge.kind, answers: failures }, 'visitors’ pages could not be purged at the edge');
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

/** Of gateways that see a publication at once, one purges. */
async function claimPurge(db: Database, publication: number, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('edge_purges')
    .set({ next_try_at: new Date(at.getTime() + RETRY_MS) })
    .where('publication', '<', publication)
    .where('next_try_at', '<=', at)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Null once it is purged, or why it isn't; an answer's text is not read, since it might quote the token. */
async function purgeZone(edge: EdgeConfig, zone: string): Promise<string | null> {
  const { url, headers, body } = purgeRequestOf(edge, zone);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers,
      ...(body !== undefined && { body }),
      redirect: 'error',
      signal: AbortSignal.timeout(LONGEST_MS),
    });
    await response.body?.cancel();
    return response.ok ? null : `${zone}: ${response.status}`;
  } catch (error) {
    return `${zone}: ${(error as Error).name}`;
  }
}
