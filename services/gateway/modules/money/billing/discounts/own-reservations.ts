import type { Database } from '../../../../db/database.ts';
import { OPEN_STATUSES } from '../orders/end-open-orders.ts';
import { type CodeLimits, countUses, limitReached, type ReachedLimit } from './find-code.ts';

/** The person who wants to use a code: signed in, known by their browser, or both. */
export interface CodeHolder {
  /** Null for a visitor, who has used nothing yet. */
  readonly userId: string | null;
  /** The hash of the browser's secret; null for a browser without one, and if none is known. */
  readonly browserHash: string | null;
}

/** An order that reserves a use for the holder. */
export interface OwnReservation {
  readonly orderId: string;
  /** Null where the order was opened without sign-in. */
  readonly userId: string | null;
}

/**
 * The unpaid orders that reserve uses of a code for its holder, the oldest first. A visitor's are those of the browser, whatever email
 * was typed. A purchase by one press that was not declined is none of them: it may be charged now.
 */
export function ownReservations(db: Database, codeId: string, { userId, browserHash }: CodeHolder) {
  return db
    .selectFrom('billing_orders')
    .innerJoin('discount_uses', 'discount_uses.order_id', 'billing_orders.id')
    .select(['billing_orders.id as orderId', 'billing_orders.user_id as userId'])
    .where('discount_uses.code_id', '=', codeId)
    .where('billing_orders.status', 'in', OPEN_STATUSES)
    .where((where) =>
      where.or([where('billing_orders.channel', '=', 'hosted'), where('billing_orders.status', '=', 'declined')]),
    )
    .where((where) =>
      where.or([
        where('billing_orders.user_id', '=', userId),
        where.and([
          where('billing_orders.user_id', 'is', null),
          where('billing_orders.browser_hash', '=', browserHash),
        ]),
      ]),
    )
    .orderBy('billing_orders.created_at')
    .orderBy('billing_orders.id');
}

/**
 * Lists the orders that the holder of a code gives up to use it once more: as few as necessary, and the oldest of those
 * that make room. Where one person has used it as often as they may, an order of the same browser without sign-in makes
 * none. Or why nobody, or this person, can use it any more.
 */
export async function roomFor(
  db: Database,
  limits: CodeLimits,
  { userId }: CodeHolder,
  reserved: readonly OwnReservation[],
): Promise<readonly OwnReservation[] | ReachedLimit> {
  const uses = await countUses(db, limits.codeId, userId);
  const refusalWithout = (given: readonly OwnReservation[]): ReachedLimit | null => {
    const own = uses.own - given.filter((each) => each.userId !== null).length;
    return limitReached(limits, userId, { all: uses.all - given.length, own });
  };
  const given: OwnReservation[] = [];
  for (;;) {
    const refusal = refusalWithout(given);
    if (refusal === null) return given;
    const next = reserved.find((each) => !given.includes(each) && (refusal === 'usedUp' || each.userId !== null));
    if (next === undefined) return refusal;
    given.push(next);
  }
}

/** Why nobody, or this holder, can use a code any more, whatever they have reserved of it; null where they can. */
export async function refusedToHolder(
  db: Database,
  limits: CodeLimits,
  holder: CodeHolder,
): Promise<ReachedLimit | null> {
  const room = await roomFor(db, limits, holder, await ownReservations(db, limits.codeId, holder).execute());
  return typeof room === 'string' ? room : null;
}
