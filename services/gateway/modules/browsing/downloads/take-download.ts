import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import { defaultQuota, type QuotaKind, quotaStatus, type QuotaStatus } from '@network/lifecycle/quota/quota.ts';
import type { Database } from '../../../db/database.ts';
import { holdSessionOfCall, lockAccount } from '../../people/identity/public.ts';

/** How long after a download the same video may be downloaded again for nothing, resumed or in another size. */
export const DOWNLOAD_AGAIN_MS = DAY_MS;

export interface DownloadOrder {
  readonly userId: string;
  readonly videoId: string;
  readonly quota: QuotaKind;
  readonly now: Date;
}

/** `takenAt`: the download that counted, of now or of before. */
export type DownloadAnswer =
  | { readonly ok: true; readonly takenAt: Date }
  | { readonly ok: false; readonly status: QuotaStatus };

/** Counts a download against its quota, unless the same video was counted within the last day; or refuses it. */
export function takeDownload(db: Database, { userId, videoId, quota, now }: DownloadOrder): Promise<DownloadAnswer> {
  return db.transaction().execute(async (trx) => {
    // Downloads of one person wait for each other here, so that the last one left is taken once.
    await lockAccount(trx, userId, 'no key update');
    await holdSessionOfCall(trx, userId, now);
    const limit = defaultQuota(quota);
    const counted = await trx
      .selectFrom('download_events')
      .select(['video_id', 'downloaded_at'])
      .where('user_id', '=', userId)
      .where('quota', '=', quota)
      .where('downloaded_at', '>', new Date(now.getTime() - limit.periodDays * DAY_MS))
      .orderBy('downloaded_at')
      .execute();
    const again = counted.findLast(
      (event) => event.video_id === videoId && event.downloaded_at.getTime() > now.getTime() - DOWNLOAD_AGAIN_MS,
    );
    if (again) return { ok: true, takenAt: again.downloaded_at };
    const status = quotaStatus(
      counted.map((event) => event.downloaded_at),
      limit,
      now,
    );
    if (status.thresholdReached) return { ok: false, status };
    await trx
      .insertInto('download_events')
      .values({ user_id: userId, video_id: videoId, quota, downloaded_at: now })
      .execute();
    return { ok: true, takenAt: now };
  });
}
