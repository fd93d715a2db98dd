import type { BillerId } from '@network/tenant/constants.ts';
import type { Database } from '../../../../db/database.ts';
import type { BillerEvent } from '../billers/biller.ts';
import type { BillingDeclinesTable } from './declines-table.ts';
import type { Decline, DeclineReason } from './reasons.ts';

const UNEXPLAINED: Decline = { reason: 'unknown', code: null };

/** Why an event says that a payment was declined. */
export const declineOf = ({ decline }: Pick<BillerEvent, 'decline'>): Decline => decline ?? UNEXPLAINED;

/** Records the decline of an event, once. Pass the transaction that applies it. */
export async function recordDecline(
  db: Database,
  biller: BillerId,
  event: BillerEvent,
  kind: BillingDeclinesTable['kind'],
  now: Date,
): Promise<void> {
  await db
    .insertInto('billing_declines')
    .values({
      biller,
      event_id: event.id,
      order_id: event.orderId,
      kind,
      period: event.period,
      ...declineOf(event),
      occurred_at: event.occurredAt,
      recorded_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Records that a biller could not open a payment page: its health, and nobody's card, is to blame. */
export async function recordPageFailure(
  db: Database,
  { biller, id }: { readonly biller: BillerId; readonly id: string },
  now: Date,
): Promise<void> {
  await db
    .insertInto('billing_declines')
    .values({
      biller,
      event_id: `page:${id}`,
      order_id: id,
      kind: 'page',
      period: 0,
      reason: 'processor-unavailable',
      code: null,
      occurred_at: now,
      recorded_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Adds the reason that a browser brought back, signed by the biller, to declines that were reported without one. */
export async function explainDecline(db: Database, orderId: string, { reason, code }: Decline): Promise<void> {
  await db
    .updateTable('billing_declines')
    .set({ reason, code })
    .where('order_id', '=', orderId)
    .where('kind', '=', 'payment')
    .where('reason', '=', 'unknown')
    .execute();
}

/** Why the last payment of an order was declined; null where none was. */
export async function lastDecline(db: Database, orderId: string): Promise<DeclineReason | null> {
  const row = await db
    .selectFrom('billing_declines')
    .select('reason')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'payment')
    .orderBy('occurred_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.reason ?? null;
}
