import { type BillerRecord, type Charge, creditsOf, isUndone, justifiedCharges } from './record.ts';

interface Period {
  readonly from: Date;
  readonly until: Date;
}

/**
 * The time that a charge opens. A void or chargeback ends it, and no other charge's; who was refunded keeps what was
 * begun; a refunded charge opens nothing. Days that were credited to another purchase end with it, and are
 * open again when that one is voided or charged back.
 */
export function openedBy(record: BillerRecord, charge: Charge): readonly Period[] {
  const paid = paidBy(charge);
  if (paid === null) return [];
  const open: Period[] = [];
  let from: Date | null = paid.from;
  for (const credit of creditsOf(record, charge)) {
    if (from !== null) open.push({ from, until: earlier(paid.until, credit.at) });
    from = credit.reversal !== null && isUndone(credit) ? later(paid.from, credit.reversal.at) : null;
  }
  if (from !== null) open.push({ from, until: paid.until });
  return open.filter((period) => period.from < period.until);
}

function paidBy({ from, until, reversal }: Charge): Period | null {
  if (reversal === null) return { from, until };
  if (reversal.isByNetwork || reversal.at <= from) return null;
  if (reversal.kind === 'refund') return { from, until };
  return { from, until: earlier(reversal.at, until) };
}

const earlier = (one: Date, other: Date): Date => (one < other ? one : other);
const later = (one: Date, other: Date): Date => (one > other ? one : other);

/** A charge as a page of these sites shows it: what it opened, for whom it is read. */
interface Open {
  readonly charge: Charge;
  readonly period: Period;
}

/**
 * The charge that a brand goes by: open before ended, membership before trial, more sites before fewer, a later end
 * before an earlier one. Null while nothing was ever open there.
 */
export function shownCharge(record: BillerRecord, sites: readonly string[], at: Date): Charge | null {
  const begun = justifiedCharges(record)
    .filter(({ sold }) => sold.sites.some((site) => sites.includes(site)))
    .flatMap((charge) => openedBy(record, charge).map((period): Open => ({ charge, period })))
    .filter(({ period }) => period.from <= at);
  const rank = ({ charge, period }: Open): readonly number[] => [
    Number(period.until > at),
    Number(!charge.sold.isTrial),
    charge.sold.sites.length,
    period.until.getTime(),
  ];
  const [first] = begun.toSorted((a, b) => compare(rank(b), rank(a)));
  return first?.charge ?? null;
}

/**
 * Returns until when a person has what a charge sold. It counts the time that other charges for the same add, unless
 * the record is sure of a gap between them; null when the time has ended.
 */
export function accessUntil(record: BillerRecord, shown: Charge, at: Date): Date | null {
  const periods = justifiedCharges(record)
    .filter(({ sold }) => sold.name === shown.sold.name)
    .flatMap((charge) => openedBy(record, charge))
    .toSorted((a, b) => a.from.getTime() - b.from.getTime());
  let end: Date | null = null;
  for (const { from, until } of periods) {
    const isOpen: boolean = from <= at && until > at;
    const follows = end !== null && from.getTime() <= end.getTime() + record.tolerance;
    if ((isOpen || follows) && until > (end ?? at)) end = until;
  }
  return end;
}

function compare(a: readonly number[], b: readonly number[]): number {
  const place = a.findIndex((value, index) => value !== b[index]);
  return place < 0 ? 0 : (a[place] ?? 0) - (b[place] ?? 0);
}
