import { sql } from 'kysely';
import type { Database } from '@network/gateway/db/database.ts';
import {
  countBySite,
  facetPerformers,
  indexFilms,
  indexPerformers,
} from '@network/gateway/modules/content/catalogue/testing/public.ts';
import { SITE_IDS } from '@network/tenant/demonstration-sites.ts';
import { fillUnchecked } from './fill-unchecked.ts';

export interface CatalogueSize {
  readonly videos: number;
  readonly performers: number;
}

/**
 * Fills an empty catalogue on PostgreSQL to the size that the network grows to: texts, dates, casts and facets
 * distributed over sites as in the real one.
 */
export async function fillCatalogue(db: Database, { videos, performers }: CatalogueSize): Promise<void> {
  // Building indexes afterwards is much faster than maintaining them through a hundred thousand rows, each written
  // twice.
  const { rows: indexes } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = 'public' and tablename in ('videos', 'performers') and indexname !~ '_(pkey|key)$'
  `.execute(db);
  for (const { name } of indexes) await sql`drop index ${sql.ref(name)}`.execute(db);
  await fillUnchecked(db, (unchecked) => insertRows(unchecked, { videos, performers }));
  await sql`analyze`.execute(db);
  await countBySite(db);
  await indexPerformers(db);
  await facetPerformers(db);
  await indexFilms(db);
  for (const { definition } of indexes) await sql.raw(definition).execute(db);
  // PostgreSQL does this by itself a minute after so many changes.
  await sql`vacuum analyze`.execute(db);
}

/** Inside channels is one film in ten. */
const CHANNELS = 5;
const PACKS = 4;

async function insertRows(db: Database, { videos, performers }: CatalogueSize): Promise<void> {
  await sql`
    insert into performers (id, slug, name, sex, biography, active_since, rating_sum, rating_count, hair, nationality)
    select 'p-' || n, 'performer-' || n, initcap('name' || n % 400) || ' Star' || n,
      (array['F', 'F', 'F', 'M', 'X'])[n % 5 + 1], '', date '2010-01-01' + n, n * 7 % 100, 10,
      (array['red', 'black', 'brown', 'grey', 'blonde'])[n % 7 % 5 + 1], (array['pt', 'fr', 'it', 'no'])[n % 11 % 4 + 1]
    from generate_series(1, ${performers}::int) n
  `.execute(db);
  await sql`
    insert into categories (slug, name) select 'category-' || n, 'Category' || n from generate_series(1, 60) n
  `.execute(db);
  await sql`
    insert into showcases (id, slug, title, description, position)
    select 's-' || n, 'showcase-' || n, 'Showcase', '', n from generate_series(0, 5) n
  `.execute(db);
  await sql`
    insert into channels (id, slug, name, description, site_id, category, is_third_party, position)
    select 'c-' || n, 'channel-' || n, 'Channel' || n, '', (${[...SITE_IDS]}::text[])[1], null, n > 0, n
    from generate_series(0, ${CHANNELS - 1}::int) n
  `.execute(db);
  await sql`
    insert into channel_packs (id, slug, channel_id, name, description, position)
    select 'k-' || n || '-' || place, 'pack-' || place, 'c-' || n, 'Pack', '', place
    from generate_series(0, ${CHANNELS - 1}::int) n, generate_series(0, ${PACKS - 1}::int) place
  `.execute(db);
  await sql`
    insert into videos (id, new_id, uuid, slug, site_id, title, description, released_at, run_length_seconds, is_denied,
      free_video, is_free_limited_trial, is_exclusive, guest_user_scene, directors, rating_sum, rating_count, views,
      showcase_id, channel_id, channel_pack_id)
    select 'v-' || n, 'n-' || n, gen_random_uuid(), 'video-' || n, (${[...SITE_IDS]}::text[])[n % 9 + 1],
      'Light' || n % 900 || ' on Water' || n % 70, 'Words' || n % 3000 || ' about an evening by the sea.',
      timestamptz '2026-06-01' - n * interval '1 hour', 600 + n % 2000, n % 50 = 0, n % 40 = 0, n % 30 = 0, n % 3 = 0,
      false, '{}', n * 13 % 100, 10, n::bigint * 7919 % 100000, case when n % 10 = 4 then 's-' || n % 6 end,
      case when n % 10 = 9 then 'c-' || n / 10 % ${CHANNELS}::int end,
      case when n % 10 = 9 then 'k-' || n / 10 % ${CHANNELS}::int || '-' || n / 10 / ${CHANNELS}::int % ${PACKS}::int end
    from generate_series(1, ${videos}::int) n
  `.execute(db);
  await sql`
    insert into video_performers (video_id, performer_id, position)
    select 'v-' || n, 'p-' || (n * 31 + place * 977) % ${performers}::int + 1, place
    from generate_series(1, ${videos}::int) n, generate_series(1, 2) place
  `.execute(db);
  await sql`
    insert into video_categories (video_id, category_slug)
    select 'v-' || n, 'category-' || (n * 7 + place * 17) % 60 + 1
    from generate_series(1, ${videos}::int) n, generate_series(1, 3) place
  `.execute(db);
  // From one film in five down to one in a thousand.
  await sql`
    insert into tags (slug, name) select 'tag-' || n, 'Silk' || n || ' Light' || n from generate_series(1, 40) n
  `.execute(db);
  await sql`
    insert into video_tags (video_id, tag_slug)
    select 'v-' || n, 'tag-' || tag from generate_series(1, ${videos}::int) n, generate_series(1, 40) tag
    where n % (5 + tag * 25 - 25) = 0
  `.execute(db);
  await sql`
    insert into angels (performer_id, motto, story, chosen_on, position)
    select 'p-' || n * 5, '', '', date '2025-01-01' + n, n from generate_series(1, 24) n
  `.execute(db);
  await sql`
    insert into awards (id, site_id, year, name, organization, is_win, video_id, performer_id, position)
    select 'a-' || n, (${[...SITE_IDS]}::text[])[n % 9 + 1], 2010 + n % 16, 'Prize', 'Festival', n % 2 = 0, 'v-' || n,
      'p-' || n % ${performers}::int + 1, n
    from generate_series(1, ${videos}::int / 20) n
  `.execute(db);
  await sql`
    insert into wall_posts (id, site_id, curator, text, video_id, shape, status, posted_at, moderated_at)
    select 'w-' || n, (${[...SITE_IDS]}::text[])[n % 9 + 1], 'Curator', 'Words', 'v-' || n, 'wide', 'approved',
      timestamptz '2026-02-01' - n * interval '1 hour', timestamptz '2026-02-02'
    from generate_series(1, ${videos}::int / 20) n
  `.execute(db);
}
