import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import { countEachAlone } from '../../../../jobs/each-alone.ts';
import type { GatewayServices } from '../../../../services.ts';
import { subscriptionRows } from '../../membership/public.ts';
import { mailTrialEnding } from '../mails/billing-mails.ts';

/**
 * A trial that is longer is announced so many days ahead: Visa asks for at least seven days before the first full charge,
 * Mastercard for three to seven (https://www.checkout.com/docs/business-operations/ensure-regulatory-compliance/requirements-for-subscriptions-and-trials
 * and https://midigator.com/blog/new-mastercard-rules-for-negative-option-billing-merchants/, read in November 2026).
 */
const SCHEMES_DAYS = 7;
/** A shorter one can't be: its first mail says everything at once, and this one reminds its members. */
const SHORT_TRIAL_DAYS = 1;

/**
 * Mails trial members what follows their trial, and how to cancel it: seven days ahead, or a day for a trial that is too
 * short for that. @returns how many mails were queued
 */
export async function announceTrialEnds(services: Pick<GatewayServices, 'db' | 'log'>, at: Date): Promise<number> {
  const { db } = services;
  const rows = await db
    .selectFrom('billing_agreements as agreement')
    .innerJoin(subscriptionRows(db).as('subscriptions'), 'subscriptions.id', 'agreement.subscription_id')
    .select(['agreement.id', 'agreement.user_id', 'agreement.anchor_at', 'agreement.amount', 'agreement.currency'])
    .select(['agreement.biller', 'agreement.period_months', 'subscriptions.joined_on', 'subscriptions.joined_at'])
    .where('agreement.replaced_at', 'is', null)
    .where('agreement.status', '=', 'running')
    .where('agreement.paid_period', '=', 0)
    .where('subscriptions.type', '=', 'trial')
    .where('agreement.anchor_at', '>', at)
    .where('agreement.anchor_at', '<=', new Date(at.getTime() + SCHEMES_DAYS * DAY_MS))
    .orderBy('agreement.id')
    .execute();
  const about = ({ id }: (typeof rows)[number]) => ({ agreement: id });
  return countEachAlone(services, rows, about, async (row) => {
    const { id, user_id: userId, joined_on: tenantId, joined_at, anchor_at: endsAt } = row;
    const { amount, currency, biller, period_months: months } = row;
    const length = (endsAt.getTime() - joined_at.getTime()) / DAY_MS;
    const days = length > SCHEMES_DAYS ? SCHEMES_DAYS : SHORT_TRIAL_DAYS;
    if (endsAt.getTime() - at.getTime() > days * DAY_MS) return false;
    const charge = { amount, currency, biller, months: months ?? 1 };
    return mailTrialEnding(db, { userId, tenantId, agreementId: id, endsAt, ...charge }, at);
  });
}
