import type { Logger } from 'pino';
import type { Viewer } from '@network/access/viewer.ts';
import { viewerFlaws } from '@network/access/viewer-flaws.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { GatewayServices } from '../../services.ts';
import { viewerOf } from './membership.ts';
import { loadMembership } from './membership-repository.ts';

/** The flaws that each log has already reported: broken data is read on every request of a person. */
const reported = new WeakMap<Logger, Set<string>>();

/**
 * The facts about a person on this tenant for the access rules, in one statement. Data that the rules do not understand
 * is logged once, by the names of its fields; the rules grant it the least access.
 */
export async function loadViewer(
  services: Pick<GatewayServices, 'db' | 'clock' | 'tenants' | 'log' | 'config'>,
  userId: string,
  tenant: Tenant | null,
): Promise<Viewer> {
  const viewer = viewerOf(await loadMembership(services, userId), tenant, {
    tenants: services.tenants.all(),
    hasRecommender: services.config.recommender !== 'off',
  });
  reportFlaws(services.log, viewerFlaws(viewer));
  return viewer;
}

function reportFlaws(log: Logger, flaws: readonly string[]): void {
  if (flaws.length === 0) return;
  const known = reported.get(log) ?? new Set<string>();
  reported.set(log, known);
  const fresh = flaws.filter((flaw) => !known.has(flaw));
  for (const flaw of fresh) known.add(flaw);
  if (fresh.length > 0) log.warn({ fields: fresh }, 'a person has data that the access rules do not understand');
}
