import { sql } from 'kysely';
import { BADGE_GRACE_DAYS, type BillerId, BILLERS } from '@network/tenant/constants.ts';
import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import { countEachAlone, eachAlone } from '../../../../jobs/each-alone.ts';
import type { GatewayServices } from '../../../../services.ts';
import { dueOf } from '../awaited/awaiting-rules.ts';
import { billerOf } from '../billers/biller-directory.ts';
import type { BillerEvent } from '../billers/biller.ts';
import { mailComeBack } from '../mails/billing-mails.ts';
import { endRecovery } from '../recovery/record-failure.ts';
import { ingestAnswer, isSettledEvent } from '../postbacks/inbox.ts';
import { type AgreementRow, agreementOf, lockPerson, nearNextRenewal } from '../subscription/agreement.ts';
import { commandEnd } from '../subscription/commands.ts';
import { logEvent } from '../subscription/event-log.ts';
import { RENEW_AHEAD_MS } from '../subscription/renew-ahead.ts';
import { brandOfSubscription } from '../../membership/public.ts';

const BATCH = 200;

/** Agreements that run, or whose renewal failed, and whose next renewal falls due by then. */
export async function runningAgreements(db: GatewayServices['db'], dueBy: Date): Promise<readonly AgreementRow[]> {
  const rows = await db
    .selectFrom('billing_agreements')
    .selectAll()
    .where('replaced_at', 'is', null)
    .where('status', 'in', ['running', 'past-due'])
    .where('anchor_at', '<=', dueBy)
    .where('period_months', 'is not', null)
    .where(sql<boolean>`${nearNextRenewal('billing_agreements')} <= ${dueBy}::timestamptz + interval '4 days'`)
    .orderBy('id')
    .execute();
  // Periods are counted in one place; the statement only narrows.
  return rows.filter((row) => dueOf(row) <= dueBy);
}

/**
 * Requests the results of due renewals from billers and applies them. A biller that does not answer, and a result that
 * can't be taken in, hold up no other. @returns how many were applied
 * @throws PartsFailed in the end, where a result could not be taken in; a biller that is down is logged alone
 */
export async function renewDue(services: GatewayServices, at: Date): Promise<number> {
  const by = new Date(at.getTime() + RENEW_AHEAD_MS);
  const rows = await runningAgreements(services.db, by);
  const batches: Batch[] = [];
  for (const biller of BILLERS) {
    const own = rows.filter((row) => row.biller === biller);
    for (let start = 0; start < own.length; start += BATCH)
      batches.push({ biller, due: own.slice(start, start + BATCH) });
  }
  const about = ({ biller }: Batch) => ({ biller });
  const taken = await eachAlone(services, batches, about, (batch) => renewBatch(services, batch, by, at));
  return taken.reduce((sum, each) => sum + each, 0);
}

interface Batch {
  readonly biller: BillerId;
  readonly due: readonly AgreementRow[];
}

async function renewBatch(services: GatewayServices, { biller, due }: Batch, by: Date, at: Date): Promise<number> {
  const events = await requestRenewals(services, { biller, due }, by, at);
  const about = ({ orderId }: BillerEvent) => ({ order: orderId, biller });
  return countEachAlone(services, events, about, async (event) => {
    if (await isSettledEvent(services.db, biller, event)) return false;
    await ingestAnswer(services, biller, event, at);
    return true;
  });
}

/** Requests renewals, and returns none where the biller does not answer; the next run asks it again. */
async function requestRenewals(
  services: GatewayServices,
  { biller, due }: Batch,
  by: Date,
  at: Date,
): Promise<readonly BillerEvent[]> {
  try {
    return await billerOf(services, biller).renewals(due.map(agreementOf), by, at);
  } catch (error) {
    services.log.error({ err: error, biller }, 'renewals could not be requested');
    return [];
  }
}

/**
 * Ends agreements whose renewal could not be charged while the grace lasted, and invites their members back where
 * memberships are sold.
 * @returns how many lapsed now
 */
export async function lapse(services: GatewayServices, at: Date): Promise<number> {
  const { db } = services;
  const since = new Date(at.getTime() - BADGE_GRACE_DAYS * DAY_MS);
  const due = (await runningAgreements(db, since)).filter(({ status }) => status === 'past-due');
  const about = ({ id }: AgreementRow) => ({ agreement: id });
  return countEachAlone(services, due, about, async ({ id, user_id: personId, subscription_id }) => {
    const tenantId = await brandOfSubscription(db, subscription_id);
    const brand = services.tenants.find(tenantId);
    const isInvited = brand !== null && (await services.sellsMemberships(brand));
    return db.transaction().execute(async (trx) => {
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
      await endRecovery(trx, id, row.paid_period + 1, 'lapsed');
      await logEvent(trx, { subscriptionId, kind: 'lapsed', occurredAt: at, cause: `lapse:${id}` }, at);
      if (isInvited) await mailComeBack(trx, { userId, tenantId, agreementId: id, endedOn: ended }, at);
      return true;
    });
  });
}
