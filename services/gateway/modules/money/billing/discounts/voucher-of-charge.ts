import type { Database } from '../../../../db/database.ts';

/** The part of a charge that a voucher paid, in minor units of the charge's currency. */
export interface VoucherOfCharge {
  readonly code: string;
  readonly amount: number;
}

/**
 * Returns what a voucher paid of the first charge of an order; null without one. The other charges of its agreement
 * have no voucher.
 */
export async function voucherOfCharge(
  db: Database,
  { orderId, period }: { readonly orderId: string; readonly period: number },
): Promise<VoucherOfCharge | null> {
  if (period > 0) return null;
  const use = await db
    .selectFrom('discount_uses')
    .innerJoin('discount_codes', 'discount_codes.id', 'discount_uses.code_id')
    .select(['discount_codes.code', 'discount_uses.amount'])
    .where('discount_uses.order_id', '=', orderId)
    .where('discount_uses.booked_at', 'is not', null)
    .executeTakeFirst();
  return use ?? null;
}
