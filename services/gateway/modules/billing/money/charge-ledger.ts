import { createHash } from 'node:crypto';
import type { BillerId } from '@network/tenant/constants.ts';
import type { Database } from '../../../db/database.ts';
import { bookMoney } from '../../wallet/public.ts';

interface Movement {
  readonly biller: BillerId;
  /** Minor units of USD, above nothing or nothing. */
  readonly amount: number;
  readonly transactionId: string;
  readonly at: Date;
}

const CONTRA = { refund: 'USD-refunds', void: 'USD-refunds', chargeback: 'USD-chargebacks' } as const;

/** Books a charge once: the biller owes us what we have earned. A charge of nothing moves nothing. */
export async function bookCharge(db: Database, movement: Movement): Promise<void> {
  await book(db, 'charge', movement, 'USD-revenue', 1);
}

/** Books what takes a charge back, once: the biller owes us that much less. */
export async function bookReversal(db: Database, kind: keyof typeof CONTRA, movement: Movement): Promise<void> {
  await book(db, kind, movement, CONTRA[kind], -1);
}

async function book(
  db: Database,
  type: string,
  { biller, amount, transactionId, at }: Movement,
  counterpart: string,
  direction: 1 | -1,
): Promise<void> {
  if (amount === 0) return;
  const { id, idempotencyKey } = ledgerKeyOf(type, biller, transactionId);
  const receivable = receivableOf(biller);
  await bookMoney(db, {
    transaction: { id, idempotency_key: idempotencyKey, type, reason: 'subscription', created_at: at },
    account: { id: receivable, user_id: null, unit: 'USD', name: `receivable-${biller}` },
    entries: [
      { transaction_id: id, account_id: receivable, amount: direction * amount },
      { transaction_id: id, account_id: counterpart, amount: -direction * amount },
    ],
  });
}

/** The account of what a biller owes. */
export function receivableOf(biller: BillerId): string {
  return `USD-receivable-${biller}`;
}

/** How the ledger names a biller's transaction, so that it is booked once. */
export function ledgerKeyOf(
  type: string,
  biller: BillerId,
  transactionId: string,
): { readonly id: string; readonly idempotencyKey: string } {
  const idempotencyKey = `${type}:${biller}:${transactionId}`;
  return { idempotencyKey, id: createHash('sha256').update(idempotencyKey).digest('hex').slice(0, 32) };
}
