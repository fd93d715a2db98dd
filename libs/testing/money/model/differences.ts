import { accessUntil, openedBy, shownCharge } from './access.ts';
import { booksApart, invoicesApart, mailsApart, ordersApart } from './book-rules.ts';
import { creditsApart } from './credit-rules.ts';
import {
  chargedAfterTheEnd,
  daysPaidTwice,
  mispriced,
  mispricedApart,
  refundedForNothing,
  refundsRepeated,
  secondTrials,
} from './charge-rules.ts';
import { giftBooks, giftCharges, giftsApart, ledgerWithout } from './gift-rules.ts';
import { pausesApart } from './pause-rules.ts';
import type { Confirmed } from './confirmed.ts';
import { type Agreement, type BillerRecord, type Charge, competes, isSameMoment } from './record.ts';
import { hasUnclearCredit } from './unclear-credit.ts';
import { type Decision, decisionsOf, purchases, shouldRun } from './renewals.ts';
import type { AccountPage, Shown } from './shown.ts';
import { ownedRecord, unownedApart } from './unowned.ts';
import { walletApart } from './wallet-rules.ts';

/**
 * Where the product differs from what the biller's record and the confirmations of its own pages say; docs/money.md.
 */
export function differences(everything: BillerRecord, confirmed: Confirmed, seen: Shown): readonly string[] {
  const gifts = giftCharges(everything, seen.orders);
  const all = { ...everything, charges: everything.charges.filter((charge) => !gifts.includes(charge)) };
  const shown = ledgerWithout(giftBooks(gifts, confirmed), seen);
  return [...giftsApart(gifts, confirmed, seen), ...membershipsApart(all, gifts, confirmed, shown)];
}

/** Compares the memberships that a person has themselves; the ledger is without gifts. */
function membershipsApart(
  all: BillerRecord,
  gifts: readonly Charge[],
  confirmed: Confirmed,
  shown: Shown,
): readonly string[] {
  const record = ownedRecord(all, shown.orders, confirmed.answers);
  if (record.isUnclear || hasUnclearCredit(record) || isEndUnconfirmed(record, shown.at)) return [];
  const wrong = mispriced(record, confirmed.promises);
  if (wrong.length > 0) return mispricedApart(wrong, all, confirmed.promises, shown);
  const decisions = decisionsOf(record, confirmed.acknowledged);
  const isCustomer = record.charges.length > 0;
  return [
    ...(isCustomer && !shown.hasAccount ? ['the biller charged somebody who has no account'] : []),
    ...daysPaidTwice(record),
    ...creditsApart(record, shown),
    ...secondTrials(record),
    ...chargedAfterTheEnd(record, decisions),
    ...refundedForNothing(record, decisions, shown.orders),
    ...refundsRepeated({ ...all, charges: [...all.charges, ...gifts] }),
    ...renewalsApart(record, decisions),
    ...pausesApart(record, decisions, confirmed.pauses),
    ...chargesUnannounced(record, decisions, shown),
    ...shown.pages.flatMap((page) => [
      ...pageApart(record, decisions, page, shown.at),
      ...invoicesApart(record, gifts, page),
    ]),
    ...booksApart(all, shown),
    ...unownedApart(all, confirmed.answers, shown),
    ...mailsApart(record, shown),
    ...ordersApart({ ...record, charges: [...record.charges, ...gifts] }, shown),
    ...walletApart(record, decisions, shown.wallet),
  ];
}

/** The biller continues to charge exactly what it should, and never two things of which one contains the other. */
function renewalsApart(record: BillerRecord, decisions: readonly Decision[]): readonly string[] {
  const running = purchases(record).filter(({ orderId }) => isRunning(record, orderId));
  const twice = running.flatMap((one, place) =>
    running
      .slice(place + 1)
      .filter((other) => competes(one.sold, other.sold))
      .map((other) => [one, other] as const),
  );
  const wrong = record.agreements.filter(({ orderId, isRunning: runs }) => runs !== shouldRun(decisions, orderId));
  return [
    ...twice.map(([one, other]) => `${one.sold.name} and ${other.sold.name} are both renewed`),
    ...wrong.map(({ orderId, isRunning: runs }) => {
      const last = decisions.findLast((decision) => decision.orderId === orderId);
      const name = record.charges.find((charge) => charge.orderId === orderId)?.sold.name;
      return `the biller ${runs ? 'goes on charging' : 'does not renew'} ${name}, last ${last?.why ?? 'refunded'}`;
    }),
  ];
}

const isRunning = (record: BillerRecord, orderId: string): boolean =>
  record.agreements.some((agreement) => agreement.orderId === orderId && agreement.isRunning);

/** A brand shows access, its end and the next charge as the biller's record has them. */
function pageApart(
  record: BillerRecord,
  decisions: readonly Decision[],
  page: AccountPage,
  at: Date,
): readonly string[] {
  const { brand, sites } = page;
  const charge = shownCharge(record, sites, at);
  const isOpen = charge !== null && openedBy(record, charge).some(({ from, until }) => from <= at && until > at);
  const isAtEdge = record.charges.some((each) => isAtEdgeOf(record, each, at));
  if (page.isActive !== isOpen && isAtEdge) return [];
  if (page.isActive !== isOpen) return [`${brand} ${page.isActive ? 'is open' : 'is closed'} and should not be`];
  const problems: string[] = [];
  if (charge !== null && isOpen) {
    const until = accessUntil(record, charge, at);
    if (!isSameEnd(record, until, page.accessUntil)) {
      problems.push(`${brand} is open until ${day(page.accessUntil)}, paid until ${day(until)}`);
    }
  }
  if (page.isCancelled && page.nextCharge !== null) problems.push(`${brand} shows a cancelled membership that renews`);
  const next = page.nextCharge;
  const isDue = ({ amount, dueAt }: Agreement): boolean =>
    amount === next?.amount && isSameMoment(record, dueAt, next.at);
  if (next !== null && !dueFor(record, decisions, sites).some(isDue)) {
    problems.push(`${brand} announces ${next.amount} on ${day(next.at)}, which never comes`);
  }
  const own =
    charge && dueFor(record, decisions, charge.sold.sites).find(({ orderId }) => isOf(record, orderId, charge));
  if (own && !isDue(own)) problems.push(`${brand} does not announce ${own.amount} on ${day(own.dueAt)}`);
  return problems;
}

/** Every coming charge is announced by one brand at least: a person with two memberships sees one of them on each. */
function chargesUnannounced(record: BillerRecord, decisions: readonly Decision[], { pages }: Shown): readonly string[] {
  return record.agreements
    .filter(({ orderId }) => shouldRun(decisions, orderId))
    .filter(
      ({ amount, dueAt }) =>
        !pages.some(({ nextCharge }) => nextCharge?.amount === amount && isSameMoment(record, nextCharge.at, dueAt)),
    )
    .map(({ amount, dueAt }) => `no brand announces ${amount} on ${day(dueAt)}`);
}

/** What the biller will charge next for any of these sites. */
function dueFor(record: BillerRecord, decisions: readonly Decision[], sites: readonly string[]): readonly Agreement[] {
  const bought = purchases(record).filter(({ sold }) => sold.sites.some((site) => sites.includes(site)));
  return record.agreements.filter(
    ({ orderId }) => bought.some((charge) => charge.orderId === orderId) && shouldRun(decisions, orderId),
  );
}

const isOf = (record: BillerRecord, orderId: string, { sold }: Charge): boolean =>
  record.charges.some((charge) => charge.orderId === orderId && charge.sold.name === sold.name);

const isSameEnd = (record: BillerRecord, one: Date | null, other: Date | null): boolean =>
  one === null || other === null ? one === other : isSameMoment(record, one, other);

/**
 * A vendor that does not say when something ended is called once a day: until then an end of its own may not be known.
 */
const isEndUnconfirmed = ({ tolerance, ownCancellations }: BillerRecord, at: Date): boolean =>
  ownCancellations.some((end) => at.getTime() - end.at.getTime() < tolerance);

/** Whether what a charge opens begins, ends or is taken back about now, as far as a vendor's record can say. */
function isAtEdgeOf(record: BillerRecord, { from, until, reversal }: Charge, at: Date): boolean {
  if (record.tolerance === 0) return false;
  return [from, until, ...(reversal ? [reversal.at] : [])].some((edge) => isSameMoment(record, edge, at));
}

const day = (date: Date | null): string => date?.toISOString().slice(0, 16) ?? 'never';
