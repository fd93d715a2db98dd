import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { GatewayServices } from '../../../../services.ts';
import { reduceCharge } from '../discounts/discount.ts';
import { findCode } from '../discounts/find-code.ts';
import type { PricedPlan } from '../options/priced-plan.ts';

/**
 * Returns whether a plan costs nothing now, by its price or by the voucher that was typed. The password of such an order is chosen on the
 * page of its mailed link. Nothing is reserved: the order decides, and one that costs something after all is refused without a password.
 */
export async function costsNothing(
  { db, clock }: Pick<GatewayServices, 'db' | 'clock'>,
  { id: brand }: Pick<Tenant, 'id'>,
  plan: PricedPlan,
  typed: string | null | undefined,
): Promise<boolean> {
  if (plan.first_price === 0) return true;
  const found = typed ? await findCode(db, typed) : null;
  if (found === null) return false;
  const price = { amount: plan.first_price, currency: plan.currency };
  const reduced = reduceCharge(found.terms, { planId: plan.id, brand, price, at: clock.now() });
  return typeof reduced !== 'string' && reduced.charged === 0;
}
