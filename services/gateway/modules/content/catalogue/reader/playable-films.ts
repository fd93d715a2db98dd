import { type Expression, type RawBuilder, sql } from 'kysely';

/** What a film is about, as `performer:<slug>`, `category:<slug>`, `tag:<slug>` and the kind of its channel, sorted. */
const FEATURES = sql`array(
  select 'performer:' || p.slug from video_performers vp join performers p on p.id = vp.performer_id where vp.video_id = v.id
  union select 'category:' || category_slug from video_categories where video_id = v.id
  union select 'tag:' || tag_slug from video_tags where video_id = v.id
  union select 'channel:' || case when c.id is null then 'none' when c.is_third_party then 'third-party' else 'internal' end
  order by 1)`;

/** Released films that can be played, by id, with `site_id`, `title` and `features`: a query for a larger statement. */
export function playableFilms(window: {
  readonly after: string;
  readonly at: Date;
  readonly limit: number;
}): RawBuilder<unknown> {
  return sql`
    select v.id, v.site_id, v.title, ${FEATURES} as features
    from videos v left join channels c on c.id = v.channel_id
    where v.id > ${window.after} and v.released_at <= ${window.at} and not v.is_denied and v.is_published order by v.id limit ${window.limit}`;
}

/** Whether a film of a statement is released and can be played, as a condition of it. */
export function isPlayableFilm(id: Expression<string>, at: Date): RawBuilder<boolean> {
  return sql`exists (select from videos v where v.id = ${id} and v.released_at <= ${at} and not v.is_denied and v.is_published)`;
}
