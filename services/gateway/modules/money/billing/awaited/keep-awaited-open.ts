import { sql } from 'kysely';
import { countEachAlone } from '../../../../jobs/each-alone.ts';
import type { GatewayServices } from '../../../../services.ts';
import { grantRows } from '../../membership/public.ts';
import { runningAgreements } from '../jobs/renew.ts';
import { type AgreementRow, lockAgreement, lockPerson } from '../subscription/agreement.ts';
import { RENEW_AHEAD_MS } from '../subscription/renew-ahead.ts';
import { causeOfAwaiting } from './awaited-renewals.ts';
import { awaitedPeriod, isAwaited } from './awaiting-rules.ts';
import { openAwaited } from './open-awaited.ts';

/**
 * Keeps memberships open whose renewal falls due at a biller that charges it later in the day, until its result should be known: who pays
 * for every month is not locked out for hours of each. Once for each renewal, and a little ahead, so that there is no gap.
 * Nobody who has theirs already is locked again in each run.
 * @returns how many were kept open now
 */
export async function keepAwaitedOpen(services: Pick<GatewayServices, 'db' | 'log'>, at: Date): Promise<number> {
  const soon = new Date(at.getTime() + RENEW_AHEAD_MS);
  const awaited = (await runningAgreements(services.db, soon)).flatMap((row) => {
    const period = awaitedPeriod(row);
    if (!isAwaited(row, soon) || period === null || period.until <= at) return [];
    return [{ row, cause: causeOfAwaiting(row, period.from) }];
  });
  const known = await grantRows(services.db)
    .where(sql<boolean>`subscription_id = any(${awaited.map(({ row }) => row.subscription_id)})`)
    .where(sql<boolean>`cause = any(${awaited.map(({ cause }) => cause)})`)
    .execute();
  const open = new Set(known.map(({ cause }) => cause));
  const due = awaited.flatMap(({ row, cause }) => (open.has(cause) ? [] : [row]));
  const about = ({ id }: AgreementRow) => ({ agreement: id });
  return countEachAlone(services, due, about, ({ id, user_id: userId }) =>
    services.db.transaction().execute(async (trx) => {
      await lockPerson(trx, userId);
      const row = await lockAgreement(trx, id);
      return row !== null && openAwaited(trx, row, at);
    }),
  );
}
