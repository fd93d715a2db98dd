import type { EdgeConfig } from '../../../config/edge-config.ts';
import type { Database } from '../../../db/database.ts';
import type { Job } from '../../../jobs/job.ts';
import { findPublicationUntil, findWithdrawnFilms } from '../../catalogue/public.ts';
import { cardTag, versionTag } from '../../media/public.ts';
import { type PurgeRequest, purgeRequestOf, purgeRequestsOf } from './purge-request.ts';

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

/**
 * Purges visitors' pages at the CDN that `EDGE_PURGE` names, once for all that was published since the last purge, and the
 * pictures, previews and cards of the films among it that were unpublished.
 */
export const purgeEdge: Job = {
  name: 'purge-edge',
  cron: '* * * * *',
  everySeconds: 0.5,
  run: async (services, at) => {
    const { db, config, log } = services;
    if (config.edge === null) return {};
    const publication = await findPublicationUntil(db, new Date(at.getTime() - SETTLES_MS));
    const purged = await claimPurge(db, publication, at);
    if (purged === null) return {};
    const tags = await withdrawnTags(db, { after: purged, until: publication });
    const answers = await Promise.all(
      config.edge.zones.map((zone) => purgeZone(config.edge as EdgeConfig, zone, tags)),
    );
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

/**
 * Of gateways that see a publication at once, one purges.
 * @returns the publication until which everything was purged; null for the others
 */
async function claimPurge(db: Database, publication: number, at: Date): Promise<number | null> {
  const claimed = await db
    .updateTable('edge_purges')
    .set({ next_try_at: new Date(at.getTime() + RETRY_MS) })
    .where('publication', '<', publication)
    .where('next_try_at', '<=', at)
    .returning('publication')
    .executeTakeFirst();
  return claimed === undefined ? null : Number(claimed.publication);
}

/** What edges hold of the films that publications took back. */
async function withdrawnTags(db: Database, publications: Parameters<typeof findWithdrawnFilms>[1]): Promise<string[]> {
  const films = await findWithdrawnFilms(db, publications);
  return films.flatMap(({ id, own_media }) => {
    const versions = [own_media?.film?.version, own_media?.picture?.version].filter((each) => each !== undefined);
    return [cardTag(id), ...new Set(versions.map(versionTag))];
  });
}

/** Null once its pages and these tags are purged, or why they aren't. */
async function purgeZone(edge: EdgeConfig, zone: string, tags: readonly string[]): Promise<string | null> {
  const requests = [purgeRequestOf(edge, zone), ...purgeRequestsOf(edge, zone, tags)];
  const answers = await Promise.all(requests.map((request) => send(zone, request)));
  return answers.find((answer) => answer !== null) ?? null;
}

/** Null once it is done, or why it isn't; an answer's text is not read, since it might quote the token. */
async function send(zone: string, { url, headers, body }: PurgeRequest): Promise<string | null> {
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
