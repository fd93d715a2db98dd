import { sql } from 'kysely';
import { ownRows, type PersonalData } from '../../../personal-data/personal-data.ts';

/**
 * Gems, credits and what was unlocked with them. The ledger stays: its entries move to an account without an owner, so that every transaction continues to add
 * up, and their keys, which name the person, go.
 */
export const walletPersonalData: PersonalData = {
  sections: {
    unlockedVideos: ownRows('unlocked_videos', ['unlocked_at', 'video_id']),
    unlockedPacks: ownRows('unlocked_channel_packs', ['unlocked_at', 'pack_id', 'lost_at']),
    ledger: (db, { id }) =>
      db
        .selectFrom('ledger_entries as entry')
        .innerJoin('ledger_accounts as account', 'account.id', 'entry.account_id')
        .innerJoin('ledger_transactions as booked', 'booked.id', 'entry.transaction_id')
        .select(['booked.created_at', 'account.unit', 'entry.amount', 'booked.type', 'booked.reason', 'booked.subject'])
        .where('account.user_id', '=', id)
        .orderBy('booked.created_at')
        .orderBy('booked.id')
        .execute(),
  },
  erase: async (db, { id }) => {
    await sql`
      update ledger_transactions set idempotency_key = 'closed:' || id, subject = null
      where id in (
        select transaction_id from ledger_entries join ledger_accounts on ledger_accounts.id = account_id
        where user_id = ${id}
      )
    `.execute(db);
    await sql`
      update ledger_entries set account_id = ledger_accounts.unit || '-closed'
      from ledger_accounts where ledger_accounts.id = account_id and user_id = ${id}
    `.execute(db);
    await db.deleteFrom('ledger_accounts').where('user_id', '=', id).execute();
  },
};
