import { sql } from 'kysely';
import type { Database } from '@network/gateway/db/database.ts';
import type { BillerId } from '@network/tenant/constants.ts';

/** Tables with rows of people, children before their parents. */
const LEFT_BEHIND = [
  'redemptions',
  'vouchers',
  'gifts',
  'ledger_entries',
  'ledger_transactions',
  'biller_commands',
  'biller_event_marks',
  'billing_operations',
  'billing_transactions',
  'billing_orders',
  'postbacks',
  'postback_signatures',
  'ccbill_transactions',
  'ccbill_extracts',
  'mails',
  'rate_limits',
] as const;

/** Takes away everybody with all that they did, so that one history begins where none was before. */
export async function forgetEverybody(db: Database): Promise<void> {
  for (const table of LEFT_BEHIND) await sql`delete from ${sql.table(table)}`.execute(db);
  await sql`delete from ledger_accounts where user_id is not null or name like 'receivable-%'`.execute(db);
  await sql`delete from users`.execute(db);
}

/** The gateway's tables with the columns that can be written, where a backup is made within the database. */
const EACH_TABLE = `
  select tables.table_name as name, string_agg(quote_ident(column_name), ', ') as columns
  from information_schema.tables join information_schema.columns using (table_schema, table_name)
  where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER' group by 1
`;

/** Backs up every row of the gateway. A later backup takes the place of this one. */
export async function backUpRows(db: Database): Promise<void> {
  await sql
    .raw(
      `do $$ declare one record; begin
        create schema if not exists backup;
        for one in ${EACH_TABLE} loop
          execute format('create table if not exists backup.%I as select * from public.%I with no data', one.name, one.name);
          execute format('delete from backup.%I', one.name);
          execute format('insert into backup.%I select * from public.%I', one.name, one.name);
        end loop;
      end $$`,
    )
    .execute(db);
}

/**
 * Puts every row back that was there at the last backup, and takes away what came since: as one transaction, and
 * without triggers.
 */
export async function restoreRows(db: Database): Promise<void> {
  await sql
    .raw(
      `do $$ declare one record; begin
        set local session_replication_role = replica;
        for one in ${EACH_TABLE} loop
          execute format('delete from public.%I', one.name);
          execute format('insert into public.%I (%s) overriding system value select %s from backup.%I',
            one.name, one.columns, one.columns, one.name);
        end loop;
      end $$`,
    )
    .execute(db);
}

/**
 * Notes that all of a biller's events were read, as a gateway that runs has: CCBill's first extract would begin a day
 * ago.
 */
export async function readEverything(db: Database, biller: BillerId, complete_until: Date): Promise<void> {
  await db.insertInto('biller_event_marks').values({ biller, complete_until }).execute();
}

/**
 * Makes every offer to stay one for new members: people of tests join and leave within minutes, and tenure has a test
 * of its own.
 */
export async function offerToNewMembers(db: Database): Promise<void> {
  await db.updateTable('retention_terms').set({ least_months: 0 }).execute();
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

/**
 * Writes down orders of strangers who opened a payment page a minute ago and went away, more than one look takes in.
 */
export async function addOpenOrders(db: Database, now: Date): Promise<void> {
  await sql`
    insert into billing_orders (
      id, kind, channel, status, member_id, tenant_id, plan_id, biller, amount, currency, rebill_amount, rebill_months,
      email, created_at
    )
    select 'stranger-' || number, 'signup', 'hosted', 'pending', 'stranger-' || number, 'vixen', 'vixen-month',
      'vendo', 2999, 'USD', 2999, 1, 'stranger-' || number || '@example.com',
      ${now}::timestamptz - interval '1 minute'
    from generate_series(1, 210) number
    on conflict do nothing
  `.execute(db);
}
