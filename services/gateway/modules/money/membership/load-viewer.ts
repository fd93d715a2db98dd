import type { Logger } from 'pino';
import type { Viewer } from '@network/access/viewer.ts';
import { viewerFlaws } from '@network/access/viewer-flaws.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { GatewayServices } from '../../../services.ts';
import { type Membership, viewerOf } from './membership.ts';
import { loadMembership } from './membership-repository.ts';

/** The flaws that each log has already reported: broken data is read on every request of a person. */
const reported = new WeakMap<Logger, Set<string>>();

type Needs = Pick<GatewayServices, 'tenants' | 'log' | 'config'>;

/**
 * The facts about a person on this tenant for the access rules. Data that the rules do not understand is logged once, by
 * the names of its fields; the rules grant it the least access.
 */
export function viewerFor({ tenants, config, log }: Needs, membership: Membership, tenant: Tenant | null): Viewer {
  const viewer = viewerOf(membership, tenant, {
    tenants: tenants.all(),
    hasRecommender: config.recommender !== 'off',
  });
  reportFlaws(log, viewerFlaws(viewer));
  return viewer;
}

/** Loads the facts about a person without a session, in one statement. */
export async function loadViewer(
  services: Needs & Pick<GatewayServices, 'db' | 'clock'>,
  userId: string,
  tenant: Tenant | null,
): Promise<Viewer> {
  return viewerFor(services, await loadMembership(services, userId), tenant);
}

function reportFlaws(log: Logger, flaws: readonly string[]): void {
  if (flaws.length === 0) return;
  const known = reported.get(log) ?? new Set<string>();
  reported.set(log, known);
  const fresh = flaws.filter((flaw) => !known.has(flaw));
  for (const flaw of fresh) known.add(flaw);
  if (fresh.length > 0) log.warn({ fields: fresh }, 'a person has data that the access rules do not understand');
}
