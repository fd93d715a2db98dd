import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import type { Database } from '../../../../db/database.ts';
import { eachAlone } from '../../../../jobs/each-alone.ts';
import type { Job } from '../../../../jobs/job.ts';
import type { GatewayServices } from '../../../../services.ts';
import { endRenewalsOfLocked, renewingAmong, sendCommands } from '../../../money/billing/public.ts';
import { disabledAccounts, lockAccount } from '../../../people/identity/public.ts';
import { lockedBefore } from './locked-before.ts';

/**
 * The time for which the owner of an account that was locked after a theft is still charged, so that they find what
 * they had.
 */
const CHARGED_WHILE_LOCKED_MS = 14 * DAY_MS;

/**
 * Ends the renewals of accounts that have been locked for two weeks because somebody had taken them: nobody can use what is paid for,
 * and nobody there can cancel. What is paid for stays open, and gems and packs stay, as it is no cancellation. Bans are
 * none: the member of staff who bans is told that renewals go on.
 */
export const endLockedRenewals: Job = {
  name: 'end-locked-renewals',
  cron: '40 * * * *',
  run: async (services, at) => {
    const accounts = await renewingAmong(services.db, await lockedTooLong(services.db, null, at));
    const about = (account: string) => ({ account });
    const ended = await eachAlone(services, accounts, about, (id) => endOf(services, id, at));
    return { ended: ended.reduce((sum, each) => sum + each, 0) };
  },
};

/** The accounts that have been locked for two weeks. @param only the id of the one that is looked at; null for all */
async function lockedTooLong(db: Database, only: string | null, at: Date): Promise<readonly string[]> {
  const disabled = await disabledAccounts(db, only);
  const before = await lockedBefore(
    db,
    disabled.filter(({ lockedAt }) => lockedAt === null),
  );
  const since = new Date(at.getTime() - CHARGED_WHILE_LOCKED_MS);
  return disabled.flatMap(({ id, disabledAt, lockedAt }) => {
    const from = lockedAt ?? (before.has(id) ? disabledAt : null);
    return from !== null && from <= since ? [id] : [];
  });
}

/** Ends them where the account is locked still, once it is held. @returns how many ended */
async function endOf(services: GatewayServices, id: string, at: Date): Promise<number> {
  const agreements = await services.db.transaction().execute(async (trx) => {
    await lockAccount(trx, id, 'no key update');
    const isLocked = (await lockedTooLong(trx, id, at)).length > 0;
    return isLocked ? endRenewalsOfLocked(trx, id, at) : [];
  });
  for (const agreement of agreements) await sendCommands(services, at, agreement);
  return agreements.length;
}
