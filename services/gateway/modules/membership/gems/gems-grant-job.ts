import type { Job } from '../../../jobs/job.ts';
import { grantGems } from './grant-gems.ts';

/** The Friday grant, for the ISO week of its moment; by hand, for the week that the operator names. */
export const gemsGrantJob: Job = {
  name: 'gems-grant',
  cron: '0 0 * * 5',
  run: async ({ db }, at) => ({ ...(await grantGems(db, at)) }),
};
