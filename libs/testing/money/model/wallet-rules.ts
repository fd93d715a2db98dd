import type { BillerRecord } from './record.ts';
import type { Decision } from './renewals.ts';
import type { Wallet } from './shown.ts';

const PACK_PRICE = 10;

/**
 * Gems that were granted are in the wallet or in an open pack, until the last running membership is cancelled or charged
 * back: then all is lost. Coming back within the paid period restores it, but for a chargeback. A refund, a void and a card that fails
 * for good say nothing of gems, so nothing is asked after one of them.
 */
export function walletApart(record: BillerRecord, decisions: readonly Decision[], wallet: Wallet): readonly string[] {
  const { shown, booked, openPacks, grants } = wallet;
  if (shown !== booked) return [`the page shows ${shown} gems, the ledger has ${booked}`];
  if (booked < 0) return [`the wallet has ${booked} gems`];
  const lost = lastLoss(record, decisions);
  if (lost === 'unclear') return [];
  const granted = grants.filter(({ at }) => at > lost).reduce((total, { amount }) => total + amount, 0);
  const found = booked + PACK_PRICE * openPacks;
  return found === granted ? [] : [`${granted} gems were granted, ${booked} and ${openPacks} packs are there`];
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
    if (runs && why === 'bought' && left !== null) {
      lost = left;
      isPassedOver = true;
    }
    // What a purchase left lost, the return of the membership that lost it may still restore.
    if (why === 'reactivated' && isPassedOver) return 'unclear';
    if (runs) left = null;
    else if (wasRunning && running.size === 0) {
      if (why === 'reversed' || why === 'given-up') return 'unclear';
      if (why === 'charged-back') lost = at;
      else if (why !== 'replaced') left = at;
    }
  }
  return left ?? lost;
}
