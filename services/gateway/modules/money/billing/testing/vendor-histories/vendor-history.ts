import type { Biller, BillerEvent } from '../../billers/biller.ts';
import type { VendorBooks, VendorMessage, VendorReversal } from './vendor-books.ts';

/** One history: the vendor's books, its adapter, and what the adapter made of all that it was sent. */
export interface History {
  readonly books: VendorBooks;
  readonly biller: Biller;
  readonly address: string;
  /** The same as in `VendorSpeech`. */
  readonly hasNumbers: boolean;
  /** The same as in `VendorSpeech`. */
  readonly namesCharges: boolean;
  /** Events by their id, as the inbox has them. */
  readonly taken: Map<string, BillerEvent>;
  /** The inbox as the last backup has it. */
  readonly backup: Map<string, BillerEvent>;
  readonly line: VendorLine;
}

/** The gateway's calls of a vendor, and what is wrong with the next one. */
export class VendorLine {
  /** `hangs` until the gateway gives up, or `swapped` with the answer to the call before. */
  next: 'hangs' | 'swapped' | null = null;
  /** A call since the last check did not get the answer that it should. */
  private isDisturbed = false;
  private before: string | null = null;

  /** Returns the answer to a call. @throws DOMException where it is not, as the adapters' calls end then */
  answer(right: () => string): string {
    const trouble = this.next;
    this.next = null;
    this.isDisturbed ||= trouble !== null;
    if (trouble === 'hangs') throw new DOMException('The operation was aborted due to timeout', 'TimeoutError');
    const own = right();
    const answer = trouble === 'swapped' ? (this.before ?? own) : own;
    this.before = own;
    return answer;
  }

  /** Returns whether a call was disturbed since this was last called. */
  wasDisturbed(): boolean {
    const was = this.isDisturbed;
    this.isDisturbed = false;
    return was;
  }
}

/** Hands a message to the adapter as the gateway's route does. One that is to be sent again changes nothing. */
export async function hand({ biller, books, address, taken, line }: History, sent: VendorMessage, from = address) {
  const postback = { ...sent, headers: {}, address: from };
  if (biller.verify(postback, books.now()).signature !== 'valid') return 'refused';
  try {
    const reported = await biller.receive(postback);
    if (reported === null) return 'not-understood';
    for (const { payload } of reported) take(taken, biller.parse(payload));
    return 'taken';
  } catch (error) {
    // The vendor sends again what was answered with an error.
    if (line.wasDisturbed()) return 'failed';
    if (error instanceof Error && /(not|has) .*yet\.$/.test(error.message)) return 'failed';
    throw error;
  }
}

/** Reads the vendor's list, as the minute's job does, which reads it again where a call was not answered. */
export async function readList({ biller, taken, line }: History, since: Date): Promise<void> {
  try {
    for (const event of (await biller.eventsSince(since, null)).events) take(taken, event);
  } catch (error) {
    if (!line.wasDisturbed()) throw error;
  }
}

/** Backs the inbox up; a later restore brings back this state, without anything that came since. */
export function backUp({ taken, backup }: History): void {
  backup.clear();
  for (const [id, event] of taken) backup.set(id, event);
}

export function restore({ taken, backup }: History): void {
  taken.clear();
  for (const [id, event] of backup) taken.set(id, event);
}

function take(taken: Map<string, BillerEvent>, event: BillerEvent | null): void {
  if (event === null) throw new Error('An event can not be read from what it is stored as.');
  if (!taken.has(event.id)) taken.set(event.id, event);
}

/** Lists events that differ from the books so far: nothing that did not happen may be there, and nothing twice. */
export function findFalse({ books, taken, namesCharges }: History): readonly string[] {
  const problems: string[] = [];
  const periods = new Set<string>();
  for (const event of taken.values()) {
    const sale = books.sales.find(({ orderId }) => orderId === event.orderId);
    if (!sale) problems.push(`${event.id} is of no sale of ${event.orderId}`);
    else if (event.kind === 'charged') {
      const charge = sale.charges.find((each) => each.number === numberIn(event.transactionId));
      if (!charge || charge.amount !== event.price?.amount) problems.push(`${event.id} was never charged`);
      const period = `${sale.number} ${event.period}`;
      if (periods.has(period)) problems.push(`${period} was charged twice`);
      periods.add(period);
      if (event.period >= sale.charges.length) problems.push(`${period} was never charged`);
    } else if (event.kind === 'cancelled') {
      if (sale.ends.length === 0) problems.push(`${event.id} never ended`);
    } else if (!sale.reversals.some((each) => isReversal(each, event, namesCharges))) {
      problems.push(`${event.id} was never taken back`);
    }
  }
  return [...problems, ...countsApart({ books, taken, namesCharges }, (found, wanted) => found > wanted)];
}

/** Lists what is missing once everything has arrived. */
export function findMissing({ books, taken, namesCharges }: History): readonly string[] {
  const events = [...taken.values()];
  return books.sales
    .flatMap((sale) => {
      const own = events.filter(({ orderId }) => orderId === sale.orderId);
      const charged = own.filter(({ kind }) => kind === 'charged').map(({ period }) => period);
      const missing = sale.charges.flatMap((_charge, place) => (charged.includes(place) ? [] : [`charge ${place}`]));
      const isEndKnown = sale.endedAt === null || own.some(({ kind }) => kind === 'cancelled');
      const lacks = [...missing, ...(isEndKnown ? [] : ['its end'])].map((what) => `${sale.number} lacks ${what}`);
      return lacks;
    })
    .concat(countsApart({ books, taken, namesCharges }, (found, wanted) => found < wanted));
}

/** Reversals alike, of one charge and amount, of which not as many were taken as there are. */
function countsApart(
  { books, taken, namesCharges }: Pick<History, 'books' | 'taken' | 'namesCharges'>,
  isApart: (found: number, wanted: number) => boolean,
): readonly string[] {
  const events = [...taken.values()];
  return books.sales.flatMap((sale) =>
    sale.reversals.flatMap((reversal) => {
      const alike = sale.reversals.filter(
        ({ kind, charge, amount }) =>
          kind === reversal.kind && charge === reversal.charge && amount === reversal.amount,
      );
      const found = events.filter(
        (event) => event.orderId === sale.orderId && alike.some((each) => isReversal(each, event, namesCharges)),
      );
      return isApart(found.length, alike.length)
        ? [`${alike.length} ${reversal.kind} of ${reversal.charge.number}, ${found.length} taken`]
        : [];
    }),
  );
}

/**
 * Returns whether an event is that of a reversal. One that may be of several charges names none where the vendor does
 * not.
 */
function isReversal(reversal: VendorReversal, event: BillerEvent, namesCharges: boolean): boolean {
  const { kind, number, charge, amount } = reversal;
  if (event.kind !== kind || event.price?.amount !== amount) return false;
  if (!namesCharges && event.reversedTransactionId === null) return numberIn(event.transactionId) === number;
  return numberIn(event.reversedTransactionId) === charge.number;
}

/** The vendor's number of a transaction, in ours. */
const numberIn = (transactionId: string | null): string | undefined => transactionId?.split(':').at(-1);
