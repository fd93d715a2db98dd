import { parseEmail } from '@network/validation/email.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { PaymentPage, StartPurchaseInput, StartSignupInput } from '../../../graphql/resolvers.generated.ts';
import type { GatewayServices } from '../../../services.ts';
import { chosenPasswordProblem } from '../../identity/passwords/guessable-passwords.ts';
import { hashPassword } from '../../identity/sign-in/password.ts';
import { loadMembership } from '../../membership/membership-repository.ts';
import { subscriptionFor } from '../../membership/membership.ts';
import { isBillerId } from '../billers/biller-facts.ts';
import { BILLING_MESSAGES } from '../message-keys.ts';
import { isTrialKind } from '../options/join-options.ts';
import { loadOffered, loadPlans, offeredPlan } from '../options/load-options.ts';
import { optionIdOf } from '../options/option-id.ts';
import { closeEarlierPages } from './earlier-pages.ts';
import { noPage, startHosted } from './start-hosted.ts';
import { upgradedBy } from './upgraded-by.ts';

/**
 * Begins to join (E12): checks what the form gave, and answers with the biller's payment page. The account is made by the
 * payment; until then there is an order.
 */
export async function startSignup(
  services: GatewayServices,
  tenant: Tenant,
  input: StartSignupInput,
): Promise<PaymentPage> {
  const email = parseEmail(input.email);
  if (email === null) return noPage(BILLING_MESSAGES.invalidEmail, 'email');
  const problem = chosenPasswordProblem(input.password);
  if (problem !== null) {
    const key = problem === 'guessable' ? 'guessablePassword' : 'invalidPassword';
    return noPage(BILLING_MESSAGES[key], 'password');
  }
  if (!isBillerId(input.biller)) return noPage(BILLING_MESSAGES.paymentOptionGone, 'biller');
  const offered = await loadOffered(services, null, tenant);
  if (offered.onOffer.length === 0) return noPage(BILLING_MESSAGES.membershipUnavailable);
  const plan = offeredPlan(offered, input.optionId);
  if (plan === null) return noPage(BILLING_MESSAGES.joinOptionGone, 'optionId');
  // What was paid on a page of an earlier attempt makes the account that is looked for next.
  await closeEarlierPages(services, { email }, plan);
  const known = await services.db
    .selectFrom('users')
    .select(['id', 'disabled_at'])
    .where('email', '=', email)
    .executeTakeFirst();
  if (known) {
    if (known.disabled_at !== null) return noPage(BILLING_MESSAGES.disabled, 'email');
    const held = subscriptionFor(await loadMembership(services, known.id), tenant);
    const isActive = held?.entitlement.isActive === true;
    return noPage(isActive ? BILLING_MESSAGES.activeAccount : BILLING_MESSAGES.accountExists, 'email');
  }
  return startHosted(services, tenant, {
    kind: 'signup',
    plan,
    biller: input.biller,
    userId: null,
    origin: input,
    signup: { email, passwordHash: await hashPassword(input.password) },
  });
}

/** The same for who has an account and is signed in: a payment page for an option that is on sale for them. */
export async function startPurchase(
  services: GatewayServices,
  tenant: Tenant,
  userId: string,
  input: StartPurchaseInput,
): Promise<PaymentPage> {
  if (!isBillerId(input.biller)) return noPage(BILLING_MESSAGES.paymentOptionGone, 'biller');
  const offered = await loadOffered(services, userId, tenant);
  const plan = offeredPlan(offered, input.optionId);
  if (plan === null) {
    const asked = (await loadPlans(services.db)).find((each) => optionIdOf(each) === input.optionId);
    const isTrial = asked !== undefined && isTrialKind(asked.kind);
    return noPage(isTrial ? BILLING_MESSAGES.trialUsed : BILLING_MESSAGES.notOnSale, 'optionId');
  }
  if (await closeEarlierPages(services, { userId }, plan)) return startPurchase(services, tenant, userId, input);
  const upgrades = offered.membership && upgradedBy(offered.membership, plan);
  return startHosted(services, tenant, {
    kind: upgrades ? 'trial-upgrade' : 'purchase',
    plan,
    biller: input.biller,
    userId,
    origin: input,
    ...(upgrades && { upgrades: upgrades.id }),
  });
}
