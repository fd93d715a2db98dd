import { type RawBuilder, sql } from 'kysely';
import type { EntitlementEvent, EntitlementEventKind } from './entitlement.ts';

/** An event as JSON of the database carries it: moments are texts. */
export interface EventJson {
  readonly kind: EntitlementEventKind;
  readonly occurredAt: string;
  readonly accessFrom: string | null;
  readonly accessUntil: string | null;
  readonly isPaid: boolean;
  readonly cause: string;
  readonly revokes: string | null;
}

/**
 * The events of the subscription `subscription` of a statement, as a JSON array in the order in which they were
 * recorded.
 */
export const eventsOfSubscription: RawBuilder<readonly EventJson[]> = sql`(
  select coalesce(json_agg(json_build_object(
    'kind', kind, 'occurredAt', occurred_at, 'accessFrom', access_from, 'accessUntil', access_until,
    'isPaid', is_paid, 'cause', cause, 'revokes', revokes
  ) order by entitlement_events.id), '[]') from entitlement_events where subscription_id = subscription.id
)`;

export function eventOf(json: EventJson): EntitlementEvent {
  const { kind, occurredAt, accessFrom, accessUntil, isPaid, cause, revokes } = json;
  return {
    kind,
    isPaid,
    cause,
    revokes,
    occurredAt: new Date(occurredAt),
    accessFrom: accessFrom === null ? null : new Date(accessFrom),
    accessUntil: accessUntil === null ? null : new Date(accessUntil),
  };
}
