import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import { SITE_IDS } from '@network/tenant/demonstration-sites.ts';
import type { Seed } from '../../../../demonstration/seed.ts';
import { demonstrationId } from '../../identity/public.ts';
import { loopedSeconds } from '../../../content/media/public.ts';
import { findPlayableFilms } from '../../../content/catalogue/public.ts';

const BEGUN = 5;
const ENDED = 4;
const LATER = 4;

/** The history, finished films and watch list of the demonstration's `member` on every site. */
export const seedWatching: Seed = async ({ db, today, random }) => {
  const viewer = { id: await demonstrationId({ db }, 'member') };
  const dice = random('what member watched');
  const videos = await findPlayableFilms(db, today);
  for (const site of SITE_IDS) {
    const sampled = dice.sample(
      videos.filter(({ site_id }) => site_id === site),
      BEGUN + ENDED + LATER,
    );
    const watched = sampled.slice(0, BEGUN + ENDED).map(({ id, run_length_seconds }, index) => {
      const isComplete = index >= BEGUN;
      const at = new Date(today.getTime() - (index + 1) * DAY_MS);
      const seconds = loopedSeconds(run_length_seconds);
      return {
        user_id: viewer.id,
        video_id: id,
        position_seconds: isComplete ? seconds : Math.max(1, Math.floor((seconds * dice.integer(2, 7)) / 10)),
        saved_at: at,
        is_complete: isComplete,
        completed_at: isComplete ? at : null,
      };
    });
    const later = sampled.slice(BEGUN + ENDED).map(({ id }, index) => ({
      user_id: viewer.id,
      video_id: id,
      added_at: new Date(today.getTime() - index * DAY_MS),
    }));
    if (watched.length > 0) await db.insertInto('playback_positions').values(watched).execute();
    if (later.length > 0) await db.insertInto('watch_later').values(later).execute();
  }
};
