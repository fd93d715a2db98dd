import { type Insertable, sql, type Updateable } from 'kysely';
import type { Database } from '../../../db/database.ts';
import type { Membership } from './membership.ts';
import type { SubscriptionsTable } from './tables.ts';

/**
 * The subscriptions, to be joined in a statement of another module under an alias. The planner sees through it, so that
 * it costs the same as the table. Whether one is active follows from its events, not from its row.
 */
export function subscriptionRows(db: Pick<Database, 'selectFrom'>) {
  return db.selectFrom('subscriptions').selectAll('subscriptions');
}

/**
 * The grants of access, by subscription and cause, to be joined in a statement of another module. The planner sees
 * through it.
 */
export function grantRows(db: Pick<Database, 'selectFrom'>) {
  return db
    .selectFrom('entitlement_events')
    .select(['subscription_id', 'cause', 'access_from', 'access_until'])
    .where('kind', '=', 'granted');
}

/** Finds the grants of a subscription whose causes begin so, the first one first, each with the causes of the events that revoked it. */
export async function findGrantsOfCause(
  db: Database,
  { subscriptionId, cause }: { readonly subscriptionId: string; readonly cause: string },
): Promise<readonly { readonly cause: string; readonly revokedBy: readonly string[] }[]> {
  const grants = await grantRows(db)
    .where('subscription_id', '=', subscriptionId)
    .where(sql<boolean>`starts_with(cause, ${cause})`)
    .orderBy('id')
    .execute();
  const revoked = await db
    .selectFrom('entitlement_events')
    .select(['cause', 'revokes'])
    .where('subscription_id', '=', subscriptionId)
    .where('kind', '=', 'revoked')
    .where(sql<boolean>`starts_with(revokes, ${cause})`)
    .execute();
  return grants.map((grant) => ({
    cause: grant.cause,
    revokedBy: revoked.filter(({ revokes }) => revokes === grant.cause).map((each) => each.cause),
  }));
}

/**
 * Finds the end of the access that a grant opened, or the time at which it was revoked; null if there is none, or it is
 * open without limit.
 */
export async function findEndOfGrant(
  db: Database,
  { subscriptionId, cause }: { readonly subscriptionId: string; readonly cause: string },
): Promise<Date | null> {
  const grant = await grantRows(db)
    .where('subscription_id', '=', subscriptionId)
    .where('cause', '=', cause)
    .executeTakeFirst();
  if (!grant?.access_until) return null;
  const revoked = await db
    .selectFrom('entitlement_events')
    .select('occurred_at')
    .where('subscription_id', '=', subscriptionId)
    .where('kind', '=', 'revoked')
    .where('revokes', '=', cause)
    .where('occurred_at', '<', grant.access_until)
    .orderBy('occurred_at')
    .limit(1)
    .executeTakeFirst();
  return revoked?.occurred_at ?? grant.access_until;
}

/** The brand on which a subscription was joined. @throws when there is no such subscription */
export async function brandOfSubscription(db: Database, id: string): Promise<string> {
  const { joined_on } = await db
    .selectFrom('subscriptions')
    .select('joined_on')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return joined_on;
}

/** The biller of the subscription that a person joined last, of those that anybody bills; null for none. */
export async function findLastBiller(db: Database, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('subscriptions')
    .select('biller')
    .where('user_id', '=', userId)
    .where('biller', 'is not', null)
    .orderBy('joined_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.biller ?? null;
}

/** Returns the biller of the subscription that was joined last, from a membership that was read before. */
export function lastBillerOf({ subscriptions }: Pick<Membership, 'subscriptions'>): string | null {
  const billed = subscriptions.filter(({ isTandem, biller }) => !isTandem && biller !== null);
  // They are in the order of their joining and ids.
  const [last] = billed.toSorted((a, b) => b.joined_at.getTime() - a.joined_at.getTime());
  return last?.biller ?? null;
}

/** Creates a subscription; it opens nothing until it is granted something. */
export async function createSubscription(trx: Database, row: Insertable<SubscriptionsTable>): Promise<void> {
  await trx.insertInto('subscriptions').values(row).execute();
}

/** Changes the plan and the biller of a continuing subscription. */
export async function changePlan(
  trx: Database,
  id: string,
  to: Pick<Required<Updateable<SubscriptionsTable>>, 'type' | 'plan_id' | 'biller' | 'is_free_limited_trial'>,
): Promise<void> {
  await trx.updateTable('subscriptions').set(to).where('id', '=', id).execute();
}

/** A trial that was paid for becomes a membership; anything else stays what it is. */
export async function makeTrialMembership(trx: Database, id: string): Promise<void> {
  await trx
    .updateTable('subscriptions')
    .set({ type: 'member' })
    .where('id', '=', id)
    .where('type', '=', 'trial')
    .execute();
}
