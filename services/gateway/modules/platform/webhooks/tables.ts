import type { Generated, JSONColumnType } from 'kysely';
import type { WebhookData, WebhookType } from './webhook-types.ts';

/** An address of an integrator that is called. Its secret is derived from its id and is in no row. Times are UTC. */
export interface WebhookEndpointsTable {
  id: string;
  url: string;
  types: WebhookType[];
  created_at: Date;
  created_by: string;
  /** The first failure since the last call that was answered well; null for none. */
  failing_since: Date | null;
  /** Whether the last call took long; such endpoints have few places of their own. */
  is_slow: Generated<boolean>;
  /** Set: nothing is sent; what happens meanwhile is not queued for it. */
  disabled_at: Date | null;
}

/** What happened, once for all endpoints. It names things by their ids alone. */
export interface WebhookMessagesTable {
  /** The `webhook-id` of every call about it. */
  id: string;
  /** A second message with the same key is not queued. */
  key: string | null;
  type: WebhookType;
  data: JSONColumnType<WebhookData>;
  at: Date;
}

/** A message on its way to one endpoint: the outbox. */
export interface WebhookDeliveriesTable {
  message_id: string;
  endpoint_id: string;
  state: Generated<'queued' | 'delivered' | 'failed'>;
  attempts: Generated<number>;
  /** While it is being tried: when another gateway may take it over. */
  next_attempt_at: Date;
  settled_at: Date | null;
  /** The status of the last answer, or why there was none. */
  last_answer: string | null;
}

/** Tables of the webhooks module. */
export interface WebhookTables {
  webhook_endpoints: WebhookEndpointsTable;
  webhook_messages: WebhookMessagesTable;
  webhook_deliveries: WebhookDeliveriesTable;
}
