import { sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';

/** Puts wallets and unlocked things back to what the demonstration data has, so that tests can share a database. */
export async function undoSpending(db: Database): Promise<void> {
  await sql`
    delete from ledger_entries using ledger_transactions
    where ledger_transactions.id = transaction_id and idempotency_key not like 'demonstration-%'
  `.execute(db);
  await sql`delete from ledger_transactions where idempotency_key not like 'demonstration-%'`.execute(db);
  await sql`delete from wallet_forfeits`.execute(db);
  await sql`
    delete from unlocked_channel_packs pack where not exists (
      select 1 from ledger_transactions
      where idempotency_key = 'demonstration-pack:' || pack.user_id || ':' || pack.pack_id
    )
  `.execute(db);
  await sql`update unlocked_channel_packs set lost_at = null`.execute(db);
  await sql`
    delete from unlocked_videos video where not exists (
      select 1 from ledger_transactions where idempotency_key = 'demonstration-unlock:' || video.user_id
    )
  `.execute(db);
  await sql`delete from entitlement_events where cause not like '%demonstration%'`.execute(db);
}
