import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

/** Writes rows with these numbers into the tables of content, of the shop and of the books. */
export async function fillContentAndShop(
  trx: Database,
  { video, from, to }: { readonly video: string; readonly from: number; readonly to: number },
): Promise<void> {
  const at = sql`timestamptz '2026-01-01' + n * interval '1 second'`;
  const rows = sql`generate_series(${sql.lit(from)}::int, ${sql.lit(to)}::int) n`;
  const site = sql`(array['vixen', 'tushy'])[1 + n % 2]`;
  await sql`insert into videos (id, new_id, uuid, slug, site_id, title, description, released_at, run_length_seconds, is_denied,
      free_video, is_free_limited_trial, is_exclusive, guest_user_scene, directors)
    select 'film-' || n, 'new-' || n, gen_random_uuid(), 'film-' || n, ${site}, 'Film ' || n, '', ${at}, 600, false, false,
      false, false, false, '{}' from ${rows}`.execute(trx);
  await sql`insert into content_items (kind, id, address, document, state, version, published_version, updated_at, updated_by)
    select 'film', 'draft-' || n, 'draft-' || n,
      jsonb_build_object('slug', 'draft-' || n, 'title', 'Draft ' || n, 'description', '', 'site', ${site},
        'runLengthSeconds', 600, 'performers', '[]'::jsonb, 'categories', '[]'::jsonb, 'tags', '[]'::jsonb),
      case when n % 1000 = 0 then 'unpublished' else 'draft' end, 1, null, ${at}, 'editor@example.com' from ${rows}`.execute(
    trx,
  );
  await sql`insert into content_bulk_changes (id, request_key, kind, change, items, reason, requested_by, requested_at, state)
    select 'bulk-' || n, 'key-' || n, 'film', '{"name": "publish", "slug": null, "publishAt": null, "unpublishAt": null}',
      '[]', 'A reason', 'editor@example.com', ${at}, 'done' from ${rows}`.execute(trx);
  await sql`insert into media_sources (id, video_id, kind, file_name, bytes, store_key, state, added_by, added_at)
    select 'source-' || n, 'film-' || n, 'film', 'film.mp4', 1, 'key', (array['published', 'failed'])[1 + n % 2],
      'editor@example.com', ${at} from ${rows}`.execute(trx);
  await sql`insert into pictures (id, shape, rendition, added_by, added_at)
    select 'picture-' || n, 'landscape', '{"width": 960, "height": 540}', 'editor@example.com', ${at} from ${rows}`.execute(
    trx,
  );
  await sql`insert into voucher_batches (id, name, kind, worth, codes, uses_each, created_at, created_by)
    select 'batch-' || n, 'Fair', 'gems', 10, 1, 1, ${at}, 'finance@example.com' from ${rows}`.execute(trx);
  await sql`insert into discounts (id, name, kind, worth, created_at, created_by)
    select 'discount-' || n, 'Spring', 'percent', 20, ${at}, 'finance@example.com' from ${rows}`.execute(trx);
  await sql`insert into problem_reports (tenant_id, correlation_id, path, text, received_at)
    select 'vixen', 'call-' || n, '/', 'It broke', ${at} from ${rows}`.execute(trx);
  await sql`insert into comment_appeals (subject, user_id, kind, decided_against_by, reason, text, appealed_at, state)
    select 'ban-' || n, 'member-' || n, 'ban', 'moderator@example.com', 'Rude', 'Please', ${at}, 'open' from ${rows}`.execute(
    trx,
  );
  await sql`insert into wall_posts (id, site_id, curator, text, video_id, shape, status, posted_at)
    select 'post-' || n, 'vixen', 'Curator ' || n % 100, 'Fine', ${video}, 'wide', 'pending', ${at} from ${rows}`.execute(
    trx,
  );
  await sql`insert into wall_posts (id, site_id, curator, text, video_id, shape, status, posted_at, moderated_at)
    select 'shown-' || n, 'vixen', 'Curator ' || n % 100, 'Fine', ${video}, 'wide', 'approved', ${at}, ${at}
    from ${rows}`.execute(trx);
  await sql`insert into reels (id, site_id, video_id, position)
    select 'reel-' || lpad(n::text, 7, '0'), 'vixen', ${video}, n from ${rows}`.execute(trx);
  await sql`insert into ledger_accounts (id, unit, name) values ('epoch-usd', 'USD', 'receivable-epoch')
    on conflict do nothing`.execute(trx);
  await sql`insert into ledger_transactions (id, idempotency_key, type, reason, created_at)
    select 'ledger-' || n, 'ledger-' || n, 'charge', 'charge', ${at} from ${rows}`.execute(trx);
  await sql`insert into ledger_entries (transaction_id, account_id, amount)
    select 'ledger-' || n, 'USD-revenue', -2999 from ${rows}
    union all select 'ledger-' || n, 'epoch-usd', 2999 from ${rows}`.execute(trx);
}
