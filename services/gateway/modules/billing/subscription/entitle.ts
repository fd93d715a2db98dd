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

/** Ends the access that one charge opened, and none that another one did; once for a cause. */
export async function revokeCharge(
  db: Database,
  given: Pick<Grant, 'subscriptionId' | 'occurredAt' | 'cause'> & { readonly transactionId: string },
): Promise<void> {
  await db
    .insertInto('entitlement_events')
    .values({
      subscription_id: given.subscriptionId,
      kind: 'revoked',
      occurred_at: given.occurredAt,
      access_from: null,
      access_until: null,
      is_paid: false,
      cause: given.cause,
      revokes: causeOfCharge(given.transactionId),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** How the grants of a charge are named. */
export function causeOfCharge(transactionId: string): string {
  return `charge:${transactionId}`;
}

/** Records that the rebill was cancelled or resumed, once for a cause. Only when the agreement's status changes with it. */
export async function note(
  db: Database,
  kind: Exclude<EntitlementEventKind, 'granted' | 'revoked'>,
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
