import { sql } from 'kysely';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { GatewayServices } from '../../../../services.ts';
import type { WelcomeCheck, WelcomeCheckInput } from '../../../../graphql/resolvers.generated.ts';
import type { Order } from '../orders/order-repository.ts';
import { holdSession, issueAutologin, lockAccount } from '../../../people/identity/public.ts';
import { isTrialKind } from '../options/join-options.ts';
import { isWelcomeData } from './hashed-member-id.ts';
import { grantByWelcome, mayHearOf, type WelcomeCaller } from './welcome-grant.ts';

const NOT_YET: WelcomeCheck = {
  isWelcome: false,
  isTrial: false,
  autologinId: null,
  traffikJunkyTransactionId: null,
};

/**
 * Returns whether a signup has become an account. Data that do not verify, and browsers that did not begin the order, are
 * answered as for an account that is not there yet.
 * Only the browser whose order made the account is signed in (decision 0114); a disabled account is welcome and gets no
 * autologin.
 */
export async function welcomeCheck(
  services: GatewayServices,
  tenant: Tenant | null,
  input: WelcomeCheckInput,
  caller: WelcomeCaller,
): Promise<WelcomeCheck> {
  const order = await verifiedOrder(services, tenant, input, 'paid');
  if (order === null || !(await mayHearOf(services, order, caller))) return NOT_YET;
  return {
    isWelcome: true,
    isTrial: await isTrial(services, order),
    autologinId: await autologinOf(services, order, caller),
    traffikJunkyTransactionId: order.tracking['traffikJunkyTransactionId'] ?? null,
  };
}

/**
 * Returns whether an order bought a trial, including the free limited one; the plan to which a trial was upgraded is
 * none.
 */
async function isTrial({ db }: Pick<GatewayServices, 'db'>, order: Pick<Order, 'plan_id'>): Promise<boolean> {
  const plan = await db.selectFrom('plans').select('kind').where('id', '=', order.plan_id).executeTakeFirstOrThrow();
  return isTrialKind(plan.kind);
}

/** When something became of an order that a page may tell: it was opened, or its payment was taken or declined. */
const TOLD_AT = sql<Date>`case
  when status in ('paid', 'declined', 'awaiting-confirmation', 'returned') then coalesce(settled_at, created_at)
  else created_at
end`;

/**
 * The order that welcome data name, where it is one of the member on the tenant that they were made for. Without an order in them that of
 * which something was heard last: a page that was opened before another one may be paid after it. With `paid`, of those that were paid, which a declined one after them does not
 * undo. Null for data that do not verify.
 */
export async function verifiedOrder(
  services: GatewayServices,
  tenant: Tenant | null,
  { site, memberId, hashedMemberId, orderId }: WelcomeCheckInput,
  status?: 'paid',
): Promise<Order | null> {
  if (tenant === null || site !== tenant.id.toUpperCase()) return null;
  if (!isWelcomeData(services, memberId, tenant.id, hashedMemberId)) return null;
  const order = await services.db
    .selectFrom('billing_orders')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('tenant_id', '=', tenant.id)
    .$if(typeof orderId === 'string', (orders) => orders.where('id', '=', orderId ?? ''))
    .$if(status === 'paid', (orders) => orders.where('status', '=', 'paid'))
    .orderBy(TOLD_AT, 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return order ?? null;
}

async function autologinOf(services: GatewayServices, order: Order, caller: WelcomeCaller): Promise<string | null> {
  const { db, clock } = services;
  const { browser } = caller;
  // The id works in this browser alone, so there has to be one.
  if (browser === null) return null;
  return db.transaction().execute(async (trx) => {
    const grant = await grantByWelcome({ db: trx, clock }, order, caller, 'sign-in');
    if (grant === null) return null;
    // The account is locked, since a person who is being signed out everywhere locks it too. That call then finds the
    // id, or has revoked the right to it.
    await lockAccount(trx, grant.userId, 'no key update');
    if (!(await isStillGranted({ db: trx, clock }, order, caller))) return null;
    return issueAutologin(trx, { ...grant, tenantId: order.tenant_id, browser }, clock.now());
  });
}

async function isStillGranted(
  services: Pick<GatewayServices, 'db' | 'clock'>,
  order: Order,
  caller: WelcomeCaller,
): Promise<boolean> {
  const { sessionId } = caller;
  if (sessionId !== null && caller.userId !== null && caller.userId === order.user_id)
    return holdSession(services.db, { userId: caller.userId, sessionId }, services.clock.now());
  return (await grantByWelcome(services, order, caller, 'read')) !== null;
}
