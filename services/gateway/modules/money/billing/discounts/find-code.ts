import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../../db/database.ts';
import type { Order } from '../orders/order-repository.ts';
import { type DiscountTerms } from './discount.ts';
import { readDiscountCode } from './discount-code.ts';
import { accountRows } from '../../../people/identity/public.ts';

/** Statuses of orders that take a use of the code they were made with: what is given up or returned takes none. */
const TAKING = ['pending', 'declined', 'awaiting-confirmation', 'paid'] as const;

export const isTaking = (status: Order['status']): boolean => (TAKING as readonly string[]).includes(status);

/**
 * Builds the part of a statement that says whether an order takes a use of its code. A payment that opened nothing and
 * goes back takes none, also where its order is `paid`, since somebody with a membership made it.
 * @param orders how the statement calls `billing_orders`
 */
export function takesUse(orders: string): RawBuilder<boolean> {
  const [status, returnedWhy] = [sql.ref(`${orders}.status`), sql.ref(`${orders}.returned_why`)];
  return sql<boolean>`(${status} in (${sql.join(TAKING)}) and ${returnedWhy} is null)`;
}

/** The number of times that a code may be used, in all and by one person; null for any number. */
export interface CodeLimits {
  readonly codeId: string;
  readonly usesEach: number | null;
  readonly usesPerPerson: number | null;
}

/** A code with what it is good for, and how often it may be used. */
export interface FoundCode extends CodeLimits {
  readonly code: string;
  readonly terms: DiscountTerms;
}

/**
 * The code that somebody typed; null for one that there is not, and for one that nobody has approved yet.
 * @param lock locks the code until the caller's transaction ends, so that uses of it are reserved one after the other
 */
export async function findCode(db: Database, typed: string, lock = false): Promise<FoundCode | null> {
  const code = readDiscountCode(typed);
  if (code === null) return null;
  const base = db
    .selectFrom('discount_codes')
    .innerJoin('discounts', 'discounts.id', 'discount_codes.discount_id')
    .select(['discount_codes.id as codeId', 'discount_codes.code', 'kind', 'worth', 'currency'])
    .select(['plan_ids as planIds', 'tenant_ids as brands', 'starts_at as startsAt', 'ends_at as endsAt'])
    .select(['stopped_at as stoppedAt', 'uses_each as usesEach', 'uses_per_person as usesPerPerson'])
    .where('discount_codes.code', '=', code)
    .where('approved_at', 'is not', null);
  const row = await (lock ? base.forNoKeyUpdate('discount_codes') : base).executeTakeFirst();
  if (row === undefined) return null;
  const { codeId, code: stored, usesEach, usesPerPerson, ...terms } = row;
  return { codeId, code: stored, usesEach, usesPerPerson, terms };
}

/** The number of times that a code is reserved or used, in all and by one person. */
export interface CodeUses {
  readonly all: number;
  readonly own: number;
}

/**
 * Counts the uses of a code; of a visitor nothing is known. A payment that waits for the owner of its email is theirs: they may confirm
 * it after they used the code again.
 */
export async function countUses(db: Database, codeId: string, userId: string | null): Promise<CodeUses> {
  const { all, own } = await db
    .selectFrom('discount_uses')
    .innerJoin('billing_orders', 'billing_orders.id', 'discount_uses.order_id')
    .select([
      sql<number>`count(*)::int`.as('all'),
      sql<number>`count(*) filter (where ${isUsedBy(db, userId)})::int`.as('own'),
    ])
    .where('code_id', '=', codeId)
    .where(takesUse('billing_orders'))
    .executeTakeFirstOrThrow();
  return { all, own };
}

/** Builds the part of a statement that says whether an order is a person's, or a payment that waits for them. */
const isUsedBy = (db: Database, userId: string | null) => sql<boolean>`(billing_orders.user_id = ${userId} or (
  billing_orders.status = 'awaiting-confirmation' and billing_orders.email = (
    select account.email from (${accountRows(db)}) account where account.id = ${userId}
  )
))`;

/** The limit that keeps a code from being used: that of all people, or of one. */
export type ReachedLimit = 'usedUp' | 'usedByYou';

/** The limit of a code that so many uses have reached; null where it can be used once more. */
export function limitReached(
  { usesEach, usesPerPerson }: CodeLimits,
  userId: string | null,
  uses: CodeUses,
): ReachedLimit | null {
  if (userId !== null && usesPerPerson !== null && uses.own >= usesPerPerson) return 'usedByYou';
  return usesEach !== null && uses.all >= usesEach ? 'usedUp' : null;
}

/** Why nobody, or this person, can use a code any more; null where they can. */
export async function refusedByUses(
  db: Database,
  limits: CodeLimits,
  userId: string | null,
): Promise<ReachedLimit | null> {
  return limitReached(limits, userId, await countUses(db, limits.codeId, userId));
}
