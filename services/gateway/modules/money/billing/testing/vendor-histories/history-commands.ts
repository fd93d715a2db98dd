import fc, { type AsyncCommand } from 'fast-check';
import { backUp, findFalse, findMissing, hand, type History, readList, restore } from './vendor-history.ts';
import type { ReversalKind, VendorSale } from './vendor-books.ts';

/** The facts that the model knows: the number of sales. Everything else is in the vendor's books. */
export interface Model {
  sales: number;
}

/** A step of a history, with what it says in a counterexample. */
class Step implements AsyncCommand<Model, History> {
  private readonly text: string;
  private readonly needsSale: boolean;
  private readonly act: (history: History, model: Model) => unknown;

  constructor(text: string, needsSale: boolean, act: (history: History, model: Model) => unknown) {
    this.text = text;
    this.needsSale = needsSale;
    this.act = act;
  }

  check(model: Readonly<Model>): boolean {
    return !this.needsSale || model.sales > 0;
  }

  async run(model: Model, history: History): Promise<void> {
    await this.act(history, model);
    const problems = findFalse(history);
    if (problems.length > 0) throw new Error(problems.join('; '));
  }

  toString(): string {
    return this.text;
  }
}

const HOUR_MS = 3_600_000;
const KINDS: readonly ReversalKind[] = ['refunded', 'voided', 'charged-back'];

const saleAt = ({ books }: History, place: number): VendorSale => books.sales[place % books.sales.length] as VendorSale;

/** Refused whatever it says: nothing of it may be taken. */
async function forge(history: History, place: number, how: 'address' | 'key'): Promise<void> {
  const { messages } = history.books;
  const message = messages[place % messages.length];
  if (!message) return;
  const query = new URLSearchParams(message.query);
  if (how === 'key') query.set('key', 'x'.repeat(32));
  const answer = await hand(history, { ...message, query }, how === 'address' ? '203.0.113.9' : undefined);
  if (answer !== 'refused') throw new Error(`A forged message was ${answer}.`);
}

/**
 * A message of the vendor with another transaction number, which its records do not have: no money may come of it. Where
 * records only count, that holds as long as all that they count is known.
 */
async function invent(history: History, place: number): Promise<void> {
  const { messages } = history.books;
  const message = messages[place % messages.length];
  if (!message || isSale(message.query, message.body)) return;
  if (!history.hasNumbers && findMissing(history).length > 0) return;
  const query = new URLSearchParams(message.query);
  if (query.has('tranid')) query.set('tranid', '999999999');
  const body = message.body
    .replace(/"transactionId":"\d+"/, '"transactionId":"999999999"')
    .replace(/<transactID>\d+</, '<transactID>999999999<');
  const before = [...history.taken.values()].filter(isMoney).length;
  await hand(history, { ...message, query, body });
  const known = [...history.taken.values()].filter(isMoney);
  const wrong = known.slice(before).filter(({ transactionId }) => transactionId?.endsWith(':999999999'));
  if (wrong.length > 0) throw new Error(`An invented transaction was taken: ${wrong.map(({ id }) => id).join()}.`);
}

const isMoney = ({ price }: { readonly price: object | null }): boolean => price !== null;
const isSale = (query: URLSearchParams, body: string): boolean =>
  query.get('stage') === 'Initial' ? query.get('trantype') === 'Sale' : body.includes('X-order');

/** The steps of which histories are made. Messages are delivered by their place: late, twice, out of order, or never. */
export function historySteps(newOrder: () => string) {
  const place = fc.nat(20);
  return fc.commands(
    [
      fc.constantFrom(2_999, 295, 0).map(
        (amount) =>
          new Step(`a sale of ${amount}`, false, ({ books }, model) => {
            books.sell(newOrder(), amount);
            model.sales += 1;
          }),
      ),
      place.map((at) => new Step(`renewal ${at}`, true, (history) => history.books.renew(saleAt(history, at)))),
      fc
        .tuple(place, place, fc.constantFrom(...KINDS))
        .map(
          ([at, charge, kind]) =>
            new Step(`${kind} ${at} ${charge}`, true, (history) =>
              history.books.takeBack(saleAt(history, at), kind, charge % saleAt(history, at).charges.length),
            ),
        ),
      fc
        .tuple(place, place, fc.constantFrom(100, 1_000, 1_999))
        .map(
          ([at, charge, part]) =>
            new Step(`refund of ${part} of ${at} ${charge}`, true, (history) =>
              history.books.takeBack(
                saleAt(history, at),
                'refunded',
                charge % saleAt(history, at).charges.length,
                part,
              ),
            ),
        ),
      place.map((at) => new Step(`end ${at}`, true, (history) => history.books.end(saleAt(history, at)))),
      ...[0, 1, 2].map(() =>
        place.map(
          (at) =>
            new Step(`message ${at}`, true, async (history) => {
              const { messages } = history.books;
              const message = messages[at % messages.length];
              if (message) await hand(history, message);
            }),
        ),
      ),
      fc
        .tuple(place, fc.constantFrom('address' as const, 'key' as const))
        .map(([at, how]) => new Step(`forged ${how} ${at}`, true, (history) => forge(history, at, how))),
      fc.integer({ min: 1, max: 20 }).map(
        (hours) =>
          new Step(`${hours} h, then the list`, false, async (history) => {
            const since = history.books.now();
            history.books.pass(hours * HOUR_MS);
            await readList(history, new Date(since.getTime() - 2 * HOUR_MS));
          }),
      ),
      fc
        .constantFrom('hangs' as const, 'swapped' as const)
        .map((how) => new Step(`the next call ${how}`, false, (history) => void (history.line.next = how))),
      fc.constant(new Step('backup', false, backUp)),
      fc.constant(new Step('restore', false, restore)),
      place.map((at) => new Step(`invented ${at}`, true, (history) => invent(history, at))),
    ],
    { maxCommands: 24 },
  );
}
