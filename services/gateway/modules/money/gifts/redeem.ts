import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database, Tables } from '../../../db/database.ts';
import { findAccountById } from '../../people/identity/public.ts';
import { bookMoney, post } from '../wallet/public.ts';
import { arrangeRedemptions, type Person } from './arrange.ts';
import type { NamedCode } from './code.ts';
import { mailGiftRedeemed } from './gift-mails.ts';
import { type CodeRefusal, findWorth, type Worth } from './worth.ts';

export type Redeeming = Person & NamedCode & { readonly tenantId: string };

export type RedeemAnswer =
  | { readonly outcome: 'refused'; readonly refusal: CodeRefusal }
  | {
      readonly outcome: 'redeemed';
      readonly worth: Worth;
      /** What it opens, from when until when; null for gems, and while it waits for renewals to end. */
      readonly period: { readonly from: Date; readonly until: Date } | null;
    };

/**
 * Uses a code for a person, once: a gift opens its months behind what is paid for already, free days likewise, gems are in the wallet.
 * When several people use a code's last use at once, one of them gets it. The caller's transaction has locked the
 * person's row.
 */
export async function redeemCode(trx: Transaction<Tables>, input: Redeeming, at: Date): Promise<RedeemAnswer> {
  const { userId, tenantId } = input;
  const account = await findAccountById(trx, userId);
  if (account === null) return { outcome: 'refused', refusal: 'unknown' };
  const found = await findWorth(trx, { ...input, user: account, at });
  if ('refusal' in found) return { outcome: 'refused', refusal: found.refusal };
  const { voucherId, worth } = found;
  const refusal = await takeUse(trx, voucherId, worth);
  if (refusal !== null) return { outcome: 'refused', refusal };
  const id = randomUUID();
  await trx
    .insertInto('redemptions')
    .values({
      id,
      voucher_id: voucherId,
      user_id: userId,
      tenant_id: tenantId,
      redeemed_at: at,
      product: worth.kind === 'gems' ? null : worth.product,
      months: worth.kind === 'gift' ? worth.months : null,
      days: worth.kind === 'days' ? worth.days : null,
      starts_at: null,
      until: null,
    })
    .execute();
  await bookUse(trx, { worth, userId, redemptionId: id }, at);
  await arrangeRedemptions(trx, input, at);
  const period = await periodOf(trx, id);
  if (worth.kind === 'gift')
    await mailGiftRedeemed(trx, { to: account.email, tenantId, redemptionId: id, worth, period }, at);
  return { outcome: 'redeemed', worth, period };
}

/** Takes one use of a code, unless another person took the last one, or its gift was stopped, at this moment. */
async function takeUse(trx: Database, voucherId: string, worth: Worth): Promise<CodeRefusal | null> {
  if (worth.kind === 'gift') {
    // A reversal of its payment waits here, or is waited for.
    const gift = await trx
      .selectFrom('gifts')
      .select('stopped_at')
      .where('id', '=', worth.giftId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    if (gift.stopped_at !== null) return 'stopped';
  }
  const taken = await trx
    .updateTable('vouchers')
    .set((eb) => ({ uses_left: eb('uses_left', '-', 1) }))
    .where('id', '=', voucherId)
    .where('uses_left', '>', 0)
    .executeTakeFirst();
  return taken.numUpdatedRows === 1n ? null : 'used';
}

async function bookUse(
  trx: Database,
  { worth, userId, redemptionId }: { readonly worth: Worth; readonly userId: string; readonly redemptionId: string },
  at: Date,
): Promise<void> {
  if (worth.kind === 'gems') {
    await post(trx, {
      userId,
      unit: 'gems',
      amount: worth.gems,
      counterpart: 'issued',
      type: 'voucher',
      reason: 'gems.voucher',
      idempotencyKey: `voucher:${redemptionId}`,
      at,
    });
  }
  if (worth.kind !== 'gift') return;
  const { amount, currency } = await trx
    .selectFrom('gifts')
    .select(['amount', 'currency'])
    .where('id', '=', worth.giftId)
    .executeTakeFirstOrThrow();
  const key = `gift-redeemed:${worth.giftId}`;
  const money = { amount, currency, to: 'gift-balances', from: 'revenue', at } as const;
  await bookMoney(trx, { ...money, idempotencyKey: key, type: 'gift', reason: 'gift' });
}

async function periodOf(trx: Database, id: string): Promise<{ readonly from: Date; readonly until: Date } | null> {
  const { starts_at: from, until } = await trx
    .selectFrom('redemptions')
    .select(['starts_at', 'until'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return from === null || until === null ? null : { from, until };
}
