import { ownRows, type PersonalData } from '../../../personal-data/personal-data.ts';
import { lockVideos, takeOutPartRatings, takeOutRatings } from '../../content/catalogue/public.ts';

/** Ratings go, and the sums of their videos with them: they are always those of the rows. */
export const ratingsPersonalData: PersonalData = {
  sections: {
    ratings: ownRows('video_ratings', ['rated_at', 'video_id', 'rating', 'is_review']),
    reviews: ownRows('video_review_ratings', ['rated_at', 'video_id', 'kind', 'subject', 'rating']),
  },
  erase: async (db, { id }) => {
    const rated = await db.selectFrom('video_ratings').select('video_id').where('user_id', '=', id).execute();
    // Videos are locked one after the other, in the order in which other ratings lock them, so that the two can't
    // deadlock.
    await lockVideos(
      db,
      rated.map(({ video_id }) => video_id),
    );
    const parts = await db
      .deleteFrom('video_review_ratings')
      .where('user_id', '=', id)
      .returning(['video_id as videoId', 'kind', 'subject', 'rating'])
      .execute();
    await takeOutPartRatings(db, parts);
    const ratings = await db
      .deleteFrom('video_ratings')
      .where('user_id', '=', id)
      .returning(['video_id as videoId', 'rating', 'is_review as isReview'])
      .execute();
    await takeOutRatings(db, ratings);
  },
};
