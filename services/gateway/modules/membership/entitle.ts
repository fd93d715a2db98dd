import type { Database } from '../../db/database.ts';
import type { EntitlementEventKind } from './entitlement.ts';

export interface Grant {
  readonly subscriptionId: string;
  readonly from: Date;
  readonly until: Date;
  readonly isPaid: boolean;
  readonly occurredAt: Date;
  readonly cause: string;
}

/** Opens a subscription for a period, once for a cause. */
export async function grantAccess(db: Database, input: Grant): Promise<void> {
  await db
    .insertInto('entitlement_events')
    .values({
      subscription_id: input.subscriptionId,
      kind: 'granted',
      occurred_at: input.occurredAt,
      access_from: input.from,
      access_until: input.until,
      is_paid: input.isPaid,
      cause: input.cause,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Ends the access that one charge opened, and none that another one did; once for a cause. */
export async function revokeAccess(
  db: Database,
  input: Pick<Grant, 'subscriptionId' | 'occurredAt' | 'cause'> & { readonly transactionId: string },
): Promise<void> {
  await db
    .insertInto('entitlement_events')
    .values({
      subscription_id: input.subscriptionId,
      kind: 'revoked',
      occurred_at: input.occurredAt,
      access_from: null,
      access_until: null,
      is_paid: false,
      cause: input.cause,
      revokes: causeOfCharge(input.transactionId),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Ends all access that a subscription was granted so far, paid or not; once for a cause. */
export async function revokeAllAccess(
  db: Database,
  input: Pick<Grant, 'subscriptionId' | 'occurredAt' | 'cause'>,
): Promise<void> {
  await db
    .insertInto('entitlement_events')
    .values({
      subscription_id: input.subscriptionId,
      kind: 'revoked',
      occurred_at: input.occurredAt,
      access_from: null,
      access_until: null,
      is_paid: false,
      cause: input.cause,
      revokes: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Records that days of a charge were credited to another plan, or are open again; once for a cause. */
export async function recordCredit(
  db: Database,
  kind: 'credited' | 'credit-returned',
  input: Pick<Grant, 'subscriptionId' | 'occurredAt' | 'cause'> & { readonly revokes: string },
): Promise<void> {
  await db
    .insertInto('entitlement_events')
    .values({
      subscription_id: input.subscriptionId,
      kind,
      occurred_at: input.occurredAt,
      access_from: null,
      access_until: null,
      is_paid: false,
      cause: input.cause,
      revokes: input.revokes,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** How the grants of a charge are named. */
export function causeOfCharge(transactionId: string): string {
  return `charge:${transactionId}`;
}

/**
 * Records that the rebill was cancelled or resumed, once for a cause. Only when the agreement's status changes with it.
 */
export async function recordRebillChange(
  db: Database,
  kind: Extract<EntitlementEventKind, 'rebill-cancelled' | 'rebill-resumed'>,
  input: Pick<Grant, 'subscriptionId' | 'occurredAt' | 'cause'>,
): Promise<void> {
  await db
    .insertInto('entitlement_events')
    .values({
      subscription_id: input.subscriptionId,
      kind,
      occurred_at: input.occurredAt,
      access_from: null,
      access_until: null,
      is_paid: false,
      cause: input.cause,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** When the access begins that a charge opened; null when it opened none. */
export async function findStartOfCharge(
  db: Database,
  charge: { readonly subscriptionId: string; readonly transactionId: string },
): Promise<Date | null> {
  const granted = await db
    .selectFrom('entitlement_events')
    .select('access_from')
    .where('subscription_id', '=', charge.subscriptionId)
    .where('kind', '=', 'granted')
    .where('cause', '=', causeOfCharge(charge.transactionId))
    .executeTakeFirst();
  return granted?.access_from ?? null;
}
