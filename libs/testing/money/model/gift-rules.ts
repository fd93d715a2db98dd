import { DAY_MS, monthsAfter } from './calendar.ts';
import type { Confirmed, Redemption } from './confirmed.ts';
import type { BillerRecord, Charge } from './record.ts';
import type { AccountPage, Shown, ShownOrder } from './shown.ts';

/**
 * When a payment that was taken back becomes known, what waited behind it begins earlier: days after the time at the
 * biller, and months that are counted from there may be longer by as many.
 */
const KNOWN_WITHIN_MS = 8 * DAY_MS;

/** What gifts cost: they open nothing for their buyer, and are compared apart from all else. */
export function giftCharges({ charges }: BillerRecord, orders: readonly ShownOrder[]): readonly Charge[] {
  const gifts = new Set(orders.filter(({ isGift }) => isGift).map(({ orderId }) => orderId));
  return charges.filter(({ orderId }) => gifts.has(orderId));
}

const redemptionOf = ({ redemptions }: Confirmed, { orderId }: Charge): Redemption | undefined =>
  redemptions.find((each) => each.orderId === orderId);

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/**
 * What gifts have in the ledger: owed until the code is redeemed, and revenue from then on. What was taken back and
 * known before was owed no more; what became known later is a refund or a chargeback of revenue.
 */
export function giftBooks(gifts: readonly Charge[], confirmed: Confirmed): Readonly<Record<string, number>> {
  const books = { revenue: 0, refunds: 0, chargebacks: 0, 'gift-balances': 0, receivables: 0 };
  for (const gift of gifts) {
    const redemption = redemptionOf(confirmed, gift);
    const back = [
      ...gift.parts.map((part) => ({ ...part, kind: 'refund' })),
      ...(gift.reversal ? [gift.reversal] : []),
    ];
    const isKnown = ({ transactionId }: { readonly transactionId: string }): boolean =>
      redemption === undefined || redemption.knownRefunds.includes(transactionId);
    const owed = gift.amount - sum(back.filter(isKnown).map(({ amount }) => amount));
    books.receivables += gift.amount - sum(back.map(({ amount }) => amount));
    if (redemption === undefined) books['gift-balances'] -= owed;
    else books.revenue -= owed;
    for (const { kind, amount } of back.filter((each) => !isKnown(each))) {
      books[kind === 'chargeback' ? 'chargebacks' : 'refunds'] += amount;
    }
  }
  return books;
}

/** The ledger without what gifts have in it. */
export function ledgerWithout(books: Readonly<Record<string, number>>, shown: Shown): Shown {
  const accounts = new Set([...Object.keys(shown.ledger), ...Object.keys(books)]);
  const ledger = Object.fromEntries(
    [...accounts].map((name) => [name, (shown.ledger[name] ?? 0) - (books[name] ?? 0)]),
  );
  return { ...shown, ledger };
}

/**
 * A gift opens its months once, one after the other, for the person who redeems its code. Once it is taken back it
 * opens nothing.
 */
export function giftsApart(gifts: readonly Charge[], confirmed: Confirmed, shown: Shown): readonly string[] {
  return [
    ...owedApart(gifts, confirmed, shown),
    ...codesApart(gifts, confirmed),
    ...giftMailsApart(gifts, confirmed, shown),
    ...friendApart(gifts, confirmed, shown),
  ];
}

function owedApart(gifts: readonly Charge[], confirmed: Confirmed, { ledger }: Shown): readonly string[] {
  const expected = giftBooks(gifts, confirmed)['gift-balances'] ?? 0;
  const found = ledger['gift-balances'] ?? 0;
  return found === expected ? [] : [`the ledger has ${found} of gift-balances, and ${expected} are owed for gifts`];
}

/** A code is used once, for what was paid; it is refused to nobody else. */
function codesApart(gifts: readonly Charge[], { redemptions, refusedCodes }: Confirmed): readonly string[] {
  const chargeOf = (orderId: string): Charge | undefined => gifts.find((gift) => gift.orderId === orderId);
  const orders = redemptions.map(({ orderId }) => orderId);
  const isRight = ({ orderId, at, why }: Confirmed['refusedCodes'][number]): boolean => {
    const reversal = chargeOf(orderId)?.reversal ?? null;
    if (why === 'gifts.refused.stopped') return reversal !== null && reversal.at <= at;
    return why === 'gifts.refused.used' && redemptions.some((each) => each.orderId === orderId && each.at < at);
  };
  return [
    ...orders
      .filter((orderId, place) => orders.indexOf(orderId) !== place)
      .map((orderId) => `gift ${orderId.slice(0, 4)} was redeemed twice`),
    ...orders
      .filter((orderId) => chargeOf(orderId) === undefined)
      .map((orderId) => `gift ${orderId.slice(0, 4)} was redeemed, and nobody paid for it`),
    ...refusedCodes
      .filter((refused) => !isRight(refused))
      .map(({ orderId, why }) => `the code of gift ${orderId.slice(0, 4)} was refused, ${why}`),
  ];
}

/** The buyer has a receipt of each gift, and a mail about each refund; the recipient a code, and what it opened. */
function giftMailsApart(
  gifts: readonly Charge[],
  confirmed: Confirmed,
  { at, mails, friend }: Shown,
): readonly string[] {
  const dueAt = ({ orderId }: Charge): Date | undefined =>
    confirmed.gifts.find((gift) => gift.orderId === orderId)?.deliverAt;
  const due = gifts.filter((gift) => (dueAt(gift) ?? at) <= at);
  const returned = gifts.filter(({ reversal }) => reversal !== null && reversal.kind !== 'chargeback').length;
  const parts = sum(gifts.map((gift) => gift.parts.length));
  const count = (kind: string): number => mails[kind] ?? 0;
  const coded = friend.mails['gift'] ?? 0;
  const opened = friend.mails['giftRedeemed'] ?? 0;
  return [
    ...(count('giftReceipt') === gifts.length
      ? []
      : [`${gifts.length} gifts were charged, ${count('giftReceipt')} receipts were mailed`]),
    ...(count('giftRefunded') === returned
      ? []
      : [`${returned} gifts were refunded, ${count('giftRefunded')} mails say so`]),
    ...(count('giftPartRefunded') === parts
      ? []
      : [`${parts} parts of gifts were refunded, ${count('giftPartRefunded')} mails say so`]),
    // What was taken back before its day was never mailed, or was, had nobody heard of that yet.
    ...(coded <= due.length && coded >= due.filter(({ reversal }) => reversal === null).length
      ? []
      : [`${due.length} gifts were to be mailed by now, ${coded} codes were`]),
    ...(opened === confirmed.redemptions.length
      ? []
      : [`${confirmed.redemptions.length} gifts were redeemed, ${opened} mails say so`]),
  ];
}

interface Opened {
  readonly sites: readonly string[];
  readonly from: Date;
  readonly until: Date;
}

/** A brand is open to the recipient while a gift is, until its end; nothing renews. */
function friendApart(gifts: readonly Charge[], confirmed: Confirmed, { at, friend }: Shown): readonly string[] {
  const opened = periodsOf(gifts, confirmed);
  if (opened === null) return [];
  const tolerance = gifts.some(({ reversal }) => reversal !== null) ? KNOWN_WITHIN_MS : 0;
  return friend.pages.flatMap((page) => friendPageApart(opened, page, at, tolerance));
}

function friendPageApart(
  opened: readonly Opened[],
  { brand, sites, isActive, accessUntil, nextCharge }: AccountPage,
  at: Date,
  tolerance: number,
): readonly string[] {
  const own = opened.filter((each) => each.sites.some((site) => sites.includes(site)));
  const isNear = (one: Date, other: Date): boolean => Math.abs(one.getTime() - other.getTime()) <= tolerance;
  const open = own.filter(({ from, until }) => from <= at && until > at);
  const isAtEdge = tolerance > 0 && own.some(({ from, until }) => isNear(from, at) || isNear(until, at));
  if (isAtEdge) return [];
  if (isActive !== open.length > 0)
    return [`${brand} ${isActive ? 'is open' : 'is closed'} to a friend and should not be`];
  const isRightEnd = accessUntil !== null && open.some(({ until }) => isNear(until, accessUntil));
  const ends = open.map(({ until }) => day(until)).join(' or ');
  return [
    ...(isActive && !isRightEnd ? [`${brand} is open to a friend until ${day(accessUntil)}, given until ${ends}`] : []),
    ...(nextCharge === null ? [] : [`${brand} announces ${nextCharge.amount} to a friend`]),
  ];
}

/** What redeemed gifts open, first redeemed first; null where it depends on when a reversal became known. */
function periodsOf(gifts: readonly Charge[], confirmed: Confirmed): readonly Opened[] | null {
  const opened: Opened[] = [];
  let isMoved = false;
  for (const { orderId, at } of confirmed.redemptions) {
    const gift = confirmed.gifts.find((each) => each.orderId === orderId);
    if (!gift) continue;
    const { sites, months } = gift;
    const before = opened.filter((each) => sites.every((site) => each.sites.includes(site)));
    const from = new Date(Math.max(at.getTime(), ...before.map(({ until }) => until.getTime())));
    const reversal = gifts.find((each) => each.orderId === orderId)?.reversal ?? null;
    if (isMoved && reversal && Math.abs(reversal.at.getTime() - from.getTime()) <= KNOWN_WITHIN_MS) return null;
    isMoved ||= reversal !== null;
    // What had not begun never does.
    if (reversal !== null && from > reversal.at) continue;
    const end = monthsAfter(from, months);
    const isCut = reversal !== null && reversal.kind !== 'refund' && reversal.at < end;
    opened.push({ sites, from, until: isCut ? reversal.at : end });
  }
  return opened;
}

const day = (date: Date | null): string => date?.toISOString().slice(0, 16) ?? 'never';
