import type { Database } from '../../../db/database.ts';
import type { EntitlementEventKind } from '../../membership/entitlement.ts';

export interface Grant {
  readonly subscriptionId: string;
  readonly from: Date;
  readonly until: Date;
  readonly isPaid: boolean;
  readonly occurredAt: Date;
  readonly cause: string;
}

/** Opens a subscription for a period, once for a cause. */
export async function grant(db: Database, given: Grant): Promise<void> {
  await db
    .insertInto('entitlement_events')
    .values({
      subscription_id: given.subscriptionId,
      kind: 'granted',
      occurred_at: given.occurredAt,
      access_from: given.from,
      access_until: given.until,
      is_paid: given.isPaid,
      cause: given.cause,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Says that the rebill was cancelled or resumed, or that access ended, once for a cause. */
export async function note(
  db: Database,
  kind: Exclude<EntitlementEventKind, 'granted'>,
  given: Pick<Grant, 'subscriptionId' | 'occurredAt' | 'cause'>,
): Promise<void> {
  await db
    .insertInto('entitlement_events')
    .values({
      subscription_id: given.subscriptionId,
      kind,
      occurred_at: given.occurredAt,
      access_from: null,
      access_until: null,
      is_paid: false,
      cause: given.cause,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
