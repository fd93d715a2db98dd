import type { Database } from '../../../../../db/database.ts';
import type { KnownReversals } from './invoice-history.ts';

/** The facts that our own records have about an order. */
export interface OrderFacts {
  readonly openedAt: Date;
  readonly isRenewing: boolean;
  /** The order is known to be paid. */
  readonly isPaid: boolean;
  /** The order's renewals are known to have ended. */
  readonly isEnded: boolean;
  /** The time since which its renewals are known to run: the payment, or the last return. Null before it is paid. */
  readonly runsSince: Date | null;
}

/** An order that was opened for RocketGate; null for any other invoice. */
export async function findOrder(db: Database, orderId: string): Promise<OrderFacts | null> {
  const order = await db
    .selectFrom('billing_orders as order')
    .leftJoin('billing_agreements as agreement', 'agreement.id', 'order.id')
    .select(['order.created_at', 'order.rebill_months', 'agreement.status', 'agreement.status_at'])
    .where('order.id', '=', orderId)
    .where('order.biller', '=', 'rocketgate')
    .executeTakeFirst();
  if (!order) return null;
  const { created_at: openedAt, rebill_months, status, status_at: runsSince } = order;
  const isEnded = status === 'cancelled' || status === 'ended';
  return { openedAt, isRenewing: rebill_months !== null, isPaid: status !== null, isEnded, runsSince };
}

/** The refunds and voids of an order that were taken in, which RocketGate's report does not tie to their charges. */
export async function findReversals(db: Database, orderId: string): Promise<KnownReversals> {
  const rows = await db
    .selectFrom('billing_transactions as reversal')
    .innerJoin('billing_transactions as charge', (join) =>
      join.on((on) =>
        on.or([
          on('charge.id', '=', on.ref('reversal.reverses_id')),
          on('charge.id', '=', on.ref('reversal.part_of_id')),
        ]),
      ),
    )
    .select(['reversal.transaction_id', 'charge.transaction_id as charge_id'])
    .where('reversal.agreement_id', '=', orderId)
    .where('reversal.biller', '=', 'rocketgate')
    .execute();
  return new Map(rows.map(({ transaction_id, charge_id }) => [transaction_id, charge_id]));
}

/** The number of what took a charge back whole, or the rest of it; null where nothing did. */
export async function findWholeReversal(db: Database, transactionId: string): Promise<string | null> {
  const row = await db
    .selectFrom('billing_transactions as reversal')
    .innerJoin('billing_transactions as charge', 'charge.id', 'reversal.reverses_id')
    .select('reversal.transaction_id')
    .where('charge.biller', '=', 'rocketgate')
    .where('charge.transaction_id', '=', transactionId)
    .executeTakeFirst();
  return row?.transaction_id ?? null;
}

/** Finds the events that were received before and need nothing more. */
export async function findReceived(db: Database, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('postbacks')
    .select('event_id')
    .where('biller', '=', 'rocketgate')
    .where('event_id', 'in', ids)
    .where('status', 'in', ['processed', 'flagged'])
    .execute();
  return new Set(rows.flatMap(({ event_id }) => event_id ?? []));
}
