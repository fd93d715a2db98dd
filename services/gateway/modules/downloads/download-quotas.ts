import { DOWNLOAD_QUOTA } from '@network/tenant/constants.ts';
import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import { defaultQuota, type QuotaKind, quotaStatus, type QuotaStatus } from '@network/lifecycle/quota/quota.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { REUSED_PLAN } from '../../db/reused-plans.ts';
import type { GatewayServices } from '../../services.ts';

/** When a person downloaded, by quota, in the current period. */
export type DownloadCounts = Readonly<Record<QuotaKind, readonly Date[]>>;

/** A quota with the site it is of; `channels` is the one of the channel categories. */
export interface SiteQuota extends QuotaStatus {
  readonly site: string;
}

/** The downloads that still count, in one statement. */
export async function loadDownloads(
  services: Pick<GatewayServices, 'db' | 'clock'>,
  userId: string,
): Promise<DownloadCounts> {
  const since = new Date(services.clock.now().getTime() - DOWNLOAD_QUOTA.periodDays * DAY_MS);
  const rows = await services.db
    .selectFrom('download_events')
    .select(['quota', 'downloaded_at'])
    .where('user_id', '=', userId)
    .where('downloaded_at', '>', since)
    .modifyEnd(REUSED_PLAN)
    .execute();
  const of = (kind: QuotaKind): Date[] => rows.filter(({ quota }) => quota === kind).map((row) => row.downloaded_at);
  return { videos: of('videos'), channelCategories: of('channelCategories') };
}

/** Both quotas as they stand now. */
export function quotasOf(downloads: DownloadCounts, tenant: Pick<Tenant, 'id'>, now: Date): SiteQuota[] {
  return [quotaOf('videos', downloads, tenant, now), quotaOf('channelCategories', downloads, tenant, now)];
}

/** The current state of one quota. */
export function quotaOf(kind: QuotaKind, downloads: DownloadCounts, tenant: Pick<Tenant, 'id'>, now: Date): SiteQuota {
  const site = kind === 'videos' ? tenant.id : 'channels';
  return { ...quotaStatus(downloads[kind], defaultQuota(kind), now), site };
}
