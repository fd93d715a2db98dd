import type { Transaction } from 'kysely';
import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import type { Tables } from '../../../../db/database.ts';
import { recordPause } from '../../membership/public.ts';
import { type AgreementRow, pauseOf } from '../subscription/agreement.ts';

/** Billers charge renewals a little ahead. */
const AHEAD_MS = DAY_MS;

interface RenewalCharge {
  readonly period: number;
  readonly occurredAt: Date;
  readonly transactionId: string;
}

/**
 * Ends a pause in which the biller charged the renewal all the same: what was charged opens its period at once.
 * @returns the agreement as it is then
 */
export async function endPauseByCharge(
  trx: Transaction<Tables>,
  agreement: AgreementRow,
  { period, occurredAt, transactionId }: RenewalCharge,
): Promise<AgreementRow> {
  const pause = pauseOf(agreement);
  if (pause === null || period !== agreement.anchor_period) return agreement;
  if (occurredAt.getTime() >= pause.until.getTime() - AHEAD_MS) return agreement;
  const anchor_at = occurredAt > pause.from ? occurredAt : pause.from;
  await trx.updateTable('billing_agreements').set({ anchor_at }).where('id', '=', agreement.id).execute();
  const ended = { subscriptionId: agreement.subscription_id, occurredAt, cause: `charge:${transactionId}` };
  await recordPause(trx, 'pause-ended', ended);
  return { ...agreement, anchor_at };
}
