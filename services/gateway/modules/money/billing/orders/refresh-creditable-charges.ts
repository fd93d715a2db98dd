import type { GatewayServices } from '../../../../services.ts';
import { queryBiller } from '../postbacks/query-biller.ts';
import { firstPriceOf, type NewOrder } from './create-order.ts';
import { planChange } from './plan-change.ts';
import { unusedCharges } from './unused-charges.ts';

/** While billers are read every minute, what they have recorded is known by then. */
const KNOWN_WITHIN_MS = 10 * 60_000;

/**
 * Asks billers about the charges whose unused days a purchase would be credited, where their events were not read lately: after a restore
 * or an outage such a charge may have been taken back, and its days are worth nothing then. A biller that can't be
 * reached does not hinder the purchase.
 */
export async function refreshCreditableCharges(
  services: GatewayServices,
  { userId, accessFrom, plan, upgrades }: Pick<NewOrder, 'userId' | 'accessFrom' | 'plan' | 'upgrades'>,
): Promise<void> {
  if (userId === null || accessFrom !== undefined) return;
  const { db, clock, log } = services;
  const now = clock.now();
  const price = firstPriceOf(plan, upgrades !== undefined);
  const { charges } = planChange(plan, price, await unusedCharges(db, userId, now), now);
  if (charges.length === 0) return;
  const unread = await db
    .selectFrom('billing_agreements as agreement')
    .leftJoin('biller_event_marks as mark', 'mark.biller', 'agreement.biller')
    .select(['agreement.id', 'agreement.biller'])
    .where(
      'agreement.id',
      'in',
      charges.map(({ agreementId }) => agreementId),
    )
    .where((where) =>
      where.or([
        where('mark.complete_until', 'is', null),
        where('mark.complete_until', '<', new Date(now.getTime() - KNOWN_WITHIN_MS)),
      ]),
    )
    .orderBy('agreement.id')
    .execute();
  for (const { id, biller } of unread) {
    try {
      await queryBiller(services, biller, id, now);
    } catch (error) {
      log.warn({ err: error, agreement: id, biller }, 'charges to be credited not compared with the biller');
    }
  }
}
