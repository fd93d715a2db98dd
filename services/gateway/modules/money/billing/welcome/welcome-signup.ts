import { cutText } from '@network/validation/text-length.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { WelcomeCheckInput, WelcomeSignup } from '../../../../graphql/resolvers.generated.ts';
import { isSameBrowser } from '../../../../http/browser-secret.ts';
import type { GatewayServices } from '../../../../services.ts';
import { accountRows } from '../../../people/identity/public.ts';
import { billerView } from '../../membership/public.ts';
import { capabilitiesOf } from '../billers/capabilities.ts';
import { isTrialKind } from '../options/join-options.ts';
import { isFreeSignup } from '../orders/free-signup.ts';
import { type ElsewhereCaller, isOwnOrder } from '../orders/open-again.ts';
import type { Order } from '../orders/order-repository.ts';
import { declineView, NOT_DECLINED } from './decline-view.ts';
import { findSignup, STATUS } from './find-signup.ts';
import { welcomeData } from './welcome-data.ts';
import { grantByWelcome } from './welcome-grant.ts';
import { BECAUSE, whyReturned } from './why-returned.ts';

/** The signup that welcome data identify, for the pages after a payment. */
export async function welcomeSignup(
  services: GatewayServices,
  tenant: Tenant | null,
  query: { readonly input: WelcomeCheckInput; readonly biller: string | null; readonly caller: ElsewhereCaller },
): Promise<WelcomeSignup | null> {
  const found = await findSignup(services, tenant, query.input, query.biller);
  if (found === null) return null;
  const { order, plan } = found;
  const { username, siteId } = welcomeData(services, order, plan);
  const { oneClick: chargesCardAgain } = capabilitiesOf(services, order.biller);
  const view = {
    username,
    siteId,
    freeTrialEndsAt: null,
    isTrial: isTrialKind(plan.kind),
    biller: billerView(services, order.biller),
    chargesCardAgain,
    returnedBecause: null,
    isRefunded: false,
    name: null,
    mailedTo: null,
    ...NOT_DECLINED,
  };
  // Only the browser that paid may learn that an email has an account, since its owner waits for an answer: to others each
  // result looks alike, and one that paid nothing learns nothing.
  if (order.paid_transaction_id !== null && !isOfPayer(order, query.caller)) {
    return { ...view, status: 'SIGN_IN_REQUIRED', confirmBy: null };
  }
  if (order.status === 'paid' && (await grantByWelcome(services, order, query.caller, 'read')) === null) {
    return { ...view, status: 'SIGN_IN_REQUIRED', confirmBy: null };
  }
  const why = whyReturned(order, services.clock.now());
  const isWaiting = order.status === 'awaiting-confirmation' && why === null;
  const confirmBy = isWaiting ? order.confirm_by : null;
  const isOwnBrowser = isSameBrowser(query.caller.browser, order.browser_hash);
  const endsAt = plan.kind === 'free-limited-trial' ? await endOfFirstPeriod(services, order) : null;
  return {
    ...view,
    status: why === null ? STATUS[order.status] : 'RETURNED',
    returnedBecause: why && BECAUSE[why],
    isRefunded: why !== null && order.amount > 0,
    name: isOwnBrowser ? await nameOf(services, order) : null,
    mailedTo: isWaiting && isOwnBrowser && isFreeSignup(order) ? order.email : null,
    confirmBy: confirmBy?.toISOString() ?? null,
    freeTrialEndsAt: endsAt?.toISOString() ?? null,
    ...(tenant &&
      isOwnOrder(order, query.caller) &&
      (await declineView(services, tenant, order, query.caller.country))),
  };
}

/** Returns whether a payment was made in this browser, or by the person who is signed in here. */
const isOfPayer = (order: Order, { browser, userId }: ElsewhereCaller): boolean =>
  isSameBrowser(browser, order.browser_hash) || (order.user_id !== null && order.user_id === userId);

/**
 * Returns the name with which a buyer is greeted: the one that they chose, else the beginning of their address, without
 * what is only for sorting mail.
 */
async function nameOf({ db }: Pick<GatewayServices, 'db'>, { user_id: userId, email }: Order): Promise<string | null> {
  const account =
    userId === null
      ? undefined
      : await accountRows(db).select('users.display_name').where('users.id', '=', userId).executeTakeFirst();
  return account?.display_name ?? (email === null ? null : cutText(email.split(/[@+]/, 1)[0] ?? '', LONGEST_NAME));
}

const LONGEST_NAME = 40;

/** When what an order bought ends or is renewed; null until it is paid. */
async function endOfFirstPeriod({ db }: Pick<GatewayServices, 'db'>, order: Order): Promise<Date | null> {
  const agreement = await db
    .selectFrom('billing_agreements')
    .select('anchor_at')
    .where('id', '=', order.id)
    .executeTakeFirst();
  return agreement?.anchor_at ?? null;
}
