import { sql } from 'kysely';
import type { Database } from '@network/gateway/db/database.ts';
import { fillUnchecked } from './fill-unchecked.ts';

interface MembershipSize {
  readonly members: number;
  /** Positions of all members together; each has the same number. */
  readonly positions: number;
  /** Films of the catalogue, whose ids are `v-1` and so on. */
  readonly videos: number;
  readonly product: string;
  /** The tenant where they joined. */
  readonly tenant: string;
}

/** Films that each member has among their favorites. */
const FAVORITES = 3;

/**
 * Adds members with a subscription, favorites and a history each, as a network that has grown has them. Ids rise, so that
 * indexes are filled at their end.
 */
export async function fillMembership(db: Database, size: MembershipSize): Promise<void> {
  await fillUnchecked(db, async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    await addMembers(trx, size);
    await addHistories(trx, size);
  });
}

async function addMembers(trx: Database, { members, product, tenant }: MembershipSize): Promise<void> {
  await sql`
    insert into users (id, email, password_hash, display_name, created_at, terms_accepted_at)
    select 'member-' || lpad(n::text, 8, '0'), 'person' || lpad(n::text, 8, '0') || '@example.com', '-',
      'Name' || lpad(n::text, 8, '0'), timestamptz '2025-01-01', timestamptz '2025-01-01'
    from generate_series(1, ${members}::int) n
  `.execute(trx);
  await sql`
    insert into subscriptions (id, user_id, product, type, biller, is_free_limited_trial, is_guest, joined_on, joined_at)
    select 'subscription-' || lpad(n::text, 8, '0'), 'member-' || lpad(n::text, 8, '0'), ${product}, 'member', 'rocketgate',
      false, false, ${tenant}, timestamptz '2025-01-01'
    from generate_series(1, ${members}::int) n
  `.execute(trx);
  await sql`
    insert into entitlement_events (subscription_id, kind, occurred_at, access_from, access_until, is_paid, cause)
    select 'subscription-' || lpad(n::text, 8, '0'), 'granted', timestamptz '2025-01-01', timestamptz '2025-01-01',
      timestamptz '2027-01-01', true, 'bench'
    from generate_series(1, ${members}::int) n
  `.execute(trx);
}

async function addHistories(trx: Database, { members, positions, videos }: MembershipSize): Promise<void> {
  await sql`
    insert into playback_positions (user_id, video_id, position_seconds, saved_at, is_complete, completed_at)
    select 'member-' || lpad(n::text, 8, '0'), 'v-' || (n::bigint * 7919 + place * 104729) % ${videos}::int + 1,
      case when place % 3 = 0 then 0 else 60 + place end, timestamptz '2026-03-01' - place * interval '1 day',
      place % 3 = 0, case when place % 3 = 0 then timestamptz '2026-03-01' - place * interval '1 day' end
    from generate_series(1, ${members}::int) n, generate_series(1, ${Math.round(positions / members)}::int) place
    on conflict do nothing
  `.execute(trx);
  await sql`
    insert into favorite_videos (user_id, video_id, added_at)
    select 'member-' || lpad(n::text, 8, '0'), 'v-' || (n::bigint * 104729 + place * 7919) % ${videos}::int + 1,
      timestamptz '2026-03-01' - place * interval '1 day'
    from generate_series(1, ${members}::int) n, generate_series(1, ${FAVORITES}::int) place
    on conflict do nothing
  `.execute(trx);
}

/** Gives a member a history and favorites of that many films, the newest of the catalogue. */
export async function fillHistory(db: Database, userId: string, films: number): Promise<void> {
  await sql`
    insert into playback_positions (user_id, video_id, position_seconds, saved_at, is_complete)
    select ${userId}, 'v-' || n * 9, 60, timestamptz '2026-03-01' - n * interval '1 hour', false
    from generate_series(1, ${films}::int) n
  `.execute(db);
  await sql`
    insert into favorite_videos (user_id, video_id, added_at)
    select ${userId}, 'v-' || n * 9, timestamptz '2026-03-01' - n * interval '1 hour'
    from generate_series(1, ${films}::int) n
  `.execute(db);
}
