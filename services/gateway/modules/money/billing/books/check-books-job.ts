import type { Job } from '../../../../jobs/job.ts';
import { findBookDifferences } from './check-books.ts';

/** Compares the ledger with itself and with what it records, every night; each difference is logged as an error and counted. */
export const checkBooksJob: Job = {
  name: 'check-books',
  cron: '20 3 * * *',
  watched: ['differences'],
  run: async ({ db, log }) => {
    const differences = await findBookDifferences(db);
    for (const difference of differences) log.error({ difference }, 'the books differ');
    return { differences: differences.length };
  },
};
