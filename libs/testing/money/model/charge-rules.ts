import { type BillerRecord, type Charge, competes, covers, isGivenBack, keptCharges, overlap } from './record.ts';
import { purchases } from './renewals.ts';

/** No day is paid twice: of two charges for the same days one goes back, unless the later one opened more. */
export function daysPaidTwice(record: BillerRecord): readonly string[] {
  const paid = keptCharges(record)
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

/** A charge is given back only where another one bought the same, and never by mistake. */
export function givenBackForNothing(record: BillerRecord): readonly string[] {
  return record.charges
    .filter(isGivenBack)
    .filter((charge) => !record.charges.some((other) => makesSuperfluous(other, charge)))
    .map((charge) => `${nameOf(charge)} was given back although nothing else opened its days`);
}

function makesSuperfluous(other: Charge, charge: Charge): boolean {
  if (other === charge || isGivenBack(other)) return false;
  if (charge.sold.isTrial && charge.period === 0) return true;
  const isReplaced = other.period === 0 && other.orderId !== charge.orderId && other.at <= charge.at;
  return competes(other.sold, charge.sold) && (overlap(other, charge) || (charge.period > 0 && isReplaced));
}

export function nameOf({ sold, period, transactionId }: Charge): string {
  return `${sold.name} ${period === 0 ? 'bought' : `renewal ${period}`} (${transactionId.slice(-4)})`;
}
