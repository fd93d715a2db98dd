import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import { sql } from 'kysely';
import { deleteInBatches } from '../../../jobs/purge.ts';
import type { GatewayModule } from '../../../module.ts';
import { deliverWebhooks } from './deliver-webhooks.ts';
import { webhookMigrations } from './migrations.ts';
import { webhooksOperation } from './webhooks-operation.ts';

/** Messages can be replayed this long. */
const RETENTION_MS = 30 * DAY_MS;

/** Calls to integrators about publications and memberships: an outbox, and the job that empties it. */
export const webhooksModule = {
  id: 'webhooks',
  migrations: webhookMigrations,
  jobs: [deliverWebhooks],
  operations: [webhooksOperation],
  purges: [
    {
      what: 'webhookMessages',
      run: (db, at) => deleteInBatches(db, 'webhook_messages', sql`at <= ${new Date(at.getTime() - RETENTION_MS)}`),
    },
  ],
} as const satisfies GatewayModule;
