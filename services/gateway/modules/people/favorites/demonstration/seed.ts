import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import { SITE_IDS } from '@network/tenant/demonstration-sites.ts';
import type { Seed } from '../../../../demonstration/seed.ts';
import { demonstrationId } from '../../identity/public.ts';
import { findChannelIds, findPlayableFilms, findSightings } from '../../../content/catalogue/public.ts';

const VIDEOS_OF_A_SITE = 14;
const PERFORMERS_OF_A_SITE = 3;
const CHANNELS = 3;

/** The favorites of the demonstration's `member`: videos of every site, some performers and channels. */
export const seedFavorites: Seed = async ({ db, today, random }) => {
  const owner = { id: await demonstrationId({ db }, 'member') };
  const dice = random('favourites of member');
  const at = (index: number): Date => new Date(today.getTime() - (index + 1) * (DAY_MS / 2));
  const videos = await findPlayableFilms(db, today);
  const favorites = SITE_IDS.flatMap((site) =>
    dice.sample(
      videos.filter(({ site_id }) => site_id === site),
      VIDEOS_OF_A_SITE,
    ),
  );
  const seen = await findSightings(db);
  const channels = await findChannelIds(db);
  const own = { user_id: owner.id };
  if (favorites.length > 0)
    await db
      .insertInto('favorite_videos')
      .values(favorites.map(({ id }, index) => ({ ...own, video_id: id, added_at: at(index) })))
      .execute();
  const sampled = SITE_IDS.flatMap((site) =>
    dice.sample(
      seen.filter(({ site_id }) => site_id === site),
      PERFORMERS_OF_A_SITE,
    ),
  );
  const people = [...new Set(sampled.map(({ performer_id }) => performer_id))];
  if (people.length > 0)
    await db
      .insertInto('favorite_performers')
      .values(people.map((id, index) => ({ ...own, performer_id: id, added_at: at(index) })))
      .execute();
  const followed = dice.sample(channels, CHANNELS);
  if (followed.length > 0)
    await db
      .insertInto('favorite_channels')
      .values(followed.map((id, index) => ({ ...own, channel_id: id, added_at: at(index) })))
      .execute();
};
