import type { Transaction } from 'kysely';
import type { Tables } from '../../../../db/database.ts';
import { post } from '../../wallet/public.ts';
import type { AgreementRow } from '../subscription/agreement.ts';
import { logEvent } from '../subscription/event-log.ts';

export interface OfferTaken {
  readonly offerId: string;
  readonly at: Date;
  /** The time from which the biller charges the new price; null while it has not confirmed it. */
  readonly priceChangedAt: Date | null;
}

/** Grants what a retention offer promised, once: the new price from the next renewal on, and the gems. */
export async function takeOffer(
  trx: Transaction<Tables>,
  agreement: AgreementRow,
  { offerId, at, priceChangedAt }: OfferTaken,
  now: Date,
): Promise<boolean> {
  const taken = await trx
    .updateTable('retention_offers')
    .set({ taken_at: at })
    .where('id', '=', offerId)
    .where('subscription_id', '=', agreement.subscription_id)
    .where('taken_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!taken) return false;
  const { subscription_id: subscriptionId, user_id: userId } = agreement;
  await trx
    .updateTable('billing_agreements')
    .set({ previous_amount: agreement.amount, amount: taken.new_price, price_changed_at: priceChangedAt })
    .where('id', '=', agreement.id)
    .execute();
  if (taken.offered_gems > 0) {
    await post(trx, {
      userId,
      unit: 'gems',
      amount: taken.offered_gems,
      counterpart: 'issued',
      type: 'grant',
      reason: 'gems.retention',
      idempotencyKey: `retention-offer:${offerId}`,
      at,
    });
  }
  const details = { offer: taken.name, price: taken.new_price };
  await logEvent(trx, { subscriptionId, kind: 'offer-taken', occurredAt: at, cause: offerId, details }, now);
  return true;
}
