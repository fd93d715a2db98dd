import type { Database } from '../../../db/database.ts';
import type { EntitlementEventKind } from './entitlement.ts';

/** One event of the log from which a subscription's state follows. */
export interface EventOfMember {
  readonly subscriptionId: string;
  readonly kind: EntitlementEventKind;
  readonly occurredAt: Date;
  readonly accessFrom: Date | null;
  readonly accessUntil: Date | null;
  readonly isPaid: boolean;
  readonly cause: string;
}

/** The events of all of a person's own subscriptions, the newest first. */
export async function eventsOfMember(db: Database, userId: string, most: number): Promise<readonly EventOfMember[]> {
  return db
    .selectFrom('entitlement_events as event')
    .innerJoin('subscriptions', 'subscriptions.id', 'event.subscription_id')
    .select(['event.subscription_id as subscriptionId', 'event.kind', 'event.occurred_at as occurredAt'])
    .select(['event.access_from as accessFrom', 'event.access_until as accessUntil'])
    .select(['event.is_paid as isPaid', 'event.cause'])
    .where('subscriptions.user_id', '=', userId)
    .orderBy('event.occurred_at', 'desc')
    .orderBy('event.id', 'desc')
    .limit(most)
    .execute();
}
