import type { Insertable } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { EntitlementEventKind } from './entitlement.ts';
import type { EntitlementEventsTable } from './tables.ts';

export interface Grant {
  readonly subscriptionId: string;
  readonly from: Date;
  readonly until: Date;
  readonly isPaid: boolean;
  readonly occurredAt: Date;
  readonly cause: string;
}

/** An event without a period: what happened, when, and the cause for which it happens once. */
type Occurrence = Pick<Grant, 'subscriptionId' | 'occurredAt' | 'cause'>;

/** Opens a subscription for a period, once for a cause. */
export async function grantAccess(db: Database, input: Grant): Promise<void> {
  const { from, until, isPaid } = input;
  await appendEvent(db, 'granted', input, { access_from: from, access_until: until, is_paid: isPaid });
}

/** Ends the access that one charge opened, and none that another one did; once for a cause. */
export async function revokeAccess(
  db: Database,
  { transactionId, ...input }: Occurrence & { readonly transactionId: string },
): Promise<void> {
  await revokeGrant(db, { ...input, revokes: causeOfCharge(transactionId) });
}

/** Ends the access that grants of one cause opened, and no other; once for a cause. */
export async function revokeGrant(db: Database, input: Occurrence & { readonly revokes: string }): Promise<void> {
  await appendEvent(db, 'revoked', input, { revokes: input.revokes });
}

/** Ends all access that a subscription was granted so far, paid or not; once for a cause. */
export async function revokeAllAccess(db: Database, input: Occurrence): Promise<void> {
  await appendEvent(db, 'revoked', input);
}

/** Records that days of a charge were credited to another plan, or are open again; once for a cause. */
export async function recordCredit(
  db: Database,
  kind: 'credited' | 'credit-returned',
  input: Occurrence & { readonly revokes: string },
): Promise<void> {
  await appendEvent(db, kind, input, { revokes: input.revokes });
}

/** Returns the name of a charge's grants. */
export function causeOfCharge(transactionId: string): string {
  return `charge:${transactionId}`;
}

/**
 * Records that the rebill was cancelled or resumed, once for a cause. Only when the agreement's status changes with it.
 */
export async function recordRebillChange(
  db: Database,
  kind: 'rebill-cancelled' | 'rebill-resumed',
  input: Occurrence,
): Promise<void> {
  await appendEvent(db, kind, input);
}

/** Records when a pause begins or ends, once for a cause. What is recorded later overrides it. */
export async function recordPause(db: Database, kind: 'paused' | 'pause-ended', input: Occurrence): Promise<void> {
  await appendEvent(db, kind, input);
}

/** Appends to a subscription's log; a cause that is in it already for this kind changes nothing. */
async function appendEvent(
  db: Database,
  kind: EntitlementEventKind,
  { subscriptionId, occurredAt, cause }: Occurrence,
  fields: Partial<
    Pick<Insertable<EntitlementEventsTable>, 'access_from' | 'access_until' | 'is_paid' | 'revokes'>
  > = {},
): Promise<void> {
  await db
    .insertInto('entitlement_events')
    .values({
      subscription_id: subscriptionId,
      kind,
      occurred_at: occurredAt,
      access_from: null,
      access_until: null,
      is_paid: false,
      cause,
      ...fields,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

interface ChargeOfSubscription {
  readonly subscriptionId: string;
  readonly transactionId: string;
}

/** Finds the beginning of the access that a charge opened; null if it opened none. */
export async function findStartOfCharge(db: Database, charge: ChargeOfSubscription): Promise<Date | null> {
  return (await findGrantOfCharge(db, charge))?.access_from ?? null;
}

/** Finds the end of the access that a charge opened, whatever was added or taken since; null if it opened none. */
export async function findEndOfCharge(db: Database, charge: ChargeOfSubscription): Promise<Date | null> {
  return (await findGrantOfCharge(db, charge))?.access_until ?? null;
}

function findGrantOfCharge(db: Database, charge: ChargeOfSubscription) {
  return db
    .selectFrom('entitlement_events')
    .select(['access_from', 'access_until'])
    .where('subscription_id', '=', charge.subscriptionId)
    .where('kind', '=', 'granted')
    .where('cause', '=', causeOfCharge(charge.transactionId))
    .executeTakeFirst();
}
