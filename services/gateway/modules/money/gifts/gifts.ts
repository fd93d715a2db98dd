import { randomUUID } from 'node:crypto';
import type { Insertable, Selectable } from 'kysely';
import type { Database } from '../../../db/database.ts';
import { countEachAlone } from '../../../jobs/each-alone.ts';
import type { GatewayServices } from '../../../services.ts';
import { lockAccount } from '../../people/identity/public.ts';
import { revokeTurn } from './arrange.ts';
import { createCode, readCode, storedCode } from './code.ts';
import { mailGift } from './gift-mails.ts';
import type { GiftsTable } from './tables.ts';

export type Gift = Selectable<GiftsTable>;

/** Writes down what an order will give, before it is paid. */
export async function createGift(trx: Database, gift: Insertable<GiftsTable>): Promise<void> {
  await trx.insertInto('gifts').values(gift).execute();
}

/** The gift that an order pays for. @throws when it pays for none */
export async function loadGift(db: Database, orderId: string): Promise<Gift> {
  return db.selectFrom('gifts').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
}

/** Gifts that were redeemed, once each, to be joined in a statement of another module. */
export function redeemedGiftRows(db: Pick<Database, 'selectFrom'>) {
  return db
    .selectFrom('gifts')
    .innerJoin('vouchers', 'vouchers.gift_id', 'gifts.id')
    .innerJoin('redemptions', 'redemptions.voucher_id', 'vouchers.id')
    .select(['gifts.id', 'gifts.amount', 'gifts.currency']);
}

/** Marks a gift as paid, and delivers it when its day has come. */
export async function recordGiftPaid(trx: Database, orderId: string, at: Date): Promise<Gift> {
  const gift = await trx
    .updateTable('gifts')
    .set({ paid_at: at })
    .where('id', '=', orderId)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (gift.deliver_at <= at) await deliverGift(trx, gift, at);
  return gift;
}

/**
 * Delivers paid gifts whose day has come; of two gateways each takes others, and one that can't be delivered holds up
 * no other.
 * @returns how many
 */
export async function deliverGifts(services: Pick<GatewayServices, 'db' | 'log'>, at: Date): Promise<number> {
  const due = await dueGifts(services.db, at).select('id').orderBy('deliver_at').execute();
  const about = ({ id }: Pick<Gift, 'id'>) => ({ gift: id });
  return countEachAlone(services, due, about, ({ id }) =>
    services.db.transaction().execute(async (trx) => {
      const own = dueGifts(trx, at).selectAll().where('id', '=', id);
      const gift = await own.forNoKeyUpdate().skipLocked().executeTakeFirst();
      if (gift !== undefined) await deliverGift(trx, gift, at);
      return gift !== undefined;
    }),
  );
}

function dueGifts(db: Database, at: Date) {
  return db
    .selectFrom('gifts')
    .where('paid_at', 'is not', null)
    .where('delivered_at', 'is', null)
    .where('stopped_at', 'is', null)
    .where('deliver_at', '<=', at);
}

/**
 * Makes the code of a gift and mails it to its recipient, or to the buyer who hands it over. The code is in this mail
 * alone: one that is sent again is another code, and the first one is void.
 */
async function deliverGift(trx: Database, gift: Gift, at: Date): Promise<void> {
  const code = createCode();
  const stored = storedCode(readCode(code) ?? '');
  await trx
    .insertInto('vouchers')
    .values({ id: randomUUID(), gift_id: gift.id, batch_id: null, uses_left: 1, ...stored })
    .onConflict((conflict) => conflict.column('gift_id').doUpdateSet(stored))
    .execute();
  await trx.updateTable('gifts').set({ delivered_at: at }).where('id', '=', gift.id).execute();
  await mailGift(trx, gift, code, at);
}

/** Mails a gift again, with a new code. @returns false for one that was redeemed, stopped or not delivered yet */
export async function resendGift(trx: Database, id: string, at: Date): Promise<boolean> {
  const gift = await trx.selectFrom('gifts').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
  if (!gift || gift.delivered_at === null || gift.stopped_at !== null) return false;
  const unused = await trx
    .selectFrom('vouchers')
    .select('id')
    .where('gift_id', '=', id)
    .where('uses_left', '>', 0)
    .executeTakeFirst();
  if (unused === undefined) return false;
  await deliverGift(trx, gift, at);
  return true;
}

/**
 * Ends a gift whose payment was taken back: its code is void. What was redeemed of it follows the rules of any charge:
 * a refund leaves what was begun, a void or chargeback ends it at that time, and what was not begun never begins.
 * @returns whether somebody had redeemed it
 */
export async function stopGift(
  trx: Database,
  {
    orderId,
    kind,
    at,
  }: { readonly orderId: string; readonly kind: 'refund' | 'void' | 'chargeback'; readonly at: Date },
): Promise<boolean> {
  const before = await findRedemption(trx, orderId);
  if (before?.user_id) await lockAccount(trx, before.user_id, 'no key update');
  await trx.selectFrom('gifts').select('id').where('id', '=', orderId).forNoKeyUpdate().executeTakeFirstOrThrow();
  await trx
    .updateTable('gifts')
    .set({ stopped_at: at })
    .where('id', '=', orderId)
    .where('stopped_at', 'is', null)
    .execute();
  const redemption = await findRedemption(trx, orderId);
  if (redemption === undefined) return false;
  const hasBegun = redemption.starts_at !== null && redemption.starts_at <= at;
  if (redemption.ended_at !== null || (hasBegun && kind === 'refund')) return true;
  if (redemption.starts_at !== null) await revokeTurn(trx, redemption, at);
  await trx.updateTable('redemptions').set({ ended_at: at }).where('id', '=', redemption.id).execute();
  return true;
}

/**
 * Owes that much less for a gift of whose payment a part was refunded. Its code stays good; what is redeemed already is
 * revenue, which stays.
 * @returns whether somebody had redeemed it
 */
export async function reduceGift(trx: Database, orderId: string, amount: number): Promise<boolean> {
  await trx.selectFrom('gifts').select('id').where('id', '=', orderId).forNoKeyUpdate().executeTakeFirstOrThrow();
  if (await findRedemption(trx, orderId)) return true;
  await trx
    .updateTable('gifts')
    .set((fields) => ({ amount: fields('amount', '-', amount) }))
    .where('id', '=', orderId)
    .execute();
  return false;
}

function findRedemption(trx: Database, giftId: string) {
  return trx
    .selectFrom('redemptions')
    .innerJoin('vouchers', 'vouchers.id', 'redemptions.voucher_id')
    .selectAll('redemptions')
    .where('vouchers.gift_id', '=', giftId)
    .executeTakeFirst();
}
