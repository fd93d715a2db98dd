import type { BillerId } from '@network/tenant/constants.ts';
import type { Database } from '../../../../db/database.ts';
import { bookMoney, receivableOf, type MoneyMovement } from '../../wallet/public.ts';

export interface ChargeMovement {
  readonly biller: BillerId;
  /** Minor units of the currency, above nothing or nothing. */
  readonly amount: number;
  readonly currency: string;
  readonly transactionId: string;
  readonly at: Date;
}

const CONTRA = { refund: 'refunds', void: 'refunds', chargeback: 'chargebacks' } as const;
export type ReversalKind = keyof typeof CONTRA;

/** Books a charge: the biller owes us the amount, which we have earned or, for a gift, owe until it is redeemed. */
export function chargeMovement(
  { biller, transactionId, ...money }: ChargeMovement,
  sold: 'subscription' | 'gift' = 'subscription',
): MoneyMovement {
  return {
    ...money,
    idempotencyKey: ledgerKeyOf('charge', biller, transactionId),
    type: 'charge',
    reason: sold,
    to: receivableOf(biller),
    from: sold === 'gift' ? 'gift-balances' : 'revenue',
  };
}

/** Books a charge once. A charge of nothing moves nothing. */
export async function bookCharge(
  db: Database,
  charge: ChargeMovement,
  sold: 'subscription' | 'gift' = 'subscription',
): Promise<void> {
  if (charge.amount > 0) await bookMoney(db, chargeMovement(charge, sold));
}

/**
 * Books what takes a charge back, once: the biller owes us that much less. `gift-balances`: of a gift that nobody had
 * redeemed, which was never earned.
 */
export async function bookReversal(
  db: Database,
  kind: ReversalKind,
  { biller, transactionId, ...money }: ChargeMovement,
  account: 'gift-balances' | (typeof CONTRA)[ReversalKind] = CONTRA[kind],
): Promise<void> {
  if (money.amount === 0) return;
  await bookMoney(db, {
    ...money,
    idempotencyKey: ledgerKeyOf(kind, biller, transactionId),
    type: kind,
    reason: account === 'gift-balances' ? 'gift' : 'subscription',
    to: account,
    from: receivableOf(biller),
  });
}

/** Builds the ledger's key of a biller's transaction, so that it is booked once. */
function ledgerKeyOf(type: string, biller: BillerId, transactionId: string): string {
  return `${type}:${biller}:${transactionId}`;
}
