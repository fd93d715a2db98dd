import type { BillerEvent, BillerEventKind } from '../billers/biller.ts';

/** A state of an order, or what makes a repeated one new, as it was taken in. */
export interface ReadState {
  readonly kind: BillerEventKind | null;
  readonly event_id: string | null;
  readonly received_at: Date;
}

/** A state that was taken in: what was said, and which one of its order it was. */
interface KnownState {
  readonly said: string;
  readonly eventId: string;
  readonly turn: number;
  readonly receivedAt: Date;
}

/**
 * Names a state: the last one of its order again, while its biller says the same, else the next one.
 * @param rows what was taken in of its kind, and what makes a repeated one new
 */
export function nextState(event: BillerEvent, rows: readonly ReadState[], now: Date): BillerEvent {
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
