import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import { sql } from 'kysely';
import { deleteInBatches } from '../../../jobs/purge.ts';
import type { GatewayModule } from '../../../module.ts';
import { mailPersonalData } from './personal-data.ts';
import { deliverMails } from './deliver-mails.ts';
import { mailSections } from './member-sections.ts';
import { mailMigrations } from './migrations.ts';

/** How long it is remembered that a mail was sent, so that support can say so. */
const RETENTION_MS = 30 * DAY_MS;

/** Mails to members: an outbox, and the job that empties it. */
export const mailModule = {
  id: 'mail',
  personalData: mailPersonalData,
  memberSections: mailSections,
  migrations: mailMigrations,
  jobs: [deliverMails],
  purges: [
    {
      what: 'mails',
      run: (db, at) => {
        const before = new Date(at.getTime() - RETENTION_MS);
        return deleteInBatches(db, 'mails', sql`state <> 'queued' and settled_at <= ${before}`);
      },
    },
  ],
} as const satisfies GatewayModule;
