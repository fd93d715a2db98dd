import { sql } from 'kysely';
import { ownRows, type PersonalData } from '../../personal-data/personal-data.ts';

/** Ratings go, and the sums of their videos with them: they are always those of the rows. */
export const ratingsPersonalData: PersonalData = {
  sections: {
    ratings: ownRows('video_ratings', ['rated_at', 'video_id', 'rating', 'is_review']),
    reviews: ownRows('video_review_ratings', ['rated_at', 'video_id', 'kind', 'subject', 'rating']),
  },
  erase: async (db, { id }) => {
    // In the order in which other ratings take their turns, one video after the other.
    await sql`
      select id from videos where id in (select video_id from video_ratings where user_id = ${id})
      order by id for no key update
    `.execute(db);
    await sql`
      with gone as (delete from video_review_ratings where user_id = ${id} returning video_id, kind, subject, rating)
      update video_review_averages as average set
        rating_sum = rating_sum - gone.rating, rating_count = rating_count - 1
      from gone
      where average.video_id = gone.video_id and average.kind = gone.kind and average.subject = gone.subject
    `.execute(db);
    await sql`
      with gone as (delete from video_ratings where user_id = ${id} returning video_id, rating, is_review)
      update videos set
        rating_sum = rating_sum - gone.rating,
        rating_count = rating_count - 1,
        expert_rating_sum = expert_rating_sum - (case when gone.is_review then gone.rating else 0 end),
        expert_rating_count = expert_rating_count - (case when gone.is_review then 1 else 0 end)
      from gone where videos.id = gone.video_id
    `.execute(db);
  },
};
