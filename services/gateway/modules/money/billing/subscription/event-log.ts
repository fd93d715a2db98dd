import type { Database } from '../../../../db/database.ts';
import type { SubscriptionEventKind } from '../tables.ts';

export interface LoggedEvent {
  readonly subscriptionId: string;
  readonly kind: SubscriptionEventKind;
  readonly occurredAt: Date;
  /** Its cause; the same cause is written once. */
  readonly cause: string;
  readonly details?: Readonly<Record<string, string | number | null>>;
}

/**
 * Writes into the log of all that happened to a subscription.
 * @returns false when it was there already
 */
export async function logEvent(db: Database, event: LoggedEvent, now: Date): Promise<boolean> {
  const written = await db
    .insertInto('subscription_events')
    .values({
      subscription_id: event.subscriptionId,
      kind: event.kind,
      occurred_at: event.occurredAt,
      recorded_at: now,
      cause: event.cause,
      details: JSON.stringify(event.details ?? {}),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return written.numInsertedOrUpdatedRows === 1n;
}
