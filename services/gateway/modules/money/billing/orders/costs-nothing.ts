import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { StartSignupInput } from '../../../../graphql/resolvers.generated.ts';
import type { GatewayServices } from '../../../../services.ts';
import { reduceCharge } from '../discounts/discount.ts';
import { findCode } from '../discounts/find-code.ts';
import { loadOffered, offeredPlan } from '../options/load-options.ts';
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

/** Returns whether the plan of a form costs nothing now with its voucher; false for one that is not offered. */
export async function isOrderOfNothing(
  services: GatewayServices,
  tenant: Tenant,
  { optionId, voucher }: Pick<StartSignupInput, 'optionId' | 'voucher'>,
  country: string | null,
): Promise<boolean> {
  const plan = offeredPlan(await loadOffered(services, null, { tenant, country }), optionId);
  return plan !== null && costsNothing(services, tenant, plan, voucher);
}
