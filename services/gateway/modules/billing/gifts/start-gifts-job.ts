import type { Job } from '../../../jobs/job.ts';
import { arrangeRedemptions, findWaitingPeople } from '../../gifts/public.ts';
import { lockAccount } from '../../identity/public.ts';
import { renewingPlans } from '../orders/plan-change.ts';

/**
 * Starts redeemed gifts whose owner's membership does not renew any more, and has those wait again whose owner reactivated one, so that no
 * day is paid for twice.
 */
export const startGiftsJob: Job = {
  name: 'start-gifts',
  cron: '*/5 * * * *',
  run: async ({ db }, at) => {
    const people = await findWaitingPeople(db, at);
    for (const userId of people) {
      await db.transaction().execute(async (trx) => {
        await lockAccount(trx, userId, 'update');
        const renewing = (await renewingPlans(trx, userId)).map(({ product }) => product);
        await arrangeRedemptions(trx, { userId, renewing }, at);
      });
    }
    return { people: people.length };
  },
};
