import { isPauseMonths, pauseEnd } from '@network/lifecycle/pause/pause.ts';
import type { MembershipChange } from '../../../../graphql/resolvers.generated.ts';
import type { GatewayServices } from '../../../../services.ts';
import { recordPause } from '../../membership/public.ts';
import { capabilitiesOf } from '../billers/capabilities.ts';
import { mailPaused } from '../mails/pause-mails.ts';
import { BILLING_MESSAGES } from '../message-keys.ts';
import { soldAs } from '../postbacks/sold-as.ts';
import {
  type AgreementRow,
  currentAgreement,
  lockAgreement,
  lockPerson,
  lockPersonOfCall,
  pauseOf,
  renewalPeriod,
} from '../subscription/agreement.ts';
import { commandRenewal } from '../subscription/commands.ts';
import { logEvent } from '../subscription/event-log.ts';
import type { ManagedSubscription } from '../subscription/managed-subscription.ts';
import { sendCommands } from '../subscription/send-commands.ts';
import { isPausable } from './pausing.ts';
import { isRenewalTaken } from './renewal-moved.ts';

const PAUSED: MembershipChange = { success: true, messageKey: BILLING_MESSAGES.paused };
const REFUSED: MembershipChange = { success: false, messageKey: BILLING_MESSAGES.notPausable };
const FAILED: MembershipChange = { success: false, messageKey: BILLING_MESSAGES.pauseFailed };

/**
 * Pauses a membership from the end of its paid period: nothing is charged or open until the pause ends. It counts once the
 * biller has moved the renewal; when that fails, everything stays as it was. Repeated, it answers the same.
 */
export async function pauseMembership(
  services: GatewayServices,
  { subscription, agreement }: ManagedSubscription,
  months: number,
): Promise<MembershipChange> {
  const { db, clock } = services;
  if (!isPauseMonths(months)) return REFUSED;
  const now = clock.now();
  const before = await db.transaction().execute(async (trx) => {
    await lockPersonOfCall(trx, agreement.user_id, now);
    const row = await lockAgreement(trx, agreement.id);
    if (row === null) return 'refused' as const;
    if (pauseOf(row) !== null && row.status === 'running') return 'paused' as const;
    if (!isPausable(subscription, row, capabilitiesOf(services, row.biller), now)) return 'refused' as const;
    const period = row.paid_period + 1;
    const { from } = renewalPeriod(row, period);
    const until = pauseEnd(from, months);
    const pause = { anchor_at: until, anchor_period: period, paused_from: from };
    await trx.updateTable('billing_agreements').set(pause).where('id', '=', row.id).execute();
    await commandRenewal(trx, row.id, now);
    const logged = { subscriptionId: row.subscription_id, cause: causeOf(row, now) };
    await recordPause(trx, 'paused', { ...logged, occurredAt: from });
    await recordPause(trx, 'pause-ended', { ...logged, occurredAt: until });
    const details = { from: from.toISOString(), until: until.toISOString() };
    await logEvent(trx, { ...logged, kind: 'paused', occurredAt: now, details }, now);
    return row;
  });
  if (before === 'refused') return REFUSED;
  if (before !== 'paused') await sendCommands(services, now, agreement.id);
  const isTaken = await isRenewalTaken(services, agreement.id, before !== 'paused');
  if (before === 'paused') return isTaken && (await isPaused(db, agreement.subscription_id)) ? PAUSED : FAILED;
  return isTaken ? confirmPause(services, before, now) : withdraw(services, before, now);
}

const causeOf = ({ id, paid_period }: AgreementRow, now: Date): string =>
  `pause:${id}:${paid_period + 1}:${now.toISOString()}`;

async function isPaused(db: GatewayServices['db'], subscriptionId: string): Promise<boolean> {
  const row = await currentAgreement(db, subscriptionId);
  return row !== null && pauseOf(row) !== null;
}

/** Mails that a pause of which the biller knows is arranged. */
async function confirmPause(services: GatewayServices, before: AgreementRow, now: Date): Promise<MembershipChange> {
  return services.db.transaction().execute(async (trx) => {
    const row = await lockAgreement(trx, before.id);
    const pause = row && pauseOf(row);
    if (!row || !pause || row.status !== 'running') return FAILED;
    const cause = causeOf(before, now);
    const { joined_on: tenantId, product, plan_kind: kind } = await soldAs(trx, row);
    const { user_id: userId, amount, currency } = row;
    await mailPaused(trx, { userId, tenantId, plan: { product, kind }, amount, currency, ...pause }, cause, now);
    return PAUSED;
  });
}

/** Takes a pause back that the biller did not confirm; the command that is still pending says the date of before. */
async function withdraw({ db }: GatewayServices, before: AgreementRow, now: Date): Promise<MembershipChange> {
  await db.transaction().execute(async (trx) => {
    await lockPerson(trx, before.user_id);
    const { anchor_at, anchor_period, paused_from } = before;
    const restored = await trx
      .updateTable('billing_agreements')
      .set({ anchor_at, anchor_period, paused_from })
      .where('id', '=', before.id)
      .where('paid_period', '=', before.paid_period)
      .executeTakeFirst();
    if (restored.numUpdatedRows !== 1n) return;
    const { subscription_id: subscriptionId } = before;
    const cause = causeOf(before, now);
    await commandRenewal(trx, before.id, now);
    await recordPause(trx, 'pause-ended', { subscriptionId, occurredAt: now, cause: `${cause}:failed` });
    await logEvent(
      trx,
      { subscriptionId, kind: 'resumed', occurredAt: now, cause, details: { reason: 'biller' } },
      now,
    );
  });
  return FAILED;
}
