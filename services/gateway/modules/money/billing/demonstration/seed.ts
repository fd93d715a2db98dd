import type { Insertable } from 'kysely';
import { insertRows } from '../../../../db/insert-rows.ts';
import type { SeedContext } from '../../../../demonstration/seed.ts';
import type { Tables } from '../../../../db/database.ts';
import { causeOfCharge, findDemonstrationEvents, nameCauses, subscriptionRows } from '../../membership/public.ts';
import { isTrialKind } from '../options/join-options.ts';
import { BASE_CURRENCY } from '@network/validation/currencies.ts';
import { chargeMovement } from '../money/charge-ledger.ts';
import type { BillerId } from '@network/tenant/constants.ts';
import { bookDemonstrationMoney, type MoneyMovement } from '../../wallet/public.ts';

/** The sandbox's card that is approved; it says no expiry, so that nobody is asked for a new card. */
const SANDBOX_CARD = { card_brand: 'Visa', card_last_four: '1111' } as const;

type Row<Table extends keyof Tables> = Insertable<Tables[Table]>;

/**
 * Charges, invoices and agreements of the demonstration people: what their entitlements say was paid for. The sandbox
 * takes these agreements over when one is first reported to it (their tokens say so).
 */
export async function seedBilling({ db, today, random }: SeedContext): Promise<void> {
  const subscriptions = await db
    .selectFrom(subscriptionRows(db).as('subscriptions'))
    .innerJoin('plans', 'plans.id', 'subscriptions.plan_id')
    .select(['subscriptions.id', 'subscriptions.user_id', 'subscriptions.biller', 'subscriptions.joined_on'])
    .select(['subscriptions.joined_at', 'plans.id as plan_id', 'plans.kind', 'plans.first_price', 'plans.rebill_price'])
    .select(['plans.rebill_months', 'plans.first_days'])
    .where('subscriptions.biller', 'is not', null)
    .orderBy('subscriptions.id')
    .execute();
  const events = await findDemonstrationEvents(db);
  const ids = random('billing');
  const rows = {
    orders: [] as Row<'billing_orders'>[],
    agreements: [] as Row<'billing_agreements'>[],
    transactions: [] as Row<'billing_transactions'>[],
    log: [] as Row<'subscription_events'>[],
    money: [] as MoneyMovement[],
    causes: new Map<string, string>(),
  };
  for (const each of subscriptions) {
    const biller = each.biller as BillerId;
    const own = events.filter(({ subscription_id }) => subscription_id === each.id);
    const grants = own.filter(({ kind }) => kind === 'granted');
    const [firstGrant] = grants;
    const lastGrant = grants.at(-1);
    if (!firstGrant?.access_until || !lastGrant?.access_until) continue;
    const orderId = ids.uuid();
    const token = `demonstration-${orderId}`;
    const cancelled = own.find(({ kind }) => kind === 'rebill-cancelled');
    const resumes = own.find(({ kind }) => kind === 'pause-ended');
    const hasLapsed = lastGrant.access_until <= today && !resumes;
    rows.orders.push({
      id: orderId,
      kind: 'signup',
      channel: 'hosted',
      status: 'paid',
      user_id: each.user_id,
      member_id: each.user_id,
      tenant_id: each.joined_on,
      plan_id: each.plan_id,
      biller,
      amount: each.first_price,
      currency: BASE_CURRENCY,
      rebill_amount: each.rebill_price,
      rebill_months: each.rebill_months,
      first_days: each.first_days,
      access_from: null,
      upgrades_subscription_id: null,
      email: null,
      password_hash: null,
      ref: null,
      elm: null,
      nats: null,
      tracking: {} as never,
      subscription_id: each.id,
      created_at: each.joined_at,
      settled_at: each.joined_at,
      autologins: 0,
      welcome_charges: 0,
    });
    rows.agreements.push({
      id: orderId,
      subscription_id: each.id,
      user_id: each.user_id,
      biller,
      plan_id: each.plan_id,
      amount: each.rebill_price,
      previous_amount: each.rebill_price,
      currency: BASE_CURRENCY,
      period_months: each.rebill_months,
      anchor_at: resumes?.occurred_at ?? firstGrant.access_until,
      anchor_period: resumes ? grants.length : 1,
      paused_from: resumes ? lastGrant.access_until : null,
      paid_period: grants.length - 1,
      status: cancelled ? 'cancelled' : hasLapsed ? 'ended' : 'running',
      status_at: cancelled?.occurred_at ?? (hasLapsed ? lastGrant.access_until : each.joined_at),
      token_transaction_id: token,
      replaced_at: null,
      ...SANDBOX_CARD,
      card_seen_at: each.joined_at,
    });
    for (const [period, grant] of grants.entries()) {
      const transactionId = period === 0 ? token : `${token}-${period}`;
      const amount = period === 0 ? each.first_price : each.rebill_price;
      rows.transactions.push({
        id: ids.uuid(),
        biller,
        transaction_id: transactionId,
        kind: 'charge',
        agreement_id: orderId,
        subscription_id: each.id,
        user_id: each.user_id,
        plan_id: each.plan_id,
        period,
        amount,
        currency: BASE_CURRENCY,
        reverses_id: null,
        occurred_at: grant.occurred_at,
      });
      const cause = causeOfCharge(transactionId);
      rows.causes.set(grant.id, cause);
      rows.log.push(logRow(each.id, 'charged', grant.occurred_at, cause));
      const charge = { biller, amount, currency: BASE_CURRENCY, transactionId, at: grant.occurred_at };
      if (amount > 0) rows.money.push(chargeMovement(charge));
    }
    rows.log.push(logRow(each.id, 'joined', each.joined_at, 'demonstration'));
    if (cancelled) rows.log.push(logRow(each.id, 'cancelled', cancelled.occurred_at, 'demonstration'));
    if (hasLapsed && !isTrialKind(each.kind)) {
      rows.log.push(logRow(each.id, 'lapsed', lastGrant.access_until, 'demonstration'));
    }
  }
  // The access that a charge opened is named by it, so that a reversal can end it.
  await nameCauses(db, rows.causes);
  await insertRows(db, 'billing_orders', rows.orders);
  await insertRows(db, 'billing_agreements', rows.agreements);
  await insertRows(db, 'billing_transactions', rows.transactions);
  await db.insertInto('subscription_events').values(rows.log).execute();
  await bookDemonstrationMoney(db, rows.money);
}

function logRow(
  subscriptionId: string,
  kind: Tables['subscription_events']['kind'],
  at: Date,
  cause: string,
): Row<'subscription_events'> {
  return {
    subscription_id: subscriptionId,
    kind,
    occurred_at: at,
    recorded_at: at,
    cause,
    details: JSON.stringify({}),
  };
}
