import { type RawBuilder, sql } from 'kysely';

/** Where the cast of a row of `videos` is read, as rows of performer and position, and its categories, as rows of slugs. */
export interface FilmParts {
  readonly cast: RawBuilder<unknown>;
  readonly categories: RawBuilder<unknown>;
}

/** The parts as they are stored. */
export const STORED_PARTS: FilmParts = {
  cast: sql`(select performer_id, position from video_performers where video_id = videos.id)`,
  categories: sql`(select category_slug from video_categories where video_id = videos.id)`,
};

/** The parts of a row that is about to be written and has them as `performer_ids` and `category_slugs`. */
export const INCOMING_PARTS: FilmParts = {
  cast: sql`unnest(videos.performer_ids) with ordinality`,
  categories: sql`unnest(videos.category_slugs)`,
};
