import { sql } from 'kysely';
import type { Database } from '@network/gateway/db/database.ts';

/** Tables of what people leave behind, children before what they hang on. */
const LEFT_BEHIND = [
  'ledger_entries',
  'ledger_transactions',
  'biller_commands',
  'biller_event_marks',
  'billing_operations',
  'billing_transactions',
  'billing_orders',
  'postbacks',
  'postback_signatures',
  'mails',
  'rate_limits',
] as const;

/** Takes away everybody with all that they did, so that one history begins where none was before. */
export async function forgetEverybody(db: Database): Promise<void> {
  for (const table of LEFT_BEHIND) await sql`delete from ${sql.table(table)}`.execute(db);
  await sql`delete from ledger_accounts where user_id is not null or name like 'receivable-%'`.execute(db);
  await sql`delete from users`.execute(db);
}

/** Packs that gems unlock. */
export const PACKS = ['pack-1', 'pack-2'] as const;

/** Adds the packs, in a channel that every brand with channels shows. */
export async function addChannelPacks(db: Database): Promise<void> {
  await db
    .insertInto('channels')
    .values({
      id: 'channel',
      slug: 'channel',
      name: 'Channel',
      description: '',
      site_id: 'vixen',
      category: null,
      is_third_party: true,
      position: 1,
    })
    .execute();
  await db
    .insertInto('channel_packs')
    .values(
      PACKS.map((id, place) => ({ id, slug: id, channel_id: 'channel', name: id, description: '', position: place })),
    )
    .execute();
}

/** Writes down orders of strangers who opened a payment page a minute ago and went away, more than one look takes in. */
export async function addOpenOrders(db: Database, now: Date): Promise<void> {
  await sql`
    insert into billing_orders (
      id, kind, channel, status, member_id, tenant_id, plan_id, biller, amount, currency, rebill_amount, rebill_months,
      email, created_at
    )
    select 'stranger-' || number, 'signup', 'hosted', 'pending', 'stranger-' || number, 'vixen', 'vixen-month',
      'rocketgate', 2999, 'USD', 2999, 1, 'stranger-' || number || '@example.com',
      ${now}::timestamptz - interval '1 minute'
    from generate_series(1, 210) number
    on conflict do nothing
  `.execute(db);
}
