import type { VoucherPrice, VoucherQuote } from '../../../../graphql/resolvers.generated.ts';
import { browserHash } from '../../../../http/browser-secret.ts';
import type { RequestContext } from '../../../../http/request-context.ts';
import { requireTenant } from '../../../../http/require-person.ts';
import { capabilitiesOf } from '../billers/capabilities.ts';
import { billersTaking } from '../choice/choose-biller.ts';
import { optionIdOf } from '../options/option-id.ts';
import type { PricedPlan } from '../options/priced-plan.ts';
import { plannedChanges } from '../orders/planned-changes.ts';
import { payableYear } from '../orders/payable-year.ts';
import { offeredTo } from '../request-facts.ts';
import {
  type DiscountTerms,
  reduceCharge,
  refusedByBiller,
  refusedHere,
  voucherMessage,
  type VoucherRefusal,
} from './discount.ts';
import { findCode } from './find-code.ts';
import { refusedToHolder } from './own-reservations.ts';

/**
 * Returns what a code would take off the first charges that are on sale for the viewer. The order decides: this
 * reserves nothing.
 */
export async function quoteVoucher(context: RequestContext, typed: string): Promise<VoucherQuote> {
  const { services } = context;
  const tenant = requireTenant(context);
  const at = services.clock.now();
  const found = await findCode(services.db, typed);
  if (found === null) return refused(null, 'unknown');
  const userId = (await context.person())?.userId ?? null;
  const { code, terms } = found;
  const holder = { userId, browserHash: context.browser && browserHash(context.browser) };
  const refusal = refusedHere(terms, { brand: tenant.id, at }) ?? (await refusedToHolder(services.db, found, holder));
  if (refusal !== null) return refused(code, refusal);
  const offered = await offeredTo(context);
  const yearly = (await payableYear(context))?.plan;
  const changeBy = await plannedChanges(services.db, userId, at);
  const prices = offered.onOffer.map((plan) => {
    const amount = changeBy(plan)?.change.charged ?? plan.first_price;
    return priceOf(context, terms, { plan, brand: tenant.id, amount, at });
  });
  if (yearly) prices.push(priceOf(context, terms, { plan: yearly, brand: tenant.id, amount: yearly.rebill_price, at }));
  return { code, messageKey: null, endsAt: terms.endsAt?.toISOString() ?? null, prices };
}

const refused = (code: string | null, refusal: VoucherRefusal): VoucherQuote => ({
  code,
  messageKey: voucherMessage(refusal),
  endsAt: null,
  prices: [],
});

function priceOf(
  { services, country }: RequestContext,
  terms: DiscountTerms,
  {
    plan,
    brand,
    amount,
    at,
  }: { readonly plan: PricedPlan; readonly brand: string; readonly amount: number; readonly at: Date },
): VoucherPrice {
  const optionId = optionIdOf(plan);
  const unusable = { optionId, chargedNow: null, discount: null, lost: null, billers: [] };
  const reduced = reduceCharge(terms, { planId: plan.id, brand, price: { amount, currency: plan.currency }, at });
  if (typeof reduced === 'string') return { ...unusable, messageKey: voucherMessage(reduced) };
  const { charged, discount, lost } = reduced;
  const place = { country, currency: plan.currency };
  const answers = billersTaking(services, place).map((biller) => ({
    biller,
    refusal: refusedByBiller(charged, capabilitiesOf(services, biller).leastCharge),
  }));
  const billers = answers.filter(({ refusal }) => refusal === null).map(({ biller }) => biller);
  const refusal = answers.find((answer) => answer.refusal !== null)?.refusal ?? null;
  if (billers.length === 0) return { ...unusable, messageKey: refusal && voucherMessage(refusal) };
  const money = (value: number) => ({ amount: value, currency: plan.currency });
  return {
    optionId,
    chargedNow: money(charged),
    discount: money(discount),
    lost: money(lost),
    // The message is about the billers that are not among these.
    messageKey: refusal && voucherMessage(refusal),
    billers,
  };
}
