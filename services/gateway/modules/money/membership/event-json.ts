import { type RawBuilder, sql } from 'kysely';
import type { EntitlementEvent, EntitlementEventKind } from './entitlement.ts';

/**
 * An event as JSON of the database carries it: kind, when it occurred, from when and until when it grants access, whether that
 * was paid for, its cause, what it revokes. An array, since a member of years has hundreds and names would double them;
 * times are ISO texts.
 */
export type EventJson = readonly [
  kind: EntitlementEventKind,
  occurredAt: string,
  accessFrom: string | null,
  accessUntil: string | null,
  isPaid: boolean,
  cause: string,
  revokes: string | null,
];

/**
 * The events of the subscription `subscription` of a statement, as a JSON array in the order in which they were
 * recorded.
 */
export const eventsOfSubscription: RawBuilder<readonly EventJson[]> = sql`(
  select coalesce(json_agg(json_build_array(
    kind, occurred_at, access_from, access_until, is_paid, cause, revokes
  ) order by entitlement_events.id), '[]') from entitlement_events where subscription_id = subscription.id
)`;

export function eventOf([
  kind,
  occurredAt,
  accessFrom,
  accessUntil,
  isPaid,
  cause,
  revokes,
]: EventJson): EntitlementEvent {
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
