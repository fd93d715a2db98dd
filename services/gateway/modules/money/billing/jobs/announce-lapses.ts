import { sql } from 'kysely';
import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import { countEachAlone } from '../../../../jobs/each-alone.ts';
import type { GatewayServices } from '../../../../services.ts';
import { subscriptionRows } from '../../membership/public.ts';
import { mailLastNotice } from '../mails/recovery-mails.ts';
import { lapsesAt } from '../recovery/record-failure.ts';
import { renewalPeriod } from '../subscription/agreement.ts';

/** The time ahead of the lapse. */
const NOTICE_MS = DAY_MS;

/** Mails people whose renewal failed, a day ahead, that their membership lapses. @returns how many mails were queued */
export async function announceLapses(services: Pick<GatewayServices, 'db' | 'log'>, at: Date): Promise<number> {
  const { db } = services;
  const rows = await db
    .selectFrom('billing_recoveries as recovery')
    .innerJoin('billing_agreements as agreement', 'agreement.id', 'recovery.agreement_id')
    .innerJoin(subscriptionRows(db).as('subscriptions'), 'subscriptions.id', 'agreement.subscription_id')
    .select(['agreement.id', 'agreement.user_id', 'agreement.amount', 'agreement.currency', 'agreement.anchor_at'])
    .select(['agreement.biller', 'agreement.anchor_period', 'agreement.paused_from', 'agreement.period_months'])
    .select(['recovery.period', 'recovery.reason', 'subscriptions.joined_on'])
    .where('recovery.outcome', 'is', null)
    .where('agreement.status', '=', 'past-due')
    .where('agreement.replaced_at', 'is', null)
    .where(sql<boolean>`recovery.period = agreement.paid_period + 1`)
    .execute();
  const about = ({ id }: (typeof rows)[number]) => ({ agreement: id });
  return countEachAlone(services, rows, about, async (row) => {
    const { id, user_id: userId, joined_on: tenantId, period, reason, amount, currency, biller } = row;
    const endsAt = lapsesAt(row, period);
    if (endsAt.getTime() - at.getTime() > NOTICE_MS || endsAt <= at) return false;
    const notice = { userId, tenantId, biller, renewal: `${id}:${period}`, amount, currency, reason, endsAt };
    return mailLastNotice(db, { ...notice, accessUntil: renewalPeriod(row, period).from }, at);
  });
}
