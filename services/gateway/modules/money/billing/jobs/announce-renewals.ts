import { sql } from 'kysely';
import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import { countEachAlone } from '../../../../jobs/each-alone.ts';
import type { GatewayServices } from '../../../../services.ts';
import { subscriptionRows } from '../../membership/public.ts';
import { mailRenewalAhead } from '../mails/renewal-mails.ts';
import { nearNextRenewal, renewalPeriod } from '../subscription/agreement.ts';

/** Renewals of plans that run this long are announced: by the next one, the last is long forgotten. */
const ANNOUNCED_MONTHS = 12;
/** The numbers of days ahead of the renewal. */
const NOTICES_DAYS = [30, 7] as const;
/** A job that did not run for as long still sends its notices; later they would say less than the next one. */
const LATE_DAYS = 3;

/** Mails yearly members, 30 and 7 days ahead, what their renewal will charge. @returns how many mails were queued */
export async function announceRenewals(services: GatewayServices, at: Date): Promise<number> {
  const { db } = services;
  const before = new Date(at.getTime() + NOTICES_DAYS[0] * DAY_MS);
  const rows = await db
    .selectFrom('billing_agreements as agreement')
    .innerJoin(subscriptionRows(db).as('subscriptions'), 'subscriptions.id', 'agreement.subscription_id')
    .innerJoin('plans', (join) =>
      join.on('plans.id', '=', sql<string>`coalesce(agreement.next_plan_id, agreement.plan_id)`),
    )
    .select(['agreement.id', 'agreement.user_id', 'agreement.amount', 'agreement.currency', 'agreement.anchor_at'])
    .select(['agreement.biller', 'agreement.anchor_period', 'agreement.paused_from'])
    .select(['agreement.period_months', 'agreement.paid_period', 'subscriptions.joined_on'])
    .select(['plans.product', 'plans.kind'])
    .where('agreement.replaced_at', 'is', null)
    .where('agreement.status', '=', 'running')
    .where('agreement.period_months', '>=', ANNOUNCED_MONTHS)
    .where(sql<boolean>`${nearNextRenewal('agreement')} <= ${before}::timestamptz + interval '4 days'`)
    .execute();
  const about = ({ id }: (typeof rows)[number]) => ({ agreement: id });
  return countEachAlone(services, rows, about, async (row) => {
    const { id, user_id: userId, joined_on: tenantId, amount, currency, product, kind } = row;
    // Periods are counted in one place; the statement only narrows.
    const due = renewalPeriod(row, row.paid_period + 1).from;
    const notice = noticeDue((due.getTime() - at.getTime()) / DAY_MS);
    if (notice === null) return false;
    const charge = { userId, tenantId, plan: { product, kind }, amount, currency, at: due };
    return mailRenewalAhead(db, charge, `${id}:${row.paid_period + 1}:${notice}`, at);
  });
}

/** The notice for a renewal that falls due in so many days; null where none is due. */
function noticeDue(days: number): number | null {
  return NOTICES_DAYS.find((notice) => days <= notice && days > notice - LATE_DAYS) ?? null;
}
