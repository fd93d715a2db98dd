import { sql } from 'kysely';
import { deleteInBatches, type Purge } from '../../../jobs/purge.ts';

const RETENTION_DAYS = 180;
/** Pages of the console that are open longer were left by people whose session has ended. */
const CONSOLE_RETENTION_DAYS = 30;
const DAY_MS = 86_400_000;

/** Releases that were retired half a year ago, and texts that no release sends; what the console has long left behind. */
export const releasesPurges: readonly Purge[] = [
  {
    what: 'brandReleases',
    run: (db, at) => {
      const before = new Date(at.getTime() - RETENTION_DAYS * DAY_MS);
      return deleteInBatches(db, 'brand_releases', sql`retired_at < ${before}`);
    },
  },
  {
    what: 'operationDocuments',
    run: (db, at) => {
      // One that is being registered again has just been touched.
      const before = new Date(at.getTime() - DAY_MS);
      const isUnused = sql`not exists (select from release_documents d where d.hash = operation_documents.hash)`;
      return deleteInBatches(db, 'operation_documents', sql`registered_at < ${before} and ${isUnused}`);
    },
  },
  {
    what: 'consoleDocuments',
    run: (db, at) => {
      const before = new Date(at.getTime() - CONSOLE_RETENTION_DAYS * DAY_MS);
      return deleteInBatches(db, 'console_documents', sql`left_at < ${before}`);
    },
  },
];
