import { sql } from 'kysely';
import { fillUnchecked } from '@network/testing/fill-unchecked.ts';
import type { SiteId } from '@network/tenant/sites.ts';
import type { Database } from '../../../../db/database.ts';

/** Films over which the comments are spread; the first one has a tenth of them. */
const FILMS = 400;

/** Many people with names, films of a site, and that many comments: a third of them replies, some pinned or removed. */
export async function fillComments(db: Database, comments: number, site: SiteId = 'vixen'): Promise<void> {
  await fillUnchecked(db, (unchecked) => insertComments(unchecked, comments, site));
  await sql`vacuum analyze`.execute(db);
}

async function insertComments(db: Database, comments: number, site: SiteId): Promise<void> {
  await sql`
    insert into users (id, email, password_hash, display_name, created_at)
    select 'writer-' || n, 'writer-' || n || '@example.com', 'none', 'writer' || n, now() from generate_series(1, 1000) n
  `.execute(db);
  await sql`
    insert into videos (id, new_id, uuid, slug, site_id, title, description, released_at, run_length_seconds, is_denied,
      free_video, is_free_limited_trial, is_exclusive, guest_user_scene, directors)
    select 'film-' || n, 'new-film-' || n, gen_random_uuid(), 'film-' || n, ${site}, 'Film ' || n, '', '2025-01-01', 900,
      false, false, false, false, false, '{}'
    from generate_series(1, ${FILMS}::int) n
  `.execute(db);
  await sql`
    insert into comments (id, video_id, parent_id, author_id, text, text_hash, created_at, removed_at, likes, dislikes,
      reply_count)
    select n, 'film-' || case when n / 60 % 10 = 0 then 1 else n / 60 % ${FILMS}::int + 1 end,
      case when n % 6 in (4, 5) then n - 4 end, 'writer-' || n % 1000 + 1, 'Words number ' || n, 'hash-' || n,
      timestamptz '2025-01-01' + n * interval '1 second', case when n % 50 = 0 then now() end, n::bigint * 7919 % 100, n % 9,
      case when n % 6 in (0, 1) then 1 else 0 end
    from generate_series(6, ${comments + 5}::int) n
    order by n
  `.execute(db);
  await sql`
    insert into comment_totals (video_id, total)
    select video_id, count(*) from comments where removed_at is null group by video_id
  `.execute(db);
  await sql`update comments set pinned_at = now() where id = 7`.execute(db);
}
