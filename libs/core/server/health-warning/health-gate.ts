import type { QueryClient } from '@tanstack/react-query';
import type { HealthWarningRegion } from '@network/tenant/feature-flags.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { transportOf } from '../../api/transport.ts';
import { HealthWarningStateDocument } from '../../health-warning/api/health-warning-state.generated.ts';
import { warnedRegion } from '../../health-warning/health-warning.ts';
import { isCrawler } from '@network/server/requests/crawler.ts';
import type { Cookies } from '@network/server/requests/cookies.ts';
import type { SiteMeta } from '../../tenant/site-meta.ts';
import { hasAcknowledged } from './acknowledgement-cookie.ts';

interface WarningFacts {
  readonly meta: SiteMeta;
  readonly tenant: Tenant;
  readonly cookies: Cookies;
  readonly userAgent: string | undefined;
}

/** The region whose warning this browser has yet to acknowledge; null when there is none, and for crawlers. */
export function warningDue({ meta, tenant, cookies, userAgent }: WarningFacts): HealthWarningRegion | null {
  const region = warnedRegion(meta, tenant);
  return region === null || hasAcknowledged(cookies, region) || isCrawler(userAgent) ? null : region;
}

/** Returns whether the person of a page has acknowledged that warning anywhere. Their profile remembers it. */
export async function hasPersonAcknowledged(queryClient: QueryClient, region: HealthWarningRegion): Promise<boolean> {
  const data = await transportOf(queryClient)(HealthWarningStateDocument, undefined);
  const modals = data.findOneUserProfile?.state.modals;
  if (!modals) return false;
  return (
    { 'US-TX': modals.texasHealthWarningAcknowledged, 'US-AL': modals.alabamaHealthWarningAcknowledged }[region] !==
    null
  );
}
