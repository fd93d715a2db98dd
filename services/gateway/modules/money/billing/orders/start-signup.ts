import { parseEmail } from '@network/validation/email.ts';
import type { BillerId } from '@network/tenant/constants.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { PaymentPage, StartPurchaseInput, StartSignupInput } from '../../../../graphql/resolvers.generated.ts';
import { spendBudget } from '../../../../limits/spend-budget.ts';
import type { GatewayServices } from '../../../../services.ts';
import { chosenPasswordProblem, hashPassword } from '../../../people/identity/public.ts';
import { offeredBillers } from '../billers/biller-directory.ts';
import { chooseCardBiller, isTaken } from '../choice/choose-biller.ts';
import { isBillerId } from '../../membership/public.ts';
import { voucherOf } from '../discounts/voucher-of.ts';
import { mailAccountExists } from '../mails/account-exists-mail.ts';
import { BILLING_MESSAGES } from '../message-keys.ts';
import { isTrialKind } from '../options/join-options.ts';
import { loadOffered, offeredPlan } from '../options/load-options.ts';
import { optionIdOf } from '../options/option-id.ts';
import { loadPlans } from '../options/priced-plan.ts';
import { closeEarlierPages } from './earlier-pages.ts';
import { hasActiveAccount } from './has-active-account.ts';
import { hasThisMembership } from './has-this-membership.ts';
import type { BuyerPlace } from './order-repository.ts';
import { readShown } from './shown-price.ts';
import { noPage, startHosted } from './start-hosted.ts';
import { upgradedBy } from './upgraded-by.ts';

/** The browser that pays: the hash of its secret, and where it is as far as that is known. */
export interface PayingBrowser extends BuyerPlace {
  readonly browserHash: string | null;
}

/** The browser of a form whose password is compared with that of an account. */
export interface SigningBrowser extends PayingBrowser {
  readonly clientAddress: string;
}

/**
 * Starts a signup: checks the form's input and returns the biller's payment page. The account is made by the
 * payment; until then there is an order. An email that has an account gets the same answer in the same time, and its
 * owner a mail (decision 0115); only the browser that paid for its active membership, and who types the right password of an
 * account that has what they would pay for, is told to sign in.
 */
export async function startSignup(
  services: GatewayServices,
  tenant: Tenant,
  input: StartSignupInput,
  { browserHash, country, region, clientAddress }: SigningBrowser,
): Promise<PaymentPage> {
  const email = parseEmail(input.email);
  if (email === null) return noPage(BILLING_MESSAGES.invalidEmail, 'email');
  const problem = chosenPasswordProblem(input.password);
  if (problem !== null) {
    const key = problem === 'guessable' ? 'guessablePassword' : 'invalidPassword';
    return noPage(BILLING_MESSAGES[key], 'password');
  }
  const refusal = refusedBiller(services, input.biller);
  if (refusal) return refusal;
  const offered = await loadOffered(services, null, { tenant, country });
  if (offered.onOffer.length === 0) return noPage(BILLING_MESSAGES.membershipUnavailable);
  const plan = offeredPlan(offered, input.optionId);
  if (plan === null) return noPage(BILLING_MESSAGES.joinOptionGone, 'optionId');
  const paidIn = { country, currency: plan.currency };
  if (!isTaken(services, input.biller as BillerId, paidIn)) return noPage(BILLING_MESSAGES.paymentOptionGone, 'biller');
  const retryAfterSeconds = await spendBudget(services, 'signupsOfEmail', { account: email });
  if (retryAfterSeconds !== null) return { ...noPage(BILLING_MESSAGES.signupLimited), retryAfterSeconds };
  if (await hasActiveAccount(services, tenant, { email, browserHash }))
    return noPage(BILLING_MESSAGES.activeAccount, 'email');
  if (await hasThisMembership(services, { email, password: input.password, clientAddress }, plan)) {
    return noPage(BILLING_MESSAGES.activeAccount, 'email');
  }
  const passwordHash = await hashPassword(input.password);
  // This very browser has paid on a page of an earlier attempt: it may know what it bought.
  if (await closeEarlierPages(services, { email, browserHash }, plan)) {
    return noPage(BILLING_MESSAGES.activeAccount, 'email');
  }
  const biller = await chooseCardBiller(services, input.biller as BillerId, { tenant, ...paidIn });
  const page = await startHosted(services, tenant, {
    kind: 'signup',
    plan,
    biller,
    userId: null,
    origin: input,
    signup: { email, passwordHash, browserHash },
    place: { country, region },
    shown: readShown(input.shown),
    ...voucherOf(services, { biller, browserHash }, input.voucher),
  });
  // After the page and not waited for: how long it takes would reveal whether there is such an account.
  void mailAccountExists(services, tenant, email).catch((error: unknown) =>
    services.log.error({ err: error }, 'the owner of an account was not mailed about a signup'),
  );
  return page;
}

/**
 * Builds the refusal of a biller. If no biller is left, membership is not available; otherwise only this option is
 * missing.
 */
function refusedBiller(services: GatewayServices, biller: string): PaymentPage | null {
  const offered = offeredBillers(services);
  if (offered.length === 0) return noPage(BILLING_MESSAGES.membershipUnavailable);
  const isOffered = isBillerId(biller) && offered.includes(biller);
  return isOffered ? null : noPage(BILLING_MESSAGES.paymentOptionGone, 'biller');
}

/** The same for a signed-in user: a payment page for an option that is on sale for them. */
export async function startPurchase(
  services: GatewayServices,
  tenant: Tenant,
  userId: string,
  input: StartPurchaseInput,
  browser: PayingBrowser,
): Promise<PaymentPage> {
  const { browserHash, country, region } = browser;
  const refusal = refusedBiller(services, input.biller);
  if (refusal) return refusal;
  const offered = await loadOffered(services, userId, { tenant, country });
  const plan = offeredPlan(offered, input.optionId);
  if (plan === null) {
    const requested = (await loadPlans(services.db)).find((each) => optionIdOf(each) === input.optionId);
    const isTrial = requested !== undefined && isTrialKind(requested.kind);
    return noPage(isTrial ? BILLING_MESSAGES.trialUsed : BILLING_MESSAGES.notOnSale, 'optionId');
  }
  const paidIn = { country, currency: plan.currency };
  if (!isTaken(services, input.biller as BillerId, paidIn)) return noPage(BILLING_MESSAGES.paymentOptionGone, 'biller');
  if (await closeEarlierPages(services, { userId, browserHash }, plan)) {
    return startPurchase(services, tenant, userId, input, browser);
  }
  const upgrades = offered.membership && upgradedBy(offered.membership, plan);
  const biller = await chooseCardBiller(services, input.biller as BillerId, { tenant, ...paidIn });
  return startHosted(services, tenant, {
    kind: upgrades ? 'trial-upgrade' : 'purchase',
    plan,
    biller,
    userId,
    origin: input,
    place: { country, region },
    shown: readShown(input.shown),
    ...voucherOf(services, { biller, browserHash }, input.voucher),
    ...(upgrades && { upgrades: upgrades.id }),
  });
}
