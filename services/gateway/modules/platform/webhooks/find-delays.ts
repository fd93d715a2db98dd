import type { Database } from '../../../db/database.ts';
import { queueLength } from '../../../outbox/queued-rows.ts';
import { QUEUES } from '../../../outbox/queues.ts';

/** What integrators wait for, at endpoints that are not switched off. */
interface WebhookDelays {
  /** When the call was due that waits longest; null where none is due. */
  readonly dueSince: Date | null;
  /** Since when the endpoint fails that has failed longest; null where every one answers. */
  readonly failingSince: Date | null;
}

/** Finds the longest delays of calls and endpoints. */
export async function webhookDelays(db: Database, now: Date): Promise<WebhookDelays> {
  const { since: failingSince } = await db
    .selectFrom('webhook_endpoints')
    .select(({ fn }) => fn.min('failing_since').as('since'))
    .where('disabled_at', 'is', null)
    .executeTakeFirstOrThrow();
  const { oldest } = await queueLength(db, QUEUES.webhooks);
  return { dueSince: oldest !== null && oldest <= now ? oldest : null, failingSince };
}
