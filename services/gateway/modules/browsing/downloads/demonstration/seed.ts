import { DOWNLOAD_QUOTA } from '@network/tenant/constants.ts';
import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import type { SeedContext } from '../../../../demonstration/seed.ts';
import { demonstrationId } from '../../../people/identity/public.ts';
import { findFilmIds } from '../../../content/catalogue/public.ts';

/** Adds as many downloads as the period allows, spread over the days before today. */
export async function seedDownloads({ db, today }: SeedContext): Promise<void> {
  const userId = await demonstrationId({ db }, 'quota');
  const videos = await findFilmIds(db, today, { limit: DOWNLOAD_QUOTA.videos, withChannels: false });
  if (videos.length === 0) return;
  const step = (20 * DAY_MS) / DOWNLOAD_QUOTA.videos;
  await db
    .insertInto('download_events')
    .values(
      Array.from({ length: DOWNLOAD_QUOTA.videos }, (_, index) => ({
        user_id: userId,
        video_id: videos[index % videos.length] as string,
        quota: 'videos' as const,
        downloaded_at: new Date(today.getTime() - Math.round((index + 1) * step)),
      })),
    )
    .execute();
}
