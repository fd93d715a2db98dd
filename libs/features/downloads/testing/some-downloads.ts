import { aVideo } from '../../testing/story-samples.ts';
import type { DownloadsPageQuery } from '../api/downloads-page.generated.ts';
import type { ShownQuota } from '../screens/download-allowance.tsx';

/** A quota of twenty films with so many left. */
export const aQuota = (quotaLeft: number, more: Partial<ShownQuota> = {}): ShownQuota => ({
  site: 'vixen',
  quotaLeft,
  downloadQuotaMax: 20,
  downloadDaysPeriod: 30,
  thresholdReached: quotaLeft === 0,
  zeroQuota: false,
  remainingDays: quotaLeft === 0 ? 4 : 0,
  ...more,
});

/** A page with so many downloads, for tests and stories; the first may be downloaded again for nothing. */
export function someDownloads(count: number, { page = 1, quotas = [aQuota(12)] } = {}): DownloadsPageQuery {
  const items = Array.from({ length: count }, (_, index) => ({
    downloadedAt: `2026-03-0${String(9 - (index % 9))}T12:00:00.000Z`,
    film: { ...aVideo(index), downloadAgainUntil: index === 0 ? '2026-03-10T12:00:00.000Z' : null },
  }));
  return {
    downloads: { items, info: { page, pageSize: 12, total: count, totalIsExact: true, hasNextPage: false } },
    findOneUserProfile: { downloadQuotas: quotas },
  };
}
