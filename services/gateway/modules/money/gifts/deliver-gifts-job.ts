import type { Job } from '../../../jobs/job.ts';
import { deliverGifts } from './gifts.ts';

/** Makes and mails the codes of gifts whose day has come. */
export const deliverGiftsJob: Job = {
  name: 'deliver-gifts',
  cron: '* * * * *',
  run: async (services, at) => ({ gifts: await deliverGifts(services, at) }),
};
