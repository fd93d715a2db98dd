import type { Database } from '../../../../db/database.ts';
import { grantAccess, subscriptionRows } from '../../membership/public.ts';
import type { AgreementRow } from '../subscription/agreement.ts';
import { RENEW_AHEAD_MS } from '../subscription/renew-ahead.ts';
import { causeToAwait } from './awaited-renewals.ts';
import { awaitedPeriod, isAwaited } from './awaiting-rules.ts';

/**
 * Opens the hours in which the renewal of an agreement is awaited, where it falls due soon, or fell due, and they are not open already. The
 * agreement is locked.
 * @returns whether they were opened now
 */
export async function openAwaited(trx: Database, row: AgreementRow, at: Date): Promise<boolean> {
  const period = isAwaited(row, new Date(at.getTime() + RENEW_AHEAD_MS)) ? awaitedPeriod(row) : null;
  if (period === null || period.until <= at) return false;
  // Another gateway may have done it meanwhile.
  const cause = await causeToAwait(trx, row, period.from);
  if (cause === null) return false;
  const { subscription_id: subscriptionId } = row;
  const { type } = await subscriptionRows(trx).where('id', '=', subscriptionId).executeTakeFirstOrThrow();
  // The hours count as paid as the renewal will: a member who waits for it has lost no membership.
  await grantAccess(trx, { subscriptionId, ...period, isPaid: type === 'member', occurredAt: at, cause });
  return true;
}
