import { sql } from 'kysely';
import { deleteInBatches, type Purge } from '../../../../jobs/purge.ts';
import { LONGEST_MS } from './staff-sessions.ts';

/** Deletes expired rows of signing in; the audit remembers that it happened. */
export const staffPurges: readonly Purge[] = [
  { what: 'staffSignIns', run: (db, at) => deleteInBatches(db, 'staff_sign_ins', sql`expires_at <= ${at}`) },
  {
    what: 'staffPasswordLinks',
    run: (db, at) => deleteInBatches(db, 'staff_password_links', sql`expires_at <= ${at}`),
  },
  {
    what: 'staffSessions',
    run: (db, at) => deleteInBatches(db, 'staff_sessions', sql`created_at <= ${new Date(at.getTime() - LONGEST_MS)}`),
  },
];
