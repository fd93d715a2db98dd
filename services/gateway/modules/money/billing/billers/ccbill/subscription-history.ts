import type { BillerEvent, BillerEventKind } from '../biller.ts';
import type { SubscriptionStatus } from './data-link.ts';
import type { RecordedTransaction } from './transaction-record.ts';

/** CCBill's numbers in ours: a subscription is found by its charge. */
export const transactionIdOf = (subscriptionId: string, transactionId: string): string =>
  `${subscriptionId}:${transactionId}`;

/** The parts of our number, or null for one that is not of CCBill. */
export function ccbillNumbers(id: string): { readonly subscriptionId: string; readonly transactionId: string } | null {
  const [, subscriptionId, transactionId] = /^(\d{1,20}):(\d{1,20})$/.exec(id) ?? [];
  return subscriptionId === undefined || transactionId === undefined ? null : { subscriptionId, transactionId };
}

const REVERSALS: Readonly<Record<Exclude<RecordedTransaction['kind'], 'charge'>, BillerEventKind>> = {
  refund: 'refunded',
  void: 'voided',
  chargeback: 'charged-back',
};

/** The events of a subscription: its charges, what took them back, and the end that its status has. */
export function eventsOfSubscription(
  record: readonly RecordedTransaction[],
  status: SubscriptionStatus | null,
): readonly BillerEvent[] {
  const charges = record.filter(({ kind }) => kind === 'charge');
  const reversals = record.flatMap((row) => {
    const charge = charges.find(({ transaction_id }) => transaction_id === row.transaction_id);
    if (row.kind === 'charge' || charge === undefined) return [];
    const ofCharge = record.filter(
      ({ kind, transaction_id }) => kind === row.kind && transaction_id === row.transaction_id,
    );
    return [reversalEvent(row, REVERSALS[row.kind], { charge, turn: ofCharge.indexOf(row) + 1 })];
  });
  const end = status === null ? null : endOf(charges, status);
  return [...charges.map(chargeEvent), ...reversals, ...(end === null ? [] : [end])];
}

function chargeEvent(row: RecordedTransaction): BillerEvent {
  return {
    ...baseOf(row),
    id: `charge:${row.subscription_id}:${row.transaction_id}`,
    kind: 'charged',
    period: row.place,
    transactionId: transactionIdOf(row.subscription_id, row.transaction_id),
    reversedTransactionId: null,
  };
}

/**
 * Builds the event of a reversal. CCBill does not number the refunds of one charge, so `turn` distinguishes several
 * partial ones.
 */
function reversalEvent(
  row: RecordedTransaction,
  kind: BillerEventKind,
  { charge, turn }: { readonly charge: RecordedTransaction; readonly turn: number },
): BillerEvent {
  const again = turn > 1 ? `-${turn}` : '';
  return {
    ...baseOf(row),
    id: `${row.kind}:${row.subscription_id}:${row.transaction_id}${again}`,
    kind,
    period: charge.place,
    transactionId: `${row.subscription_id}:${row.kind}-${row.transaction_id}${again}`,
    reversedTransactionId: transactionIdOf(row.subscription_id, charge.transaction_id),
  };
}

function baseOf({ order_id, occurred_at, amount, currency }: RecordedTransaction) {
  return { orderId: order_id, occurredAt: occurred_at, price: { amount, currency }, reference: null };
}

/** The end of renewals: the time of a cancellation, or of an expiry after renewals that failed. */
export function endOf(charges: readonly RecordedTransaction[], status: SubscriptionStatus): BillerEvent | null {
  const [sale] = charges;
  const at = status.cancelDate ?? (status.subscriptionStatus === '0' ? status.expirationDate : undefined);
  if (sale === undefined || at === undefined || !isEnded(status)) return null;
  return {
    ...baseOf(sale),
    id: `cancel:${sale.subscription_id}:${at.getTime()}`,
    kind: 'cancelled',
    occurredAt: at,
    period: charges.length,
    price: null,
    transactionId: null,
    reversedTransactionId: null,
  };
}

/** Returns whether a subscription that was to renew is no longer charged. */
export function isEnded({ subscriptionStatus, recurringSubscription }: SubscriptionStatus): boolean {
  return recurringSubscription === '1' && subscriptionStatus !== '2';
}
