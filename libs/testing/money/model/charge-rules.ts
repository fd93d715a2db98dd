import {
  type BillerRecord,
  type Charge,
  competes,
  covers,
  isRefundedByNetwork,
  justifiedCharges,
  overlap,
} from './record.ts';
import { type Decision, purchases, shouldRun } from './renewals.ts';

/** No day is paid twice: of two charges for the same days one goes back, unless the later one opened more. */
export function daysPaidTwice(record: BillerRecord): readonly string[] {
  const paid = justifiedCharges(record)
    .filter(({ reversal, sold, amount }) => reversal === null && !sold.isTrial && amount > 0)
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const pairs = paid.flatMap((earlier, place) => paid.slice(place + 1).map((later) => [earlier, later] as const));
  return pairs
    .filter(([earlier, later]) => overlap(earlier, later) && covers(earlier.sold, later.sold))
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
    .filter((charge) => charge.period > 0 && charge.reversal === null && isOver(decisions, charge))
    .map((charge) => `${nameOf(charge)} was charged although it had ended`);
}

/** A charge is given back only where another one bought the same or its order had ended, and never by mistake. */
export function refundedForNothing(record: BillerRecord, decisions: readonly Decision[]): readonly string[] {
  return record.charges
    .filter(isRefundedByNetwork)
    .filter((charge) => !(charge.period > 0 && isOver(decisions, charge)))
    .filter((charge) => !record.charges.some((other) => makesSuperfluous(other, charge)))
    .map((charge) => `${nameOf(charge)} was given back although nothing else opened its days`);
}

/** Whether the renewals of an order had ended, by anything but this charge, when it was charged. */
function isOver(decisions: readonly Decision[], { orderId, at }: Charge): boolean {
  return !shouldRun(
    decisions.filter((decision) => decision.at < at),
    orderId,
  );
}

function makesSuperfluous(other: Charge, charge: Charge): boolean {
  if (other === charge || isRefundedByNetwork(other)) return false;
  if (charge.sold.isTrial && charge.period === 0) return true;
  return competes(other.sold, charge.sold) && overlap(other, charge);
}

export function nameOf({ sold, period, transactionId }: Charge): string {
  return `${sold.name} ${period === 0 ? 'bought' : `renewal ${period}`} (${transactionId.slice(-4)})`;
}
