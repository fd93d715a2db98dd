import { parseEmail } from '@network/validation/email.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { SignupLink, WelcomeCheckInput } from '../../../../graphql/resolvers.generated.ts';
import { isSameBrowser } from '../../../../http/browser-secret.ts';
import { spendBudget } from '../../../../limits/spend-budget.ts';
import type { GatewayServices } from '../../../../services.ts';
import { waitForFormMail } from '../../../platform/mail/public.ts';
import { BILLING_MESSAGES, type BillingMessage } from '../message-keys.ts';
import { isFreeSignup, mailNewLink } from '../orders/free-signup.ts';
import { verifiedOrder } from './welcome-check.ts';

interface AskedLink {
  readonly input: WelcomeCheckInput;
  /** Another address than that of the order; null to send to that one again. */
  readonly email: string | null;
  /** The secret of the browser that asks. */
  readonly browser: string | null;
}

/**
 * Mails another link for an order that costs nothing and waits, to its address or to another one, which is its address from then on.
 * Only the browser that began the order may ask. Links are counted by order and by address before anybody looks whether the address
 * has an account, and the answer does not depend on it.
 */
export async function mailSignupLink(
  services: GatewayServices,
  tenant: Tenant,
  { input, email: typed, browser }: AskedLink,
): Promise<SignupLink> {
  const { db, clock } = services;
  const email = typed === null ? null : parseEmail(typed);
  if (typed !== null && email === null) return refused(BILLING_MESSAGES.invalidEmail, { field: 'email' });
  const order = await verifiedOrder(services, tenant, input);
  if (order === null || !isFreeSignup(order) || !isSameBrowser(browser, order.browser_hash))
    return refused(BILLING_MESSAGES.noLinkMailed);
  const to = email ?? order.email;
  if (to === null || order.status !== 'awaiting-confirmation') return refused(BILLING_MESSAGES.noLinkMailed);
  const wait =
    (await waitForFormMail(services, to)) ?? (await spendBudget(services, 'signupLinks', { account: order.id }));
  if (wait !== null) return refused(BILLING_MESSAGES.linksLimited, { retryAfterSeconds: wait });
  const now = clock.now();
  const isMailed = await db.transaction().execute(async (trx) => {
    const asked = await trx
      .updateTable('billing_orders')
      .set({ email: to })
      .where('id', '=', order.id)
      .where('status', '=', 'awaiting-confirmation')
      .where('confirm_by', '>', now)
      .returningAll()
      .executeTakeFirst();
    if (asked) await mailNewLink(trx, asked, now, { isAgain: true });
    return asked !== undefined;
  });
  return isMailed ? DONE : refused(BILLING_MESSAGES.noLinkMailed);
}

const DONE: SignupLink = { success: true, messageKey: null, field: null, retryAfterSeconds: null };

const refused = (messageKey: BillingMessage, more: Partial<SignupLink> = {}): SignupLink => ({
  ...DONE,
  success: false,
  messageKey,
  ...more,
});
