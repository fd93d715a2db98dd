import { parseEmail } from '@network/validation/email.ts';
import type { BillerId } from '@network/tenant/constants.ts';
import type { PaymentPage, StartSignupInput } from '../../../../graphql/resolvers.generated.ts';
import { spendBudget } from '../../../../limits/spend-budget.ts';
import { browserHash as hashOf } from '../../../../http/browser-secret.ts';
import { GatewayError } from '../../../../http/gateway-error.ts';
import type { RequestContext } from '../../../../http/request-context.ts';
import { chosenPasswordProblem, hashPassword } from '../../../people/identity/public.ts';
import { chooseCardBiller, isTaken } from '../choice/choose-biller.ts';
import { voucherOf } from '../discounts/voucher-of.ts';
import { mailAccountExists } from '../mails/account-exists-mail.ts';
import { BILLING_MESSAGES, type BillingMessage } from '../message-keys.ts';
import { loadOffered, offeredPlan } from '../options/load-options.ts';
import { costsNothing } from './costs-nothing.ts';
import { closeEarlierPages } from './earlier-pages.ts';
import { hasActiveAccount, hasThisMembership } from './has-membership.ts';
import { readShown } from './shown-price.ts';
import { noPage, refusedBiller, startHosted } from './start-hosted.ts';

/*
 * This file begins a join, and names what follows, until the member is signed in. Each step has one effect:
 *
 * 1. `startSignup` checks the form and closes the pages that this browser left open.
 * 2. `startHosted` writes the order, with the hash of the password (create-order.ts), and gets the page of its biller. There is no account
 *    yet, since nothing is paid.
 * 3. The biller reports the payment (postbacks/apply-event.ts), or the mailed link of an order that costs nothing is pressed
 *    (confirmation/open-free-signup.ts). All that follows is one transaction, which has locked the order:
 * 4. `settleOrder` (settle-order.ts) makes the account, ends the other orders that would have made it, and mails the link that confirms the
 *    address. A payment for an email that has an account waits for its owner (unowned-payment.ts).
 * 5. `openPurchase` (open-purchase.ts) opens the subscription, records the agreement and the charge, and mails the receipt; a payment that
 *    another one made superfluous is refunded in its place.
 * 6. `welcomeCheck` (welcome/welcome-check.ts) signs the browser in that began the join, a few times within half an hour of the payment.
 */

/**
 * Starts a signup for the browser that calls, issuing its secret where it has none; one for a signed-in person fails. It returns the
 * biller's payment page. An email that has an account gets the same answer in the same time, and its
 * owner a mail (decision 0115); only the browser that paid for its active membership, and who types the right password of an
 * account that has what they would pay for, is told to sign in. Where nothing is to be paid no password is asked for, and one that is
 * sent is not looked at: the person who presses the mailed link chooses it.
 * @throws GatewayError on a host that has no such secret: an order that no browser made would be answered to every browser alike
 */
export async function startSignup(context: RequestContext, input: StartSignupInput): Promise<PaymentPage> {
  const { services, tenant, country, region, clientAddress } = context;
  if (tenant === null || (await context.person()) !== null) return noPage(BILLING_MESSAGES.activeAccount);
  const browser = context.ensureBrowser();
  if (browser === null) throw new GatewayError('BAD_REQUEST', 'errors.badRequest', 'People join on the members host.');
  const browserHash = hashOf(browser);
  const email = parseEmail(input.email);
  if (email === null) return noPage(BILLING_MESSAGES.invalidEmail, 'email');
  const refusal = refusedBiller(services, input.biller);
  if (refusal) return refusal;
  const offered = await loadOffered(services, null, { tenant, country });
  if (offered.onOffer.length === 0) return noPage(BILLING_MESSAGES.membershipUnavailable);
  const plan = offeredPlan(offered, input.optionId);
  if (plan === null) return noPage(BILLING_MESSAGES.joinOptionGone, 'optionId');
  const paidIn = { country, currency: plan.currency };
  if (!isTaken(services, input.biller as BillerId, paidIn)) return noPage(BILLING_MESSAGES.paymentOptionGone, 'biller');
  const password = (await costsNothing(services, tenant, plan, input.voucher)) ? null : (input.password ?? '');
  const problem = password === null ? null : passwordProblem(password);
  if (problem !== null) return noPage(problem, 'password');
  const retryAfterSeconds = await spendBudget(services, 'signupsOfEmail', { account: email });
  if (retryAfterSeconds !== null) return { ...noPage(BILLING_MESSAGES.signupLimited), retryAfterSeconds };
  if (await hasActiveAccount(services, tenant, { email, browserHash }))
    return noPage(BILLING_MESSAGES.activeAccount, 'email');
  if (password !== null && (await hasThisMembership(services, { email, password, clientAddress }, plan))) {
    return noPage(BILLING_MESSAGES.activeAccount, 'email');
  }
  const passwordHash = password === null ? null : await hashPassword(password);
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

/** Why a password can't be that of a new account, by its message key; null where it can. */
export function passwordProblem(password: string): BillingMessage | null {
  if (password === '') return BILLING_MESSAGES.missingPassword;
  const problem = chosenPasswordProblem(password);
  if (problem === null) return null;
  return BILLING_MESSAGES[problem === 'guessable' ? 'guessablePassword' : 'invalidPassword'];
}
