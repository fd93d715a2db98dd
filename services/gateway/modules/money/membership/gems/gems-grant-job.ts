import { GEMS_GRANT_CALENDAR } from '@network/lifecycle/gems/gems.ts';
import type { Job } from '../../../../jobs/job.ts';
import { grantGems } from './grant-gems.ts';

/** The Friday grant; each Friday that no gateway ran is made up for. By hand, for the last Friday before what is named. */
export const gemsGrantJob: Job = {
  name: 'gems-grant',
  cron: GEMS_GRANT_CALENDAR,
  countsMoments: true,
  run: async ({ db, clock }, at) => ({ ...(await grantGems(db, at, clock.now())) }),
};
