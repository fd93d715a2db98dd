import { openedBy } from './access.ts';
import { DAY_MS } from './calendar.ts';
import type { PromisedPrice } from './confirmed.ts';
import {
  type BillerRecord,
  type Charge,
  competes,
  covers,
  isPaidLate,
  isPriceOutdated,
  isRefundedByNetwork,
  justifiedCharges,
  overlap,
} from './record.ts';
import type { Shown, ShownOrder } from './shown.ts';
import { type Decision, purchases, shouldRun } from './renewals.ts';

/** No day is paid twice: of two charges for the same days one goes back, unless the later one opened more. */
export function daysPaidTwice(record: BillerRecord): readonly string[] {
  const paid = justifiedCharges(record)
    .filter(({ reversal, sold, amount }) => reversal === null && !sold.isTrial && amount > 0)
    .toSorted((a, b) => a.ownedAt.getTime() - b.ownedAt.getTime());
  const pairs = paid.flatMap((earlier, place) => paid.slice(place + 1).map((later) => [earlier, later] as const));
  return pairs
    .filter(([earlier, later]) => covers(earlier.sold, later.sold))
    .filter(([earlier, later]) =>
      openedBy(record, earlier).some(
        ({ from, until }) =>
          from.getTime() + record.tolerance < later.until.getTime() &&
          later.from.getTime() + record.tolerance < until.getTime(),
      ),
    )
    .map(([earlier, later]) => `${nameOf(later)} pays for days that ${nameOf(earlier)} paid for`);
}

/** A person has one trial. */
export function secondTrials(record: BillerRecord): readonly string[] {
  const trials = purchases(record).filter(({ sold, amount, reversal }) => sold.isTrial && amount > 0 && !reversal);
  return trials.slice(1).map((trial) => `${nameOf(trial)} is a second trial`);
}

/** A renewal that was charged although its order had ended goes back. */
export function chargedAfterTheEnd(record: BillerRecord, decisions: readonly Decision[]): readonly string[] {
  return record.charges
    .filter((charge) => charge.period > 0 && charge.reversal === null && !charge.isOutOfReach)
    .filter((charge) => isOver(decisions, charge))
    .map((charge) => `${nameOf(charge)} was charged although it had ended`);
}

/**
 * A charge is refunded only where another one bought the same, its order had ended or its price was out of date, and
 * never by mistake.
 */
export function refundedForNothing(
  record: BillerRecord,
  decisions: readonly Decision[],
  orders: readonly ShownOrder[],
): readonly string[] {
  return record.charges
    .filter(isRefundedByNetwork)
    .filter((charge) => !(charge.period > 0 && isOver(decisions, charge)))
    .filter((charge) => !record.charges.some((other) => makesSuperfluous(other, charge)))
    .filter((charge) => {
      const opened = orders.find(({ orderId }) => orderId === charge.orderId)?.createdAt ?? charge.at;
      return !isPriceOutdated(record.charges, charge, opened);
    })
    .map((charge) => `${nameOf(charge)} was refunded although nothing else opened its days`);
}

/** Renewals that cost another amount than a page promised last, or than was agreed at the purchase where none did. */
export function mispriced({ charges }: BillerRecord, promises: readonly PromisedPrice[]): readonly Charge[] {
  return charges.filter((charge) => charge.period > 0 && !agreedPrices(charge, promises).includes(charge.amount));
}

/**
 * A biller may charge a price that is not agreed any more: then the charge waits for an operator, and the books have
 * nothing of it. What follows from it is for people to settle, so nothing else is compared.
 */
export function mispricedApart(
  wrong: readonly Charge[],
  { charges }: BillerRecord,
  promises: readonly PromisedPrice[],
  { flaggedCharges, ledger }: Shown,
): readonly string[] {
  const isWrong = new Set(wrong.map(({ transactionId }) => transactionId));
  const agreed = charges
    .filter(({ transactionId }) => !isWrong.has(transactionId))
    .reduce((total, { amount }) => total + amount, 0);
  const booked = -(ledger['revenue'] ?? 0);
  return [
    ...wrong
      .filter(({ transactionId }) => !flaggedCharges.includes(transactionId))
      .map(
        (charge) =>
          `${nameOf(charge)} cost ${charge.amount}, ${agreedPrices(charge, promises).join(' or ')} was agreed, and it is not flagged`,
      ),
    ...(booked === agreed ? [] : [`${booked} are booked, and ${agreed} were charged as agreed`]),
  ];
}

function agreedPrices(charge: Charge, promises: readonly PromisedPrice[]): readonly number[] {
  const before = promises.filter(({ orderId, at }) => orderId === charge.orderId && at < charge.at);
  const prices = [charge.renewalAmount ?? 0, ...before.map(({ amount }) => amount)];
  return before.at(-1)?.isPlanned === true ? prices.slice(-2) : prices.slice(-1);
}

/** What was taken back is not refunded as well: a biller might. */
export function refundsRepeated({ charges, refundedAgain }: BillerRecord): readonly string[] {
  return charges
    .filter(({ transactionId }) => refundedAgain.includes(transactionId))
    .map((charge) => `${nameOf(charge)} was to be refunded after it had been taken back`);
}

/** Whether the renewals of an order had ended, by anything but this charge, when it was charged. */
function isOver(decisions: readonly Decision[], { orderId, at }: Charge): boolean {
  return !shouldRun(
    decisions.filter((decision) => decision.at < at),
    orderId,
  );
}

/** A charge of so long before another is known by then, however long the gateway was down. */
const KNOWN_BY_THEN_MS = 4 * DAY_MS;

/**
 * Returns whether another charge makes a charge superfluous. A purchase made days before the payment of a page that
 * should have expired is not refunded for that payment, because it was used meanwhile.
 */
function makesSuperfluous(other: Charge, charge: Charge): boolean {
  if (other === charge || isRefundedByNetwork(other)) return false;
  if (charge.sold.isTrial && charge.period === 0) return true;
  if (isPaidLate(other) && other.at.getTime() - charge.at.getTime() > KNOWN_BY_THEN_MS) return false;
  return competes(other.sold, charge.sold) && overlap(other, charge);
}

export function nameOf({ sold, period, transactionId }: Charge): string {
  return `${sold.name} ${period === 0 ? 'bought' : `renewal ${period}`} (${transactionId.slice(-4)})`;
}
