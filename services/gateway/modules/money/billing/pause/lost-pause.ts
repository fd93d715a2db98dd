import type { Transaction } from 'kysely';
import { endOfLostPause } from '@network/lifecycle/pause/moved-renewal.ts';
import type { Tables } from '../../../../db/database.ts';
import { recordPause } from '../../membership/public.ts';
import { CAPABILITIES } from '../billers/capabilities.ts';
import { type AgreementRow, pauseOf, renewalPeriod } from '../subscription/agreement.ts';
import { logEvent } from '../subscription/event-log.ts';

interface RenewalTry {
  readonly period: number;
  readonly occurredAt: Date;
  /** The biller's event; it takes effect once. */
  readonly cause: string;
}

/**
 * Records a pause again that a restored database has lost: its biller charges the renewal, or tries to, long after it fell due, and
 * nothing had failed before. What was charged pays for the time from the end of the pause on, or from the charge on where the pause was
 * ended early.
 * @returns the agreement as it is then
 */
export async function recordLostPause(
  trx: Transaction<Tables>,
  agreement: AgreementRow,
  { period, occurredAt, cause }: RenewalTry,
  now: Date,
): Promise<AgreementRow> {
  const { id, status, replaced_at, paid_period, biller, subscription_id: subscriptionId } = agreement;
  if (status !== 'running' || replaced_at !== null || period !== paid_period + 1) return agreement;
  if (!CAPABILITIES[biller].movesRenewals || pauseOf(agreement) !== null) return agreement;
  const { from } = renewalPeriod(agreement, period);
  const until = endOfLostPause(from, occurredAt);
  if (until === null) return agreement;
  const pause = { anchor_at: until, anchor_period: period, paused_from: from };
  await trx.updateTable('billing_agreements').set(pause).where('id', '=', id).execute();
  const logged = { subscriptionId, cause: `lost-pause:${cause}` };
  await recordPause(trx, 'paused', { ...logged, occurredAt: from });
  await recordPause(trx, 'pause-ended', { ...logged, occurredAt: until });
  const details = { from: from.toISOString(), until: until.toISOString() };
  await logEvent(trx, { ...logged, kind: 'paused', occurredAt: from, details }, now);
  return { ...agreement, ...pause };
}
