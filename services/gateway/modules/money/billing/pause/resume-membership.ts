import type { Transaction } from 'kysely';
import type { MembershipChange } from '../../../../graphql/resolvers.generated.ts';
import type { Tables } from '../../../../db/database.ts';
import type { GatewayServices } from '../../../../services.ts';
import { recordPause } from '../../membership/public.ts';
import { billerOf } from '../billers/biller-directory.ts';
import { mailPauseWithdrawn } from '../mails/pause-mails.ts';
import { BILLING_MESSAGES } from '../message-keys.ts';
import { ingestAnswer } from '../postbacks/inbox.ts';
import { soldAs } from '../postbacks/sold-as.ts';
import {
  type AgreementRow,
  agreementOf,
  currentAgreement,
  lockAgreement,
  lockPersonOfCall,
  pauseOf,
} from '../subscription/agreement.ts';
import { commandRenewal } from '../subscription/commands.ts';
import { logEvent } from '../subscription/event-log.ts';
import { sendCommands } from '../subscription/send-commands.ts';
import { isResumable } from './pausing.ts';
import { isRenewalTaken } from './renewal-moved.ts';

const answer = (success: boolean, messageKey: string): MembershipChange => ({ success, messageKey });

/**
 * Ends a pause by its owner's word. One that has not begun is withdrawn, and the renewal falls due when it would have. One
 * that has begun ends now: the renewal is charged at once and opens its period.
 */
export async function resumeMembership(
  services: GatewayServices,
  agreement: Pick<AgreementRow, 'id' | 'user_id' | 'subscription_id'>,
): Promise<MembershipChange> {
  const { db, clock } = services;
  const now = clock.now();
  const outcome = await db.transaction().execute(async (trx) => {
    await lockPersonOfCall(trx, agreement.user_id, now);
    const row = await lockAgreement(trx, agreement.id);
    if (row === null || !isResumable(row, now)) return 'nothing';
    return endPause(trx, row, now);
  });
  if (outcome === 'nothing') return resumedBefore(services, agreement);
  await sendCommands(services, now, agreement.id);
  if (outcome === 'withdrawn') return answer(true, BILLING_MESSAGES.pauseWithdrawn);
  return chargeRenewal(services, agreement.subscription_id, now);
}

async function endPause(trx: Transaction<Tables>, row: AgreementRow, now: Date): Promise<'withdrawn' | 'resumed'> {
  const pause = pauseOf(row);
  if (pause === null) throw new Error('An agreement without a pause was to resume.');
  const hasBegun = pause.from <= now;
  const renewal = hasBegun ? { anchor_at: now } : { anchor_at: pause.from, paused_from: null };
  await trx.updateTable('billing_agreements').set(renewal).where('id', '=', row.id).execute();
  await commandRenewal(trx, row.id, now);
  const { subscription_id: subscriptionId } = row;
  const cause = `resume:${row.id}:${row.anchor_period}:${now.toISOString()}`;
  await recordPause(trx, 'pause-ended', { subscriptionId, occurredAt: now, cause });
  await logEvent(trx, { subscriptionId, kind: 'resumed', occurredAt: now, cause }, now);
  if (hasBegun) return 'resumed';
  const { joined_on: tenantId, product, plan_kind: kind } = await soldAs(trx, row);
  const { user_id: userId, amount, currency } = row;
  const charge = { userId, tenantId, plan: { product, kind }, amount, currency, at: pause.from };
  await mailPauseWithdrawn(trx, charge, cause, now);
  return 'withdrawn';
}

/** Has the renewal charged that falls due now. Its answer may come later, by a postback or the job. */
async function chargeRenewal(services: GatewayServices, subscriptionId: string, now: Date): Promise<MembershipChange> {
  const { db, log } = services;
  const pending = answer(true, BILLING_MESSAGES.paymentPending);
  const row = await currentAgreement(db, subscriptionId);
  if (row === null || !(await isRenewalTaken(services, row.id))) return pending;
  try {
    const events = await billerOf(services, row.biller).renewals([agreementOf(row)], now, now);
    for (const event of events) await ingestAnswer(services, row.biller, event, now);
  } catch (error) {
    log.error({ err: error, agreement: row.id }, 'renewal of a resumed membership not charged yet');
    return pending;
  }
  const after = await currentAgreement(db, subscriptionId);
  if (after?.status === 'past-due') return answer(false, BILLING_MESSAGES.paymentDeclined);
  return after !== null && after.paid_period > row.paid_period ? answer(true, BILLING_MESSAGES.resumed) : pending;
}

/** A second press has the first one's answer. */
async function resumedBefore(
  { db }: GatewayServices,
  { subscription_id }: Pick<AgreementRow, 'subscription_id'>,
): Promise<MembershipChange> {
  const row = await currentAgreement(db, subscription_id);
  const isDone = row?.status === 'running' && pauseOf(row) === null;
  return isDone ? answer(true, BILLING_MESSAGES.resumed) : answer(false, BILLING_MESSAGES.nothingToResume);
}
