import type { BillerId } from '@network/tenant/constants.ts';
import type { Database } from '../../../../db/database.ts';
import type { BillerEvent, BillerEventKind } from '../billers/biller.ts';
import { nextState, type ReadState } from './next-state.ts';

/**
 * The kinds of event that make a repeated state a new one: another state of its kind, and these. A day that was said
 * while nothing renewed here moved nothing, so it counts once the return is known.
 */
const ENDED_BY: Readonly<Partial<Record<BillerEventKind, BillerEventKind>>> = {
  reactivated: 'cancelled',
  rescheduled: 'reactivated',
};

/**
 * Names an event by which a biller says how it is now: the last one of its order again, while it says the same, else the next one. So
 * a day that is moved forth and back is moved twice, and a report that is read twice says nothing new.
 * @param now when it was read; left out where its name alone counts
 * @returns any other event as it is
 */
export async function nameState(
  db: Database,
  biller: BillerId,
  received: BillerEvent,
  now: Date = received.occurredAt,
): Promise<BillerEvent> {
  const { isState, ...event } = received;
  if (isState !== true) return event;
  const rows: readonly ReadState[] = await db
    .selectFrom('postbacks')
    .select(['event_id', 'kind', 'received_at'])
    .where('biller', '=', biller)
    .where('order_id', '=', event.orderId)
    .where('kind', 'in', [event.kind, ENDED_BY[event.kind] ?? event.kind])
    .where('status', '<>', 'refused')
    .execute();
  return nextState(event, rows, now);
}
