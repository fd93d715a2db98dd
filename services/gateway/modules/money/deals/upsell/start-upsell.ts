import { randomUUID } from 'node:crypto';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { PartnerOneClick } from '@network/validation/partner-calls.ts';
import { checkRedirectTarget, safeRedirectTarget } from '@network/validation/redirect-target.ts';
import type {
  OutgoingUpsellOneclickInput,
  OutgoingUpsellOneclickResult,
} from '../../../../graphql/resolvers.generated.ts';
import type { SignedInPerson } from '../../../../http/request-context.ts';
import type { GatewayServices } from '../../../../services.ts';
import { holdSessionOfCall } from '../../../people/identity/public.ts';
import { callPartner, sellAtPartner } from '../call-partner.ts';
import { type DealRow, dealOfUpsell } from '../find-deals.ts';
import { absoluteTarget, dealAddress, isSiteOf, partnerOrigin, tourHome, upsellTargets } from '../partner-address.ts';
import { moneyText } from '@network/validation/currencies.ts';
import { createPurchaseToken, readPurchaseToken } from './purchase-token.ts';
import { cardBillerOf, type UpsellBiller, upsellBillerFor } from './upsell-biller.ts';
import { beginUpsell, closeUpsell, savePartnerUrl, type UpsellUnderWay } from './upsell-repository.ts';

/** Numbers of other shapes are nobody's, and must not reach the database. */
const UPSELL_ID = /^[\w-]{1,64}$/;
const CLICK_ID = /^[\x21-\x7e]{1,200}$/;
const CURRENCY = 'USD';

/** Why a deal was not bought: the partner would not sell it, or gave no answer and may have sold it. */
export type PurchaseFailure = 'PARTNER_REFUSED' | 'PARTNER_SILENT';

/** The answer, with a failure that a page can name where there is no tour link to lead to. */
type Result = Omit<OutgoingUpsellOneclickResult, '__typename'> & { readonly failure?: PurchaseFailure };
type Needs = Pick<GatewayServices, 'config' | 'db' | 'clock' | 'log'>;

/**
 * Buys a partner's deal with the card that the person's biller knows, once it is confirmed. Prices are the deal's;
 * nothing of the input changes them. A person whose biller can't charge the deal is led to the deal itself, a visitor to
 * the fallback, and a number that means no deal to the tour's home. One purchase of a deal at a time: a second click is answered with the first one's page.
 */
export function startOutgoingUpsell(
  services: Needs,
  tenant: Tenant,
  person: SignedInPerson | null,
  input: OutgoingUpsellOneclickInput,
): Promise<Result> {
  const isConfirmed = input.confirmationRequired === false;
  return takeStep(services, tenant, person, input, () => (isConfirmed ? randomUUID() : null));
}

/**
 * The purchase that a page with the deal's price posts: confirmed by that page's token and by nothing else. A token that
 * confirms nothing is answered with the confirmation step; one that was used already, with the purchase it made.
 */
export function buyOutgoingUpsell(
  services: Needs,
  tenant: Tenant,
  person: SignedInPerson,
  input: Omit<OutgoingUpsellOneclickInput, 'confirmationRequired'>,
  token: string,
): Promise<Result> {
  return takeStep(services, tenant, person, input, (deal) =>
    readPurchaseToken(services, { tenant, person, deal }, token),
  );
}

/** `purchaseIdFor` returns the id of the purchase, or null where the person has not confirmed yet. */
async function takeStep(
  services: Needs,
  tenant: Tenant,
  person: SignedInPerson | null,
  input: OutgoingUpsellOneclickInput,
  purchaseIdFor: (deal: DealRow) => string | null,
): Promise<Result> {
  const targets = upsellTargets(tenant);
  const fallback = absoluteTarget(safeRedirectTarget(input.fallbackUrl, targets), tenant);
  const deal = isSiteOf(tenant, input.site) ? await dealOfUpsell(services.db, upsellIdsOf(input)) : null;
  if (deal === null) return failed(tourHome(tenant));
  if (person === null) return failed(fallback);
  const biller = upsellBillerFor(await cardBillerOf(services, person.userId), deal);
  if (biller === null) return failed(dealAddress(tenant, deal));
  const purchaseId = purchaseIdFor(deal);
  if (purchaseId === null) return confirmationOf(deal, createPurchaseToken(services, { tenant, person, deal }));
  const memberLink = checkRedirectTarget(input.memberLink, targets) ?? `${partnerOrigin(tenant)}${deal.member_path}`;
  const startedAt = services.clock.now();
  const wanted = {
    id: purchaseId,
    user_id: person.userId,
    tenant_id: tenant.id,
    deal_id: deal.id,
    biller: biller.biller,
    click_id: CLICK_ID.test(input.clickId ?? '') ? (input.clickId ?? null) : null,
    member_link: absoluteTarget(memberLink, tenant),
    fallback_url: fallback,
    partner_url: null,
    status: 'started',
    started_at: startedAt,
    ended_at: null,
  } as const;
  const upsell = await services.db.transaction().execute(async (trx) => {
    await holdSessionOfCall(trx, person.userId, startedAt);
    return beginUpsell(trx, wanted);
  });
  if (upsell.partner_url !== null) return redirect(upsell.partner_url);
  if (upsell.status !== 'started') return failed(upsell.fallback_url, 'PARTNER_REFUSED');
  return requestPurchase(services, tenant, deal, biller, upsell);
}

async function requestPurchase(
  services: Needs,
  tenant: Tenant,
  deal: DealRow,
  { biller, upsellId }: UpsellBiller,
  upsell: UpsellUnderWay,
): Promise<Result> {
  const sale: PartnerOneClick = {
    purchaseId: upsell.id,
    dealId: deal.id,
    title: deal.name,
    price: moneyText(deal.initial_price, CURRENCY),
    biller,
    upsellId,
    clickId: upsell.click_id,
    isInternal: deal.internal_one_click,
    // Each names its purchase, so that of two tabs each shows its own.
    successUrl: `${tenant.urls.members}/_upsell_signupsuccess?purchase=${upsell.id}`,
    failureUrl: `${tenant.urls.members}/_upsell_signupdenial?purchase=${upsell.id}`,
  };
  const next = deal.internal_one_click
    ? await sellHere(services, tenant, sale)
    : await findPartnerPage(services, tenant, sale);
  // It stays under way, so that the next click repeats this purchase instead of making another one.
  if (next === 'unknown') return failed(upsell.fallback_url, 'PARTNER_SILENT');
  if (next !== 'refused') {
    await savePartnerUrl(services.db, upsell.id, next.url);
    return redirect(next.url);
  }
  await closeUpsell(services.db, upsell.id, services.clock.now());
  return failed(upsell.fallback_url, 'PARTNER_REFUSED');
}

/** Where a purchase continues; `unknown` where it may have been made, though no answer says so. */
type NextPage = { readonly url: string } | 'refused' | 'unknown';

/** A deal with `internalOneClick` is bought without leaving: our own page says how it ended. */
async function sellHere(services: Needs, tenant: Tenant, sale: PartnerOneClick): Promise<NextPage> {
  const outcome = await sellAtPartner(services, tenant, sale);
  if (outcome === 'unknown' || outcome === 'refused') return outcome;
  return { url: outcome === 'approved' ? sale.successUrl : sale.failureUrl };
}

/** Any other deal is bought on a page of the partner, which leads back. */
async function findPartnerPage(services: Needs, tenant: Tenant, sale: PartnerOneClick): Promise<NextPage> {
  const answer = await callPartner(services, tenant, 'oneClick', sale);
  return answer.ok ? { url: answer.url } : 'refused';
}

function upsellIdsOf({ epochUpsellId, segpayUpsellId, rgUpsellId }: OutgoingUpsellOneclickInput) {
  const ids = { epochUpsellId, segpayUpsellId, rgUpsellId };
  const isWrong = Object.values(ids).some((id) => id && !UPSELL_ID.test(id));
  const validId = (id: string | null | undefined) => (id && !isWrong ? id : null);
  return {
    epochUpsellId: validId(epochUpsellId),
    segpayUpsellId: validId(segpayUpsellId),
    rgUpsellId: validId(rgUpsellId),
  };
}

function confirmationOf(deal: DealRow, token: string): Result {
  const { initial_price: initial, recurring_price: recurring } = deal;
  return {
    success: true,
    redirectUrl: null,
    redirectToConfirmationStep: true,
    confirmationModal: {
      price: {
        initial: { amount: initial, currency: CURRENCY },
        recurring: recurring === null ? null : { amount: recurring, currency: CURRENCY },
      },
      title: deal.name,
      description: deal.deal_text,
      component: 'ConfirmOutgoingUpsell',
      token,
    },
  };
}

function redirect(redirectUrl: string): Result {
  return { success: true, redirectUrl, redirectToConfirmationStep: false, confirmationModal: null };
}

function failed(redirectUrl: string, failure?: PurchaseFailure): Result {
  const answer = { success: false, redirectUrl, redirectToConfirmationStep: false, confirmationModal: null };
  return failure === undefined ? answer : { ...answer, failure };
}
