import type { Acknowledged } from './confirmed.ts';
import { type BillerRecord, type Charge, competes, justifiedCharges } from './record.ts';

/** Something that switches the renewals of an order on or off; of several the newest counts. */
export interface Decision {
  readonly orderId: string;
  readonly at: Date;
  readonly runs: boolean;
  readonly why: 'bought' | 'replaced' | 'reversed' | 'charged-back' | 'cancelled' | 'reactivated' | 'given-up';
}

/** The first charges of orders that were paid and not one too many. */
export const purchases = (record: BillerRecord): readonly Charge[] =>
  justifiedCharges(record).filter(({ period }) => period === 0);

/** Every decision about a person's renewals, oldest first. */
export function decisionsOf(record: BillerRecord, acknowledged: readonly Acknowledged[]): readonly Decision[] {
  const bought = purchases(record);
  const all: Decision[] = bought.map(({ orderId, at }) => ({ orderId, at, runs: true, why: 'bought' }));
  for (const older of bought) {
    for (const newer of bought) {
      if (newer.ownedAt > older.ownedAt && competes(newer.sold, older.sold)) {
        all.push({ orderId: older.orderId, at: newer.ownedAt, runs: false, why: 'replaced' });
      }
    }
  }
  for (const charge of record.charges) {
    const { reversal, orderId, ownedAt } = charge;
    if (reversal === null) continue;
    const why = reversal.kind === 'chargeback' ? 'charged-back' : 'reversed';
    // What was taken back before its owner confirmed it was theirs and replaced the others for a moment.
    const takenAt = reversal.at > ownedAt ? reversal.at : ownedAt;
    // A refunded charge of a replaced order says nothing new of it.
    all.push({ orderId, at: reversal.isByNetwork ? charge.at : takenAt, runs: false, why });
  }
  for (const { orderId, at } of record.ownCancellations) all.push({ orderId, at, runs: false, why: 'cancelled' });
  for (const { kind, orderId, at } of acknowledged) {
    if (kind === 'reactivated' && isReplaced(bought, orderId, at)) continue;
    all.push({ orderId, at, runs: kind === 'reactivated', why: kind });
  }
  for (const { orderId, gaveUpAt } of record.agreements) {
    if (gaveUpAt !== null) all.push({ orderId, at: gaveUpAt, runs: false, why: 'given-up' });
  }
  return all.toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

/** Whether what was bought later, perhaps without being known yet, stands in for an order at that time. */
function isReplaced(bought: readonly Charge[], orderId: string, at: Date): boolean {
  const older = bought.find((each) => each.orderId === orderId);
  if (!older) return false;
  return bought.some(
    ({ sold, ownedAt, reversal }) =>
      ownedAt > older.ownedAt && ownedAt < at && competes(sold, older.sold) && !(reversal && reversal.at <= at),
  );
}

/** Whether an order is to be renewed, by the newest decision about it. */
export function shouldRun(decisions: readonly Decision[], orderId: string): boolean {
  return decisions.findLast((decision) => decision.orderId === orderId)?.runs ?? false;
}
