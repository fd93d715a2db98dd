import { cutText } from '@network/validation/text-length.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type {
  ReturnedBecause,
  SignupStatus,
  WelcomeCheckInput,
  WelcomeSignup,
} from '../../../../graphql/resolvers.generated.ts';
import { isSameBrowser } from '../../../../http/browser-secret.ts';
import type { GatewayServices } from '../../../../services.ts';
import { accountRows } from '../../../people/identity/public.ts';
import type { ReturnReason } from '../orders/order-tables.ts';
import type { PlansTable } from '../tables.ts';
import { billerView, isBillerId, isNativeBiller } from '../../membership/public.ts';
import type { Order } from '../orders/order-repository.ts';
import { capabilitiesOf } from '../billers/capabilities.ts';
import { reasonView } from '../declines/reason-view.ts';
import { lastDecline } from '../declines/record-decline.ts';
import { isFreeSignup } from '../orders/free-signup.ts';
import { type ElsewhereCaller, isOwnOrder } from '../orders/open-again.ts';
import { repeatableSignup } from '../orders/pay-again.ts';
import { isTrialKind } from '../options/join-options.ts';
import { otherBillerFor } from '../orders/try-elsewhere.ts';
import { queryBiller } from '../postbacks/query-biller.ts';
import { verifiedOrder } from './welcome-check.ts';
import { welcomeData } from './welcome-data.ts';
import { grantByWelcome } from './welcome-grant.ts';

export interface FoundSignup {
  readonly order: Order;
  readonly plan: Pick<PlansTable, 'product' | 'kind'>;
}

/** What a page may say of an order. */
export const STATUS: Readonly<Record<Order['status'], SignupStatus>> = {
  paid: 'PAID',
  pending: 'PENDING',
  declined: 'NOT_PAID',
  refused: 'NOT_PAID',
  abandoned: 'NOT_PAID',
  'awaiting-confirmation': 'AWAITING_CONFIRMATION',
  returned: 'RETURNED',
};

const BECAUSE: Readonly<Record<ReturnReason, ReturnedBecause>> = {
  over: 'OVER',
  'not-confirmed': 'NOT_CONFIRMED',
  'taken-back': 'TAKEN_BACK',
  'account-closed': 'ACCOUNT_CLOSED',
  'voucher-used': 'VOUCHER_USED',
  'not-needed': 'NOT_NEEDED',
  'needs-sign-in': 'NEEDS_SIGN_IN',
  outdated: 'OUTDATED',
};

/**
 * The order that welcome data name, with its plan; null for data that do not verify. With a biller: only what that
 * external biller took and did not decline.
 */
export async function findSignup(
  services: GatewayServices,
  tenant: Tenant | null,
  input: WelcomeCheckInput,
  biller: string | null,
): Promise<FoundSignup | null> {
  if (biller !== null && (!isBillerId(biller) || isNativeBiller(biller))) return null;
  const order = await settled(services, tenant, input);
  if (order === null) return null;
  if (biller !== null && (order.biller !== biller || STATUS[order.status] === 'NOT_PAID')) return null;
  const plan = await services.db
    .selectFrom('plans')
    .select(['product', 'kind'])
    .where('id', '=', order.plan_id)
    .executeTakeFirstOrThrow();
  return { order, plan };
}

/**
 * The order of welcome data. The biller sends the browser back before its postback arrives: an open order may have been
 * declined, and a declined one paid by another card on the same page. The biller's own record decides what the page
 * says.
 */
async function settled(services: GatewayServices, tenant: Tenant | null, input: WelcomeCheckInput) {
  const order = await verifiedOrder(services, tenant, input);
  if (order?.status !== 'declined' && order?.status !== 'pending') return order;
  try {
    await queryBiller(services, order.biller, order.id, services.clock.now());
  } catch (error) {
    services.log.warn({ err: error, order: order.id }, 'order of welcome data not compared with the biller');
  }
  return verifiedOrder(services, tenant, input);
}

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
 * Why a payment went back, be its order `returned` or paid and superfluous; null for any other. One that cost nothing waits as long,
 * and goes back for the same reason, whatever its address has.
 */
function whyReturned(order: Order, now: Date): ReturnReason | null {
  const { status, returned_why: why, confirm_by: confirmBy } = order;
  if (status === 'paid') return why;
  if (isFreeSignup(order) && confirmBy !== null) {
    const isOver = status === 'returned' || (status === 'awaiting-confirmation' && confirmBy <= now);
    return isOver ? 'not-confirmed' : null;
  }
  if (status !== 'returned') return null;
  // An older gateway says no more than whether somebody was asked.
  return why ?? (confirmBy === null ? 'over' : 'not-confirmed');
}

const NOT_DECLINED = { declineReason: null, elsewhere: null, repeatable: null };

/** Why a payment was declined, and where it may be tried once more; nothing of what was not declined. */
async function declineView(services: GatewayServices, tenant: Tenant, order: Order, country: string | null) {
  const repeatable = await repeatableSignup(services, order);
  if (order.status !== 'declined') return { ...NOT_DECLINED, repeatable };
  const reason = await lastDecline(services.db, order.id);
  const biller = await otherBillerFor(services, tenant, { order, reason }, country);
  return { declineReason: reason && reasonView(reason), elsewhere: biller && billerView(services, biller), repeatable };
}

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
