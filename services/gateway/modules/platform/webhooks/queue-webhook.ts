import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { WebhookData, WebhookType } from './webhook-types.ts';

/** Something that happened, for the integrators that subscribe to it. */
export interface WebhookMessage {
  readonly type: WebhookType;
  readonly data: WebhookData;
  /** A second message with the same key is not queued. */
  readonly key?: string;
}

/**
 * Queues a message for every endpoint that wants its type; nothing is written where none does. Give the transaction of the
 * change that it reports, so that neither is there without the other.
 */
export async function queueWebhook(trx: Database, { type, data, key }: WebhookMessage, at: Date): Promise<void> {
  await sql`
    with endpoint as (
      select id from webhook_endpoints where disabled_at is null and ${type} = any(types)
    ), message as (
      insert into webhook_messages (id, key, type, data, at)
      select ${`msg_${randomUUID().replaceAll('-', '')}`}, ${key ?? null}, ${type}, ${JSON.stringify(data)}::jsonb, ${at}
      where exists (select from endpoint)
      on conflict (key) do nothing
      returning id
    )
    insert into webhook_deliveries (message_id, endpoint_id, next_attempt_at)
    select message.id, endpoint.id, ${at} from message, endpoint
  `.execute(trx);
}
