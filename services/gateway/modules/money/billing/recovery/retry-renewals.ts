import { countEachAlone } from '../../../../jobs/each-alone.ts';
import type { GatewayServices } from '../../../../services.ts';
import { capabilitiesOf } from '../billers/capabilities.ts';
import { lockAgreement, lockPerson } from '../subscription/agreement.ts';
import { commandRetry } from '../subscription/commands.ts';
import { nextTryAt } from './next-try.ts';
import { failuresOf, findRecovery, lapsesAt } from './record-failure.ts';

/** Recoveries of one run. */
const MOST = 200;

/**
 * Decides that renewals which failed are tried again, once for each time that is due, and notes the time after it: what the
 * biller answers sets it again. @returns how many tries were decided
 */
export async function retryRenewals(services: GatewayServices, at: Date): Promise<number> {
  const due = await services.db
    .selectFrom('billing_recoveries as recovery')
    .innerJoin('billing_agreements as agreement', 'agreement.id', 'recovery.agreement_id')
    .select(['recovery.agreement_id', 'recovery.period', 'agreement.user_id'])
    .where('recovery.outcome', 'is', null)
    .where('recovery.next_try_at', '<=', at)
    .where('agreement.replaced_at', 'is', null)
    .where('agreement.status', '=', 'past-due')
    .orderBy('recovery.next_try_at')
    .orderBy('recovery.agreement_id')
    .limit(MOST)
    .execute();
  const about = ({ agreement_id: id }: (typeof due)[number]) => ({ agreement: id });
  return countEachAlone(services, due, about, ({ agreement_id: id, period, user_id: userId }) =>
    decide(services, { id, period, userId }, at),
  );
}

function decide(
  services: GatewayServices,
  { id, period, userId }: { readonly id: string; readonly period: number; readonly userId: string },
  at: Date,
): Promise<boolean> {
  return services.db.transaction().execute(async (trx) => {
    await lockPerson(trx, userId);
    const agreement = await lockAgreement(trx, id);
    const recovery = await findRecovery(trx, id, period);
    const isDue = recovery?.outcome === null && recovery.next_try_at !== null && recovery.next_try_at <= at;
    if (!agreement || !isDue || agreement.replaced_at !== null) return false;
    const isFailing = agreement.status === 'past-due' && agreement.paid_period + 1 === period;
    const isTried = isFailing && capabilitiesOf(services, agreement.biller).retries;
    const failures = await failuresOf(trx, id, period);
    const next = isTried ? nextTryAt(failures, at, lapsesAt(agreement, period)) : null;
    await trx
      .updateTable('billing_recoveries')
      .set({ next_try_at: next })
      .where('agreement_id', '=', id)
      .where('period', '=', period)
      .execute();
    if (isTried) await commandRetry(trx, id, period, at);
    return isTried;
  });
}
