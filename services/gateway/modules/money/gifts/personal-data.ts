import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { isOfFormerEmail, type KnownSubject, type PersonalData } from '../../../personal-data/personal-data.ts';
import { confirmedEmailOf } from '../../people/identity/public.ts';
import { endCodeSignups } from './code-signups.ts';

/** Gifts from or to an address that they confirmed, or that they had when the gift was bought. */
async function ofAddress(db: Database, person: KnownSubject, column: 'buyer_email' | 'recipient_email') {
  const email = sql.ref(column);
  const isFormer = isOfFormerEmail(person, email, sql.ref('created_at'));
  return sql<boolean>`(${email} = ${await confirmedEmailOf(db, person.id)} or ${isFormer})`;
}

/** Gifts that they bought signed in, or by such an address. */
async function buyers(db: Database, person: KnownSubject) {
  return sql<boolean>`(buyer_user_id = ${person.id} or ${await ofAddress(db, person, 'buyer_email')})`;
}

/**
 * Gifts that a person bought and codes that they used. The rows stay, so that no code works twice and the books can be checked; they
 * name nobody afterwards. A gift that is not redeemed stays good for its recipient.
 */
export const giftsPersonalData: PersonalData = {
  sections: {
    gifts: async (db, person) =>
      db
        .selectFrom('gifts')
        .select(['created_at', 'tenant_id', 'product', 'months', 'amount', 'currency', 'buyer_name', 'recipient_email'])
        .select(['message', 'deliver_at', 'delivered_at'])
        .where(await buyers(db, person))
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
  erase: async (db, person) => {
    const { id } = person;
    await db
      .updateTable('gifts')
      .set({ buyer_user_id: null, buyer_email: null, buyer_name: '', message: '' })
      .where(await buyers(db, person))
      .execute();
    const email = await confirmedEmailOf(db, id);
    if (email !== null) await endCodeSignups(db, email);
    const isRecipient = await ofAddress(db, person, 'recipient_email');
    await db.updateTable('gifts').set({ recipient_email: null }).where(isRecipient).execute();
    await db.updateTable('redemptions').set({ user_id: null }).where('user_id', '=', id).execute();
  },
};
