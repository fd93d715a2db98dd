import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readShownPrice, shownPriceField } from '@network/lifecycle/payment/shown-price.ts';
import { formField } from '../../../../http/form-fields.ts';
import type { RequestContext } from '../../../../http/request-context.ts';
import { BILLING_MESSAGES } from '../message-keys.ts';
import {
  type FormSender,
  type MembershipFormAnswer,
  membershipFormRoute,
  refusedForm,
  toPage,
} from '../subscription/membership-form-route.ts';
import { STATUS_PAGE } from './one-click-answer.ts';
import { startPurchase } from './start-purchase.ts';
import { buyMultisite, buySinglesite, type OneClickTerms } from './upgrade-membership.ts';

/** The way to pay that charges the card of an earlier payment; the others are billers. */
const STORED_CARD = 'stored';
const ELM = 'AccountUpgrade';

/**
 * `POST /brand/purchase`, for brand servers alone: the form of `/account/upgrade`, by which a member buys a larger or longer
 * plan without scripts, with the stored card or on a payment page.
 */
export async function purchaseFormRoute(
  app: FastifyInstance,
  contextOf: (request: FastifyRequest) => RequestContext,
): Promise<void> {
  await membershipFormRoute(app, contextOf, {
    path: '/brand/purchase',
    budget: 'membership',
    refusal: BILLING_MESSAGES.notOnSale,
    answer: answerForm,
  });
}

async function answerForm(sender: FormSender, body: unknown): Promise<MembershipFormAnswer> {
  const optionId = Number.parseInt(formField(body, 'optionId') ?? '', 10);
  const biller = formField(body, 'biller') ?? '';
  const voucher = formField(body, 'voucher') ?? '';
  const shown = formField(body, shownPriceField(optionId));
  const terms = { elm: ELM, voucher, shown: shown === null ? null : readShownPrice(shown) };
  // The form shows what was typed again.
  const values = { biller, voucher };
  if (Number.isNaN(optionId)) return refusedForm('optionId', BILLING_MESSAGES.joinOptionGone, values);
  if (biller === STORED_CARD) return payWithStoredCard(sender, optionId, terms, values);
  const page = await startPurchase(sender.context, sender, { ...terms, optionId, biller });
  if (page.location) return { outcome: 'redirect', location: page.location };
  return refusedForm(page.field ?? 'form', page.messageKey ?? BILLING_MESSAGES.signupFailed, values);
}

/** Leads to the page that says what the person has then, also while the payment is under way. */
async function payWithStoredCard(
  sender: FormSender,
  optionId: number,
  terms: OneClickTerms,
  values: object,
): Promise<MembershipFormAnswer> {
  const { context, tenant, userId } = sender;
  const buyer = { tenant, userId, country: context.country };
  const several = await buyMultisite(context.services, buyer, optionId, terms);
  const isOfOneSite = several.messageKey === BILLING_MESSAGES.notOnSale;
  const { success, messageKey } = isOfOneSite ? await buySinglesite(context.services, buyer, optionId, terms) : several;
  context.clearCachedViewer();
  if (success) return toPage(sender, STATUS_PAGE);
  const key = messageKey ?? BILLING_MESSAGES.paymentFailed;
  return refusedForm(fieldOf(key), key, values);
}

function fieldOf(messageKey: string): 'price' | 'voucher' | 'form' {
  if (messageKey === BILLING_MESSAGES.priceChanged) return 'price';
  return messageKey.startsWith('billing.voucher.') ? 'voucher' : 'form';
}
