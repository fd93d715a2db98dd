import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { PersonalData } from '../../personal-data/personal-data.ts';
import { confirmedEmailOf } from '../identity/public.ts';
import { endCodeSignups } from './code-signups.ts';

/** Gifts that they bought signed in, or by an address that they confirmed. */
async function buyers(db: Database, userId: string) {
  const email = await confirmedEmailOf(db, userId);
  return sql<boolean>`(buyer_user_id = ${userId} or buyer_email = ${email})`;
}

/**
 * Gifts that a person bought and codes that they used. The rows stay, so that no code works twice and the books can be checked; they
 * name nobody afterwards. A gift that is not redeemed stays good for its recipient.
 */
export const giftsPersonalData: PersonalData = {
  sections: {
    gifts: async (db, { id }) =>
      db
        .selectFrom('gifts')
        .select(['created_at', 'tenant_id', 'product', 'months', 'amount', 'currency', 'buyer_name', 'recipient_email'])
        .select(['message', 'deliver_at', 'delivered_at'])
        .where(await buyers(db, id))
        .orderBy('created_at')
        .execute(),
    redemptions: (db, { id }) =>
      db
        .selectFrom('redemptions')
        .select(['redeemed_at', 'tenant_id', 'product', 'months', 'days', 'starts_at', 'until'])
        .where('user_id', '=', id)
        .orderBy('redeemed_at')
        .execute(),
  },
  isPaidFor: async (db, userId) => {
    const gift = await db
      .selectFrom('redemptions')
      .innerJoin('vouchers', 'vouchers.id', 'redemptions.voucher_id')
      .select('redemptions.id')
      .where('redemptions.user_id', '=', userId)
      .where('vouchers.gift_id', 'is not', null)
      .limit(1)
      .executeTakeFirst();
    return gift !== undefined;
  },
  erase: async (db, { id }) => {
    await db
      .updateTable('gifts')
      .set({ buyer_user_id: null, buyer_email: null, buyer_name: '', message: '' })
      .where(await buyers(db, id))
      .execute();
    const email = await confirmedEmailOf(db, id);
    if (email !== null) await endCodeSignups(db, email);
    await db.updateTable('gifts').set({ recipient_email: null }).where('recipient_email', '=', email).execute();
    await db.updateTable('redemptions').set({ user_id: null }).where('user_id', '=', id).execute();
  },
};
