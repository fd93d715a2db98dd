import { type AccountPage, type Shown } from './shown.ts';
import {
  type BillerRecord,
  type Charge,
  isFreeForNothing,
  isRefundedByNetwork,
  isSecondFreeTrial,
  isSuperfluous,
} from './record.ts';
import { DAY_MS, HOUR_MS } from './calendar.ts';
import { nameOf } from './charge-rules.ts';

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** The ledger says what the biller's record adds up to, and adds up to nothing itself. */
export function booksApart({ charges }: BillerRecord, { ledger }: Shown): readonly string[] {
  const taken = sum(charges.map(({ amount }) => amount));
  const back = (kinds: readonly string[]): number =>
    sum(charges.map(({ reversal }) => (reversal && kinds.includes(reversal.kind) ? reversal.amount : 0)));
  const parts = sum(charges.flatMap((charge) => charge.parts.map(({ amount }) => amount)));
  const expected: Readonly<Record<string, number>> = {
    revenue: -taken,
    refunds: back(['refund', 'void']) + parts,
    chargebacks: back(['chargeback']),
  };
  const wrong = Object.entries(expected)
    .filter(([account, amount]) => (ledger[account] ?? 0) !== amount)
    .map(([account, amount]) => `the ledger has ${ledger[account] ?? 0} of ${account}, the biller's record ${amount}`);
  const total = sum(Object.values(ledger));
  return total === 0 ? wrong : [...wrong, `the ledger adds up to ${total}`];
}

const KINDS = { refund: 'REFUND', void: 'VOID', chargeback: 'CHARGEBACK' } as const;

/** Every charge for a brand's sites, and of gifts, and what took it back, is an invoice on its account page, once. */
export function invoicesApart(record: BillerRecord, gifts: readonly Charge[], page: AccountPage): readonly string[] {
  const { charges } = record;
  const isOfPage = ({ sold }: Charge): boolean => sold.sites.some((site) => page.sites.includes(site));
  // Where nothing was ever opened there is no membership to show; what was charged too much is with the one in its way.
  const isShown = charges.some((charge) => isOfPage(charge) && !isSuperfluous(record, charge));
  const written = page.invoices.map((each) => `${each.kind} ${each.amount} ${each.transactionId}`);
  const linesOf = (charge: Charge): readonly string[] => {
    const { reversal, parts, amount, transactionId } = charge;
    return [
      `CHARGE ${amount} ${transactionId}`,
      ...parts.map((part) => `REFUND ${part.amount} ${part.transactionId}`),
      ...(reversal ? [`${KINDS[reversal.kind]} ${reversal.amount} ${reversal.transactionId}`] : []),
    ];
  };
  const required = [...charges, ...gifts]
    .filter((charge) => isShown && isOfPage(charge))
    .flatMap((charge) => linesOf(charge).map((line) => ({ line, charge })));
  const allowed = new Set([...charges, ...gifts].flatMap(linesOf));
  return [
    ...required
      .filter(({ line }) => !written.includes(line))
      .map(({ line, charge }) => `no invoice on ${page.brand} for ${nameOf(charge)}: ${line}`),
    ...written.filter((line) => !allowed.has(line)).map((line) => `an invoice on ${page.brand} for nothing: ${line}`),
    ...written.filter((line, place) => written.indexOf(line) !== place).map((line) => `an invoice twice: ${line}`),
  ];
}

/** Each charge has a receipt or a mail about its refund; a renewal may have both, when it later turns out to be superfluous. */
export function mailsApart(record: BillerRecord, { mails, hasAccount }: Shown): readonly string[] {
  if (!hasAccount) return [];
  const charged = record.charges.filter(({ amount }) => amount > 0);
  const back = charged.filter(isRefundedByNetwork).length;
  const superfluous = charged.filter((charge) => isSuperfluous(record, charge)).length;
  const count = (kinds: readonly string[]): number => sum(kinds.map((kind) => mails[kind] ?? 0));
  const receipts = count(['receipt', 'trialReceipt', 'oneTimeReceipt']);
  const said = count(['duplicateChargeRefunded', 'renewalRefunded', 'changeNeedsSignIn', 'changeTooLate']);
  const late = record.charges.filter((charge) => isFreeForNothing(record, charge)).length;
  const saidLate = count(['freeChangeTooLate']);
  const notNeeded = record.charges.filter((charge) => isSecondFreeTrial(record.charges, charge)).length;
  const saidNotNeeded = count(['freeOrderNotNeeded', 'freeTrialUsed', 'freeTrialForNew']);
  // A part of a payment that was nobody's may go unmailed.
  const parts = charged.flatMap((charge) => charge.parts.map(({ at }) => ({ isOwned: at > charge.ownedAt })));
  const mailed = count(['partRefunded']);
  return [
    ...(mailed <= parts.length && mailed >= parts.filter(({ isOwned }) => isOwned).length
      ? []
      : [`${parts.length} parts were refunded, ${mailed} mails say so`]),
    ...(said >= back && said <= superfluous ? [] : [`${back} charges were refunded, ${said} mails say so`]),
    ...(receipts >= charged.length - superfluous && receipts <= charged.length
      ? []
      : [`${charged.length - superfluous} charges stand, ${receipts} receipts were mailed`]),
    // One that another purchase made superfluous is said to be not needed.
    ...(saidLate <= late && saidLate + saidNotNeeded >= late + notNeeded
      ? []
      : [
          `${late} changes for nothing paid for nothing and ${notNeeded} free trials were not needed, ${saidLate} and ${saidNotNeeded} mails say so`,
        ]),
    // A vendor answers a second end, and has no record of it.
    ...(record.tolerance > 0 || (mails['cancelled'] ?? 0) <= record.cancellations
      ? []
      : [`${record.cancellations} cancellations, ${mails['cancelled']} mails of one`]),
  ];
}

/**
 * How long an order stays open after its page at most: a biller that closes none may report a payment of its last minutes two hours
 * later, and CCBill lists once an hour.
 */
const LATE_REPORTS_MS = 4 * HOUR_MS;

/** What was paid is a paid order, and no order stays open for longer than a day and a while. */
export function ordersApart({ charges }: BillerRecord, { orders, at }: Shown): readonly string[] {
  const isPaid = (orderId: string): boolean => charges.some((each) => each.orderId === orderId && each.period === 0);
  return orders.flatMap(({ orderId, status, createdAt }) => {
    const name = `order ${orderId.slice(0, 4)}`;
    if (isPaid(orderId) !== (status === 'paid')) return [`${name} is ${status}, the biller charged ${isPaid(orderId)}`];
    const age = at.getTime() - createdAt.getTime();
    return status === 'pending' && age > DAY_MS + LATE_REPORTS_MS
      ? [`${name} is pending for ${Math.round(age / DAY_MS)} d`]
      : [];
  });
}
