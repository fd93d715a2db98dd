import { sql } from 'kysely';
import { DOWNLOAD_QUOTA } from '@network/tenant/constants.ts';
import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import { defaultQuota, type QuotaKind, quotaStatus, type QuotaStatus } from '@network/lifecycle/quota/quota.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { REUSED_PLAN } from '../../../db/reused-plans.ts';
import type { PersonPart } from '../../../http/person-facts.ts';
import type { GatewayServices } from '../../../services.ts';

/** When a person downloaded, by quota, in the current period. */
export type DownloadCounts = Readonly<Record<QuotaKind, readonly Date[]>>;

/** A quota with the site it is of; `channels` is the one of the channel categories. */
export interface SiteQuota extends QuotaStatus {
  readonly site: string;
}

interface DownloadJson {
  readonly quota: QuotaKind;
  readonly at: string;
}

const PERIOD = sql.raw(`interval '${DOWNLOAD_QUOTA.periodDays * 24} hours'`);

/** The downloads of a session's person that still count. */
export const downloadsOfPerson: PersonPart<DownloadCounts, readonly DownloadJson[]> = {
  name: 'downloads',
  select: (person, now) => sql`(
    select coalesce(json_agg(json_build_object('quota', quota, 'at', downloaded_at)), '[]')
    from download_events where user_id = ${person} and downloaded_at > ${now} - ${PERIOD}
  )`,
  read: (downloads) => countsOf(downloads.map(({ quota, at }) => ({ quota, at: new Date(at) }))),
};

/** The downloads that still count, in one statement. */
export async function loadDownloads(
  services: Pick<GatewayServices, 'db' | 'clock'>,
  userId: string,
): Promise<DownloadCounts> {
  const rows = await services.db
    .selectFrom('download_events')
    .select(['quota', 'downloaded_at as at'])
    .where('user_id', '=', userId)
    .where('downloaded_at', '>', periodStart(services.clock.now()))
    .modifyEnd(REUSED_PLAN)
    .execute();
  return countsOf(rows);
}

function periodStart(now: Date): Date {
  return new Date(now.getTime() - DOWNLOAD_QUOTA.periodDays * DAY_MS);
}

function countsOf(downloads: readonly { readonly quota: QuotaKind; readonly at: Date }[]): DownloadCounts {
  const of = (kind: QuotaKind): Date[] => downloads.filter(({ quota }) => quota === kind).map(({ at }) => at);
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
