import { eachAlone } from '../../../../jobs/each-alone.ts';
import type { Job } from '../../../../jobs/job.ts';
import { arrangeRedemptions, findWaitingPeople } from '../../gifts/public.ts';
import { lockAccount } from '../../../people/identity/public.ts';
import { renewingPlans } from '../orders/renewing-plans.ts';

/**
 * Starts redeemed gifts whose owner's membership does not renew any more, and has those wait again whose owner reactivated one, so that no
 * day is paid for twice.
 */
export const startGiftsJob: Job = {
  name: 'start-gifts',
  cron: '*/5 * * * *',
  run: async (services, at) => {
    const { db } = services;
    const people = await findWaitingPeople(db, at);
    const about = (userId: string) => ({ person: userId });
    await eachAlone(services, people, about, (userId) =>
      db.transaction().execute(async (trx) => {
        await lockAccount(trx, userId, 'no key update');
        const renewing = (await renewingPlans(trx, userId)).map(({ product }) => product);
        await arrangeRedemptions(trx, { userId, renewing }, at);
      }),
    );
    return { people: people.length };
  },
};
