import type { Biller, BillerEvent } from '../../billers/biller.ts';
import type { ReversalKind, VendorBooks, VendorMessage, VendorSale } from './vendor-books.ts';

/** One history: the vendor's books, its adapter, and what the adapter made of all that it was sent. */
export interface History {
  readonly books: VendorBooks;
  readonly biller: Biller;
  readonly address: string;
  /** As of `VendorSpeech`. */
  readonly hasNumbers: boolean;
  /** Events by their id, as the inbox has them. */
  readonly taken: Map<string, BillerEvent>;
}

/** Hands a message to the adapter as the gateway's route does. One that is to be sent again changes nothing. */
export async function hand({ biller, books, address, taken }: History, sent: VendorMessage, from = address) {
  const postback = { ...sent, headers: {}, address: from };
  if (biller.verify(postback, books.now()).signature !== 'valid') return 'refused';
  try {
    const reported = await biller.receive(postback);
    if (reported === null) return 'not-understood';
    for (const { payload } of reported) take(taken, biller.parse(payload));
    return 'taken';
  } catch (error) {
    if (error instanceof Error && /(not|has) .*yet\.$/.test(error.message)) return 'failed';
    throw error;
  }
}

/** Reads the vendor's list, as the minute's job does. */
export async function readList({ biller, taken }: History, since: Date): Promise<Date | undefined> {
  const { events, completeUntil } = await biller.eventsSince(since, null);
  for (const event of events) take(taken, event);
  return completeUntil;
}

function take(taken: Map<string, BillerEvent>, event: BillerEvent | null): void {
  if (event === null) throw new Error('An event can not be read from what it is stored as.');
  if (!taken.has(event.id)) taken.set(event.id, event);
}

/** What differs from the books so far: nothing that did not happen, and nothing of it twice. */
export function findFalse({ books, taken }: History): readonly string[] {
  const problems: string[] = [];
  const periods = new Set<string>();
  for (const event of taken.values()) {
    const [number = '', transaction = ''] = event.transactionId?.split(':') ?? [];
    const sale = books.sales.find((each) => each.number === number || event.id.split(':')[1] === each.number);
    if (!sale || sale.orderId !== event.orderId) problems.push(`${event.id} is of no sale of ${event.orderId}`);
    else if (event.kind === 'charged') {
      const charge = sale.charges.find((each) => each.number === transaction);
      if (!charge || charge.amount !== event.price?.amount) problems.push(`${event.id} was never charged`);
      const period = `${number} ${event.period}`;
      if (periods.has(period)) problems.push(`${period} was charged twice`);
      periods.add(period);
      if (event.period >= sale.charges.length) problems.push(`${period} was never charged`);
    } else if (event.kind === 'cancelled') {
      if (sale.ends.length === 0) problems.push(`${event.id} never ended`);
    } else if (!sale.reversals.some((each) => isReversal(sale, each.kind, each.charge.number, event))) {
      problems.push(`${event.id} was never taken back`);
    }
  }
  return problems;
}

/** What is missing once everything has arrived. */
export function findMissing({ books, taken }: History): readonly string[] {
  const events = [...taken.values()];
  return books.sales.flatMap((sale) => {
    const own = events.filter(({ orderId }) => orderId === sale.orderId);
    const charged = own.filter(({ kind }) => kind === 'charged').map(({ period }) => period);
    const missing = sale.charges.flatMap((_charge, place) => (charged.includes(place) ? [] : [`charge ${place}`]));
    const reversals = sale.reversals.flatMap(({ kind, charge }) =>
      own.some((event) => isReversal(sale, kind, charge.number, event)) ? [] : [`${kind} of ${charge.number}`],
    );
    const isEndKnown = sale.endedAt === null || own.some(({ kind }) => kind === 'cancelled');
    return [...missing, ...reversals, ...(isEndKnown ? [] : ['its end'])].map((what) => `${sale.number} lacks ${what}`);
  });
}

function isReversal(sale: VendorSale, kind: ReversalKind, number: string, event: BillerEvent): boolean {
  return event.kind === kind && event.reversedTransactionId === `${sale.number}:${number}`;
}
