import { CHANNEL_CATEGORIES, DOWNLOAD_QUOTA } from '@network/tenant/constants.ts';
import { DAY_MS } from '../calendar/utc-dates.ts';

/** The quota that a download counts against. */
export type QuotaKind = 'videos' | 'channelCategories';

/** The allowance of a rolling period. */
export interface QuotaLimit {
  readonly max: number;
  readonly periodDays: number;
}

/** The remaining quota, in the names of the profile's DownloadQuota, without its site. */
export interface QuotaStatus {
  readonly thresholdReached: boolean;
  readonly downloadsNumber: number;
  readonly downloadQuotaMax: number;
  readonly downloadDaysPeriod: number;
  readonly quotaLeft: number;
  /** Days, begun ones counted, until the next download is allowed; 0 while one is. */
  readonly remainingDays: number;
  /** A quota of nothing: no download ever. */
  readonly zeroQuota: boolean;
}

/** The default quota, unless the server's data has another. */
export function defaultQuota(kind: QuotaKind): QuotaLimit {
  return { max: DOWNLOAD_QUOTA[kind], periodDays: DOWNLOAD_QUOTA.periodDays };
}

/** "a separate quota for behind-the-scenes, intimates and compilation videos" (D27), by the channel category's name. */
export function quotaKind(channelCategory: string | null): QuotaKind {
  return (CHANNEL_CATEGORIES as readonly (string | null)[]).includes(channelCategory) ? 'channelCategories' : 'videos';
}

/**
 * The state of a rolling quota (D27): a download counts for exactly `periodDays` from its own time. Downloads of the
 * future, which a moved clock leaves behind, count as made now.
 * @param downloads when each download began, in any order
 */
export function quotaStatus(downloads: readonly Date[], limit: QuotaLimit, now: Date): QuotaStatus {
  const max = Math.max(0, Math.trunc(limit.max) || 0);
  const period = limit.periodDays * DAY_MS;
  const counted = downloads
    .map((at) => Math.min(at.getTime(), now.getTime()))
    .filter((at) => at > now.getTime() - period)
    .toSorted((a, b) => a - b);
  const left = Math.max(0, max - counted.length);
  // The download whose expiry frees a place: with more downloads than the quota allows, not the first one.
  const blocking = left === 0 ? counted[counted.length - max] : undefined;
  return {
    thresholdReached: left === 0,
    downloadsNumber: counted.length,
    downloadQuotaMax: max,
    downloadDaysPeriod: limit.periodDays,
    quotaLeft: left,
    remainingDays: blocking === undefined ? 0 : Math.ceil((blocking + period - now.getTime()) / DAY_MS),
    zeroQuota: max === 0,
  };
}
