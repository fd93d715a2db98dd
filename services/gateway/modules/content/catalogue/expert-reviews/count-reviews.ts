import { sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import { lockVideos } from '../rating-sums.ts';

/** Adds published reviews to the averages of their films, or takes them out. */
export async function countReviews(trx: Database, ids: readonly string[], change: 'add' | 'take out'): Promise<void> {
  const reviews = sql`(select * from expert_reviews where id = any(${[...ids]}::text[])) r`;
  const films = (await sql<{ video_id: string }>`select distinct r.video_id from ${reviews}`.execute(trx)).rows;
  if (films.length === 0) return;
  const filmIds = films.map(({ video_id }) => video_id);
  await lockVideos(trx, filmIds);
  const sign = sql.lit(change === 'add' ? 1 : -1);
  await sql`
    update videos set expert_rating_sum = expert_rating_sum + ${sign} * own.sum,
      expert_rating_count = expert_rating_count + ${sign} * own.count
    from (select r.video_id, sum(r.rating)::int as sum, count(*)::int as count from ${reviews} group by r.video_id) own
    where videos.id = own.video_id
  `.execute(trx);
  await sql`
    insert into video_review_averages as average (video_id, kind, subject, rating_sum, rating_count)
    select video_id, kind, subject, ${sign} * sum(rating), ${sign} * count(*) from (
      select r.video_id, 'property' as kind, part.key as subject, part.value::int as rating
      from ${reviews}, jsonb_each_text(r.properties) part where part.value is not null
      union all
      select r.video_id, 'model', p.slug, (part ->> 'rating')::int
      from ${reviews}, jsonb_array_elements(r.performers) part join performers p on p.id = part ->> 'id'
    ) rated group by video_id, kind, subject
    on conflict (video_id, kind, subject) do update set
      rating_sum = average.rating_sum + excluded.rating_sum, rating_count = average.rating_count + excluded.rating_count
  `.execute(trx);
  await trx
    .deleteFrom('video_review_averages')
    .where('video_id', 'in', filmIds)
    .where('rating_count', '=', 0)
    .where('rating_sum', '=', 0)
    .execute();
}
