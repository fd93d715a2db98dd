import { openedBy } from './access.ts';
import { type BillerRecord, creditsOf, justifiedCharges } from './record.ts';
import { type Decision, purchases } from './renewals.ts';
import type { Wallet } from './shown.ts';

const PACK_PRICE = 10;

/**
 * Gems that were granted are in the wallet or in an open pack, until the last running membership is cancelled or
 * charged back: then all is lost. Coming back within the paid period restores it, but for a chargeback. A refund, a
 * void and a card that fails for good say nothing of gems, so nothing is checked after one of them.
 */
export function walletApart(record: BillerRecord, decisions: readonly Decision[], wallet: Wallet): readonly string[] {
  const { shown, booked, openPacks, grants } = wallet;
  if (shown !== booked) return [`the page shows ${shown} gems, the ledger has ${booked}`];
  if (booked < 0) return [`the wallet has ${booked} gems`];
  // A vendor says that it ended renewals, and not when: what was granted until that was known is gone too.
  if (record.tolerance > 0 && record.ownCancellations.length > 0) return [];
  const lost = lastLoss(record, decisions);
  if (lost === 'unclear') return [];
  const granted = grants.filter(({ at }) => at > lost).reduce((total, { amount }) => total + amount, 0);
  const found = booked + PACK_PRICE * openPacks;
  return found === granted ? [] : [`${granted} gems were granted, ${booked} and ${openPacks} packs are there`];
}

/**
 * Whether a purchase continues with what an earlier one had paid for: a trial by the month, several sites by the year,
 * or days of a plan that were credited to one with all its sites.
 */
function isUpgrade(record: BillerRecord, orderId: string): boolean {
  const purchase = purchases(record).find((charge) => charge.orderId === orderId);
  if (purchase === undefined) return false;
  return justifiedCharges(record).some((earlier) => {
    if (earlier.orderId === orderId || earlier.at >= purchase.at) return false;
    if (earlier.sold.name === purchase.sold.name) {
      // What takes the earlier charge back later changes nothing of what the purchase went on with.
      const wasBack = earlier.reversal !== null && earlier.reversal.at <= purchase.at;
      return openedBy(record, wasBack ? earlier : { ...earlier, reversal: null }).some(
        ({ until }) => purchase.from.getTime() <= until.getTime() + record.tolerance,
      );
    }
    return creditsOf(record, earlier).includes(purchase);
  });
}

/** Since when gems count: from the last time that the person left and did not come back in time. */
function lastLoss(record: BillerRecord, decisions: readonly Decision[]): Date | 'unclear' {
  const renewing = new Set(record.agreements.map(({ orderId }) => orderId));
  const running = new Set<string>();
  let left: Date | null = null;
  let lost = new Date(0);
  let isPassedOver = false;
  for (const { orderId, at, runs, why } of decisions) {
    if (!renewing.has(orderId)) continue;
    const wasRunning = running.size > 0;
    if (runs) running.add(orderId);
    else running.delete(orderId);
    if (runs && why === 'bought' && left !== null && !isUpgrade(record, orderId)) {
      lost = left;
      isPassedOver = true;
    }
    // What a purchase left lost, the membership that lost it may still restore: by its return, or as part of a later
    // purchase.
    const mayRestore = why === 'reactivated' || (why === 'bought' && isUpgrade(record, orderId));
    if (isPassedOver && mayRestore) return 'unclear';
    if (runs) left = null;
    else if (wasRunning && running.size === 0) {
      if (why === 'reversed' || why === 'given-up') return 'unclear';
      if (why === 'charged-back') lost = at;
      else if (why !== 'replaced') left = at;
    }
  }
  return left ?? lost;
}
