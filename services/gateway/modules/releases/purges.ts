import { sql } from 'kysely';
import { deleteInBatches, type Purge } from '../../jobs/purge.ts';

const RETENTION_DAYS = 180;
const DAY_MS = 86_400_000;

/** Releases that were retired half a year ago, and texts that no release sends. */
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
];
