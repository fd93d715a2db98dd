import { sql } from 'kysely';
import { BADGE_GRACE_DAYS, BILLERS } from '@network/tenant/constants.ts';
import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import type { GatewayServices } from '../../../services.ts';
import { billerOf } from '../billers/biller-directory.ts';
import { mailComeBack, mailTrialEnding } from '../mails/billing-mails.ts';
import { ingestAnswer, isSettledEvent } from '../postbacks/inbox.ts';
import { type AgreementRow, agreementOf, lockPerson, renewalPeriod } from '../subscription/agreement.ts';
import { commandEnd } from '../subscription/commands.ts';
import { logEvent } from '../subscription/event-log.ts';
import { brandOfSubscription, subscriptionRows } from '../../membership/public.ts';

/** Renewals are charged this long before they fall due, so that no access ends between two runs of the job. */
export const RENEW_AHEAD_MS = 60 * 60_000;
/** Trials end within hours: their members are mailed a day before. */
const TRIAL_NOTICE_MS = DAY_MS;
const BATCH = 200;

const dueOf = (row: AgreementRow): Date => renewalPeriod(row, row.paid_period + 1).from;

async function running(db: GatewayServices['db'], dueBy: Date): Promise<readonly AgreementRow[]> {
  const rows = await db
    .selectFrom('billing_agreements')
    .selectAll()
    .where('replaced_at', 'is', null)
    .where('status', 'in', ['running', 'past-due'])
    .where('anchor_at', '<=', dueBy)
    .where(
      sql<boolean>`anchor_at + make_interval(months => paid_period * period_months) <= ${dueBy}::timestamptz + interval '4 days'`,
    )
    .orderBy('id')
    .execute();
  // Months are counted in one place; the statement only narrows.
  return rows.filter((row) => dueOf(row) <= dueBy);
}

/** Requests the results of due renewals from billers and applies them. @returns how many were applied */
export async function renewDue(services: GatewayServices, at: Date): Promise<number> {
  const by = new Date(at.getTime() + RENEW_AHEAD_MS);
  let taken = 0;
  const rows = await running(services.db, by);
  for (const biller of BILLERS) {
    const own = rows.filter((row) => row.biller === biller);
    for (let start = 0; start < own.length; start += BATCH) {
      const due = own.slice(start, start + BATCH);
      try {
        const events = await billerOf(services, biller).renewals(due.map(agreementOf), by, at);
        for (const event of events) {
          if (await isSettledEvent(services.db, biller, event.id)) continue;
          await ingestAnswer(services, biller, event, at);
          taken += 1;
        }
      } catch (error) {
        services.log.error({ err: error, biller }, 'renewals could not be requested');
      }
    }
  }
  return taken;
}

/** Ends agreements whose renewal could not be charged while the grace lasted. @returns how many lapsed now */
export async function lapse({ db }: GatewayServices, at: Date): Promise<number> {
  const since = new Date(at.getTime() - BADGE_GRACE_DAYS * DAY_MS);
  let lapsed = 0;
  for (const { id, user_id: personId } of (await running(db, since)).filter(({ status }) => status === 'past-due')) {
    const isNew = await db.transaction().execute(async (trx) => {
      await lockPerson(trx, personId);
      const row = await trx
        .updateTable('billing_agreements')
        .set({ status: 'ended', status_at: at })
        .where('id', '=', id)
        .where('status', '=', 'past-due')
        .returningAll()
        .executeTakeFirst();
      if (!row) return false;
      const { subscription_id: subscriptionId, user_id: userId } = row;
      const ended = dueOf(row);
      await commandEnd(trx, id, at);
      await logEvent(trx, { subscriptionId, kind: 'lapsed', occurredAt: at, cause: `lapse:${id}` }, at);
      const tenantId = await brandOfSubscription(trx, subscriptionId);
      await mailComeBack(trx, { userId, tenantId, agreementId: id, endedOn: ended }, at);
      return true;
    });
    if (isNew) lapsed += 1;
  }
  return lapsed;
}

/** Mails trial members, a day ahead, what follows their trial. @returns how many mails were queued */
export async function mailTrialsEnding({ db }: GatewayServices, at: Date): Promise<number> {
  const rows = await db
    .selectFrom('billing_agreements as agreement')
    .innerJoin(subscriptionRows(db).as('subscriptions'), 'subscriptions.id', 'agreement.subscription_id')
    .select(['agreement.id', 'agreement.user_id', 'agreement.anchor_at', 'agreement.amount', 'agreement.currency'])
    .select('subscriptions.joined_on')
    .where('agreement.replaced_at', 'is', null)
    .where('agreement.status', '=', 'running')
    .where('agreement.paid_period', '=', 0)
    .where('subscriptions.type', '=', 'trial')
    .where('agreement.anchor_at', '>', at)
    .where('agreement.anchor_at', '<=', new Date(at.getTime() + TRIAL_NOTICE_MS))
    .execute();
  let mailed = 0;
  for (const row of rows) {
    const about = { userId: row.user_id, tenantId: row.joined_on, agreementId: row.id, endsAt: row.anchor_at };
    if (await mailTrialEnding(db, { ...about, amount: row.amount, currency: row.currency }, at)) mailed += 1;
  }
  return mailed;
}
