import type { Database } from '../../../../db/database.ts';
import { bookMoney } from '../../wallet/public.ts';

/** Worth of one charge's unused days in the price of an order. */
export interface CreditMovement {
  readonly orderId: string;
  /** The id of the charge in `billing_transactions`. */
  readonly chargeId: string;
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
  readonly at: Date;
}

/** Books that unused days paid for a part of another plan, once. No biller owes anything for it. */
export async function bookCredit(db: Database, { orderId, chargeId, ...money }: CreditMovement): Promise<void> {
  if (money.amount === 0) return;
  await bookMoney(db, {
    ...money,
    idempotencyKey: `credit:${orderId}:${chargeId}`,
    type: 'credit',
    reason: 'plan-change',
    to: 'credited-days',
    from: 'sold-for-credit',
  });
}

/** Books that these days are open again because the other plan was never paid, once. */
export async function bookReturnedCredit(db: Database, { orderId, chargeId, ...money }: CreditMovement): Promise<void> {
  if (money.amount === 0) return;
  await bookMoney(db, {
    ...money,
    idempotencyKey: `credit-returned:${orderId}:${chargeId}`,
    type: 'credit-returned',
    reason: 'plan-change',
    to: 'sold-for-credit',
    from: 'credited-days',
  });
}
