import type { Database } from '../../../../db/database.ts';
import { bookMoney } from '../../wallet/public.ts';

/** The amount that a code took off the first charge of an order. */
export interface DiscountMovement {
  readonly orderId: string;
  /** Minor units. */
  readonly amount: number;
  readonly currency: string;
  readonly at: Date;
}

/** Books what a paid order was sold below its price, once. No biller owes it. */
export async function bookDiscount(db: Database, { orderId, ...money }: DiscountMovement): Promise<void> {
  await bookMoney(db, {
    ...money,
    idempotencyKey: `discount:${orderId}`,
    type: 'discount',
    reason: 'voucher',
    to: 'discounts',
    from: 'sold-at-discount',
  });
}

/** Books that the charge of an order was taken back, and its discount with it, once. */
export async function bookReturnedDiscount(db: Database, { orderId, ...money }: DiscountMovement): Promise<void> {
  await bookMoney(db, {
    ...money,
    idempotencyKey: `discount-returned:${orderId}`,
    type: 'discount-returned',
    reason: 'voucher',
    to: 'sold-at-discount',
    from: 'discounts',
  });
}
