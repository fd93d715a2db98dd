import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import { SITE_IDS } from '@network/tenant/demonstration-sites.ts';
import type { Seed } from '../../../../demonstration/seed.ts';
import { findPlayableFilms } from '../../../content/catalogue/public.ts';
import { demonstrationId } from '../../identity/public.ts';

const LISTS = [
  {
    id: 'demo-slow-evenings',
    name: 'Slow evenings',
    description: 'Long takes and low light, for when the day is done.',
  },
  { id: 'demo-short-and-bright', name: 'Short and bright', description: '' },
] as const;
const FILMS_OF_A_SITE = 5;

/** The demonstration `member`'s lists, with films of every site. */
export const seedPlaylists: Seed = async ({ db, today, random }) => {
  const userId = await demonstrationId({ db }, 'member');
  const dice = random('playlists of member');
  const videos = await findPlayableFilms(db, today);
  for (const [index, list] of LISTS.entries()) {
    const at = new Date(today.getTime() - (index + 1) * DAY_MS);
    await db
      .insertInto('playlists')
      .values({ ...list, user_id: userId, share_token: null, created_at: at, changed_at: at })
      .execute();
    const films = SITE_IDS.flatMap((site) =>
      dice.sample(
        videos.filter(({ site_id }) => site_id === site),
        FILMS_OF_A_SITE,
      ),
    );
    if (films.length === 0) continue;
    await db
      .insertInto('playlist_videos')
      .values(films.map(({ id }, place) => ({ playlist_id: list.id, video_id: id, position: place + 1, added_at: at })))
      .execute();
  }
};
