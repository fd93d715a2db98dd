import { accessUntil, openedBy, shownCharge } from './access.ts';
import { booksApart, invoicesApart, mailsApart, ordersApart } from './book-rules.ts';
import { chargedAfterTheEnd, daysPaidTwice, givenBackForNothing, secondTrials } from './charge-rules.ts';
import { type Acknowledged, type BillerRecord, competes } from './record.ts';
import { type Decision, decisionsOf, purchases, shouldRun } from './renewals.ts';
import type { AccountPage, Shown } from './shown.ts';
import { walletApart } from './wallet-rules.ts';

/** Where the product differs from what the biller's record and the acknowledged actions of a person say; docs/money.md. */
export function differences(
  record: BillerRecord,
  acknowledged: readonly Acknowledged[],
  shown: Shown,
): readonly string[] {
  const decisions = decisionsOf(record, acknowledged);
  const isCustomer = record.charges.length > 0;
  return [
    ...(isCustomer && !shown.hasAccount ? ['the biller charged somebody who has no account'] : []),
    ...daysPaidTwice(record),
    ...secondTrials(record),
    ...chargedAfterTheEnd(record, decisions),
    ...givenBackForNothing(record, decisions),
    ...renewalsApart(record, decisions),
    ...shown.pages.flatMap((page) => [...pageApart(record, decisions, page, shown.at), ...invoicesApart(record, page)]),
    ...booksApart(record, shown),
    ...mailsApart(record, shown),
    ...ordersApart(record, shown),
    ...walletApart(record, decisions, shown.wallet),
  ];
}

/** The biller goes on charging exactly what it should, and never two things of which one has the other in it. */
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
      return `the biller ${runs ? 'goes on charging' : 'does not renew'} ${name}, last ${last?.why ?? 'given back'}`;
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
  const opened = charge && openedBy(charge);
  const isOpen = opened !== null && opened.until > at;
  if (page.isActive !== isOpen) return [`${brand} ${page.isActive ? 'is open' : 'is closed'} and should not be`];
  const problems: string[] = [];
  if (charge !== null && isOpen) {
    const until = accessUntil(record, charge, at);
    if (until?.getTime() !== page.accessUntil?.getTime()) {
      problems.push(`${brand} is open until ${day(page.accessUntil)}, paid until ${day(until)}`);
    }
  }
  if (page.isCancelled && page.nextCharge !== null) problems.push(`${brand} shows a cancelled membership that renews`);
  const expected = nextCharge(record, decisions, sites);
  const { nextCharge: next } = page;
  if (expected.length === 0 && next !== null) problems.push(`${brand} announces a charge that never comes`);
  const isAnnounced = expected.some(
    ({ amount, dueAt }) => amount === next?.amount && dueAt.getTime() === next.at.getTime(),
  );
  if (expected.length > 0 && !isAnnounced) {
    const due = expected.map(({ amount, dueAt }) => `${amount} on ${day(dueAt)}`).join(' or ');
    problems.push(`${brand} announces ${next ? `${next.amount} on ${day(next.at)}` : 'no charge'}, due is ${due}`);
  }
  return problems;
}

/** What the biller will charge next for a brand's sites. */
function nextCharge(record: BillerRecord, decisions: readonly Decision[], sites: readonly string[]) {
  const isOfBrand = (orderId: string): boolean =>
    purchases(record).some((each) => each.orderId === orderId && each.sold.sites.some((site) => sites.includes(site)));
  return record.agreements.filter(({ orderId }) => isOfBrand(orderId) && shouldRun(decisions, orderId));
}

const day = (date: Date | null): string => date?.toISOString().slice(0, 16) ?? 'never';
