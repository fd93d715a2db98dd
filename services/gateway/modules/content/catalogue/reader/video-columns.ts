import { sql } from 'kysely';
import type { CastMember } from '../video-subject.ts';

/** Columns of a video that resolvers read: all but the search words, which are long and only for searching. */
export const VIDEO_COLUMNS = [
  'videos.id',
  'videos.new_id',
  'videos.uuid',
  'videos.slug',
  'videos.own_slug',
  'videos.site_id',
  'videos.title',
  'videos.description',
  'videos.translations',
  'videos.released_at',
  'videos.run_length_seconds',
  'videos.is_denied',
  'videos.free_video',
  'videos.is_free_limited_trial',
  'videos.is_exclusive',
  'videos.guest_user_scene',
  'videos.directors',
  'videos.channel_id',
  'videos.channel_pack_id',
  'videos.showcase_id',
  'videos.rating_sum',
  'videos.rating_count',
  'videos.rating',
  'videos.expert_rating_sum',
  'videos.expert_rating_count',
  'videos.views',
  'videos.best_height',
  'videos.composition',
  'videos.own_media',
  'videos.picture_focus',
  'videos.picture_crops',
] as const;

/** Cards name the performers of a video; read with the row, they need no separate statement. */
export const CAST_MEMBERS = sql<readonly CastMember[]>`(
  select coalesce(json_agg(
    json_build_object('id', p.id, 'slug', p.slug, 'name', p.name, 'artwork', p.artwork) order by vp.position), '[]')
  from video_performers vp join performers p on p.id = vp.performer_id where vp.video_id = videos.id
)`.as('cast_members');
