import type { Database } from '../../../db/database.ts';

/** What integrators wait for, at endpoints that are not switched off. */
interface WebhookDelays {
  /** When the call was due that waits longest; null where none is due. */
  readonly dueSince: Date | null;
  /** Since when the endpoint fails that has failed longest; null where every one answers. */
  readonly failingSince: Date | null;
}

/** Finds the longest delays of calls and endpoints. */
export async function webhookDelays(db: Database, now: Date): Promise<WebhookDelays> {
  const endpoints = db.selectFrom('webhook_endpoints').where('disabled_at', 'is', null);
  const { since: failingSince } = await endpoints
    .select(({ fn }) => fn.min('failing_since').as('since'))
    .executeTakeFirstOrThrow();
  const { since: dueSince } = await db
    .selectFrom('webhook_deliveries')
    .select(({ fn }) => fn.min('next_attempt_at').as('since'))
    .where('state', '=', 'queued')
    .where('next_attempt_at', '<=', now)
    .where('endpoint_id', 'in', endpoints.select('id'))
    .executeTakeFirstOrThrow();
  return { dueSince, failingSince };
}
