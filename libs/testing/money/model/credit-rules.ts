import { DAY_MS, MINUTE_MS, monthsAfter } from './calendar.ts';
import { nameOf } from './charge-rules.ts';
import { type BillerRecord, changesPlan, type Charge, creditsOf, HEARD_LATE_MS, justifiedCharges } from './record.ts';
import type { Shown } from './shown.ts';

/**
 * A purchase costs as much as its renewals, less the unused days of the membership that it replaces (D42); days that
 * are worth more than the price are added as days. Unused days are counted when the payment page is opened, at most a
 * day before the payment, and never more than are unused at the payment, as far as that is known: days that were taken
 * back or spent on another purchase meanwhile make the price outdated. A remaining price that is too small for every
 * biller is not charged.
 */
export function creditsApart(record: BillerRecord, { orders }: Shown): readonly string[] {
  return justifiedCharges(record)
    .filter(changesPlan)
    .flatMap((charge) => {
      const { renewalAmount: price, renewalMonths, amount, from, until } = charge;
      if (price === null || renewalMonths === null) return [];
      const opened = orders.find(({ orderId }) => orderId === charge.orderId)?.createdAt ?? charge.at;
      const isSignup = orders.some(({ orderId, isSignup: joins }) => orderId === charge.orderId && joins);
      const credited = isSignup ? [] : record.charges.filter((each) => isCredited(record, each, charge, opened));
      // A page that is paid later than that is not carried out.
      const counted = new Date(Math.max(opened.getTime(), charge.at.getTime() - LATEST_MS));
      const { least, most } = creditBounds(credited, { opened: counted, paidAt: charge.at }, record.tolerance);
      const problems: string[] = [];
      if (amount < chargeable(price - most) || amount > Math.max(0, price - least)) {
        problems.push(`${nameOf(charge)} costs ${amount}; ${price} less ${least} to ${most} was due`);
      }
      if (amount > 0 && amount < LEAST_CHARGE)
        problems.push(`${nameOf(charge)} costs ${amount}: no biller charges that`);
      const days = charge.renewalDays ?? (monthsAfter(from, renewalMonths).getTime() - from.getTime()) / DAY_MS;
      const extra = (until.getTime() - from.getTime()) / DAY_MS - days;
      const perDay = price / days;
      const [fewest, mostDays] = [Math.max(0, least - price) / perDay - 1, Math.max(0, most - price) / perDay + 2];
      const slack = record.tolerance / DAY_MS;
      if (extra < fewest - slack || extra > mostDays + slack) {
        problems.push(`${nameOf(charge)} has ${extra} days more; ${fewest} to ${mostDays} were due`);
      }
      return problems;
    });
}

/** Minor units: billers charge so much at least. */
const LEAST_CHARGE = 100;

const chargeable = (due: number): number => (due < LEAST_CHARGE ? 0 : due);

/** A reversal of a few hours before the payment may not have been known: what was credited then stays credited. */
function isCredited(record: BillerRecord, charge: Charge, purchase: Charge, opened: Date): boolean {
  if (creditsOf(record, charge).includes(purchase)) return true;
  if (charge.reversal === null || opened.getTime() - charge.reversal.at.getTime() > HEARD_LATE_MS) return false;
  if (purchase.at.getTime() - charge.reversal.at.getTime() > HEARD_LATE_MS) return false;
  return !charge.reversal.isByNetwork && creditsOf(record, { ...charge, reversal: null }).includes(purchase);
}

/** How long after its page was opened a payment is taken at most, with the hours of a gateway that was away. */
const LATEST_MS = DAY_MS + HEARD_LATE_MS;

/** Whole days are credited, one that has begun included, and cents are rounded up. */
function creditBounds(
  charges: readonly Charge[],
  { opened, paidAt }: { readonly opened: Date; readonly paidAt: Date },
  tolerance: number,
): { readonly least: number; readonly most: number } {
  let least = 0;
  let most = 0;
  for (const { amount, parts, from, until, at, reversal } of charges) {
    const length = until.getTime() - from.getTime();
    const left = Math.max(0, until.getTime() - Math.max(from.getTime(), opened.getTime()));
    // What was charged or taken back while the page was open may or may not have been known to it.
    const isCertain = at.getTime() + 5 * MINUTE_MS < opened.getTime() && reversal === null;
    // What was refunded of it is worth nothing; of a part that is new the page may not have known.
    const refunded = (by: number): number =>
      parts.filter((part) => part.at.getTime() <= by).reduce((total, part) => total + part.amount, 0);
    const [mostPaid, leastPaid] = [
      amount - refunded(paidAt.getTime() - HEARD_LATE_MS),
      amount - refunded(opened.getTime() + 5 * MINUTE_MS),
    ];
    most += Math.min(mostPaid, Math.ceil((mostPaid * (left + 2 * DAY_MS + tolerance)) / length) + 1);
    if (isCertain) least += Math.floor((leastPaid * Math.max(0, left - tolerance)) / length) - 1;
  }
  return { least: Math.max(0, least), most };
}
