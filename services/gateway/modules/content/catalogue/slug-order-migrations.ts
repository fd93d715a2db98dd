import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Lists of staff are in the order of slugs by their bytes, whatever the database's collation is. */
const bySlug: Migration = {
  async up(db) {
    await sql`
      create index videos_published_by_slug on videos ((slug collate "C"), (id collate "C")) where is_published;
      create index videos_published_of_site_by_slug on videos (site_id, (slug collate "C"), (id collate "C"))
        where is_published;
      create index performers_by_slug on performers ((slug collate "C"), (id collate "C"));
      create index tags_by_slug on tags ((slug collate "C"));
      create index own_picture_sets_in_order on own_picture_sets ((id collate "C"));
      create index video_captions_in_order on video_captions ((id collate "C"));
      create index expert_reviews_in_order on expert_reviews ((id collate "C"));
    `.execute(db);
  },
};

/** Films of two sites may have one slug: the second has another address. */
const slugsOfSites: Migration = {
  async up(db) {
    await sql`
      alter table videos add column own_slug text;
      create unique index videos_of_site_by_own_slug on videos ((coalesce(own_slug, slug)), site_id);
    `.execute(db);
  },
};

/** Lists of what is published, as long as the catalogue is. */
export const slugOrderMigrations = {
  '1730-catalogue-by-slug': bySlug,
  '2042-slugs-of-sites': slugsOfSites,
} as const;
