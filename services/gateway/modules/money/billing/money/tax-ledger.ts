import type { BillerId } from '@network/tenant/constants.ts';
import type { Database } from '../../../../db/database.ts';
import { bookMoney } from '../../wallet/public.ts';

/** The tax of a biller's transaction. */
export interface TaxMovement {
  readonly biller: BillerId;
  readonly transactionId: string;
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
  readonly at: Date;
}

/** Books the tax that a charge includes, once: what was earned has it, and it is owed. */
export async function bookTax(db: Database, { biller, transactionId, ...money }: TaxMovement): Promise<void> {
  if (money.amount === 0) return;
  await bookMoney(db, {
    ...money,
    idempotencyKey: `tax:${biller}:${transactionId}`,
    type: 'tax',
    reason: 'subscription',
    to: 'taxes-in-charges',
    from: 'taxes-owed',
  });
}

/** Books the tax that goes back with what takes a charge back, once. */
export async function bookReturnedTax(db: Database, { biller, transactionId, ...money }: TaxMovement): Promise<void> {
  if (money.amount === 0) return;
  await bookMoney(db, {
    ...money,
    idempotencyKey: `tax-returned:${biller}:${transactionId}`,
    type: 'tax-returned',
    reason: 'subscription',
    to: 'taxes-owed',
    from: 'taxes-in-charges',
  });
}
