import type { BillerId } from '@network/tenant/constants.ts';
import type { Database } from '../../../../db/database.ts';
import type { BillerEvent, BillerEventKind } from '../billers/biller.ts';

/**
 * The kinds of event that make a repeated state a new one: another state of its kind, and these. A day that was said
 * while nothing renewed here moved nothing, so it counts once the return is known.
 */
const ENDED_BY: Readonly<Partial<Record<BillerEventKind, BillerEventKind>>> = {
  reactivated: 'cancelled',
  rescheduled: 'reactivated',
};

/** A state that was taken in: what was said, and which one of its order it was. */
interface KnownState {
  readonly said: string;
  readonly eventId: string;
  readonly turn: number;
  readonly receivedAt: Date;
}

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
  const rows = await db
    .selectFrom('postbacks')
    .select(['event_id', 'kind', 'received_at'])
    .where('biller', '=', biller)
    .where('order_id', '=', event.orderId)
    .where('kind', 'in', [event.kind, ENDED_BY[event.kind] ?? event.kind])
    .where('status', '<>', 'refused')
    .execute();
  const states = rows.filter(({ kind }) => kind === event.kind).map((row) => knownState(row.event_id ?? '', row));
  const last = states.toSorted(byAge).at(-1);
  if (last === undefined) return event;
  const isOver = rows.some(({ kind, received_at }) => kind !== event.kind && received_at > last.receivedAt);
  if (last.said === event.id && !isOver) return { ...event, id: last.eventId };
  const turn = Math.max(states.length, ...states.map((each) => each.turn)) + 1;
  return { ...event, id: `${event.id}:turn-${turn}`, occurredAt: momentOf(event, now) };
}

/**
 * When a state began that is not the first of its order: after the one before it, whatever its report dates it by, and so when it is
 * read, or before the day that it says where that is over. Otherwise a day that a return moved would stay, whatever is said since.
 */
function momentOf({ occurredAt, nextChargeAt }: BillerEvent, now: Date): Date {
  const read = nextChargeAt === undefined || nextChargeAt > now ? now : new Date(nextChargeAt.getTime() - 1);
  return read > occurredAt ? read : occurredAt;
}

function knownState(eventId: string, { received_at: receivedAt }: { readonly received_at: Date }): KnownState {
  const [, said = eventId, turn = '1'] = /^(.*):turn-(\d+)$/.exec(eventId) ?? [];
  return { said, eventId, turn: Number(turn), receivedAt };
}

/**
 * Sorts states by their turns, since clocks of gateways differ and a job dates what it reads from its own beginning.
 * Earlier releases gave no turns.
 */
const byAge = (one: KnownState, other: KnownState): number =>
  one.turn - other.turn || one.receivedAt.getTime() - other.receivedAt.getTime();
