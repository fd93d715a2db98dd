import { takesPaypal } from '@network/tenant/paypal-billers.ts';
import type { HostedPage, SandboxOrder, StoredCard } from './state.ts';

/** What a card of the sandbox does (docs/demonstration.md lists them). */
export type CardBehaviour = (typeof TEST_CARDS)[number][1];

/** The cards that work here, and no other. */
export const TEST_CARDS = [
  ['4111111111111111', 'approve'],
  ['4000000000000002', 'decline'],
  ['4000000000000119', 'slow'],
  ['4000000000000341', 'fail-first-renewal'],
  ['4000000000000259', 'report-late'],
  ['4000000000000382', 'fail-once'],
  ['4000000000000358', 'lost-at-renewal'],
  ['4000000000009995', 'insufficient-funds'],
  ['4000000000006975', 'limit-exceeded'],
  ['4000000000000069', 'card-expired'],
  ['4000000000000127', 'wrong-details'],
  ['4000000000009987', 'lost-or-stolen'],
  ['4000000000009235', 'suspected-fraud'],
  ['4000000000003063', 'authentication-failed'],
  ['4000000000000309', 'processor-unavailable'],
] as const;

/** How long the slow card thinks. */
export const SLOW_MS = 20_000;

/**
 * How long a charge by the card that reports late is unknown to everybody but its buyer: longer than pages wait for an
 * account (two minutes) and for a subscription (ten).
 */
export const REPORT_LATE_MS = 15 * 60_000;

export type CardField = 'number' | 'expiry' | 'code';

export interface CardForm {
  readonly number: string;
  readonly expiry: string;
  readonly code: string;
}

/**
 * Reads a card form: the card, or the fields that are wrong. Only the sandbox's cards are accepted, so that nobody
 * enters a real one and believes that it works.
 */
export function readCard(
  form: CardForm,
  now: Date,
): { readonly card: StoredCard } | { readonly wrong: readonly CardField[] } {
  const digits = form.number.replaceAll(/[\s-]/g, '');
  const behaviour = TEST_CARDS.find(([number]) => number === digits)?.[1];
  const wrong: CardField[] = [];
  if (behaviour === undefined) wrong.push('number');
  const expires = expiryIn(form.expiry, now);
  if (expires === null) wrong.push('expiry');
  if (!/^\d{3,4}$/.test(form.code.trim())) wrong.push('code');
  if (behaviour === undefined || expires === null || wrong.length > 0) return { wrong };
  return { card: { behaviour, lastDigits: digits.slice(-4), expires } };
}

/** `MM/YY`, this month or later, as `2027-04`; null for anything else. */
function expiryIn(text: string, now: Date): string | null {
  const [, month, year] = /^(0[1-9]|1[0-2]) ?\/ ?(\d{2})$/.exec(text.trim()) ?? [];
  if (month === undefined || year === undefined) return null;
  const expires = `20${year}-${month}`;
  return isExpired(expires, now) ? null : expires;
}

/** Whether the last month of a card is over. */
export function isExpired(expires: string, at: Date): boolean {
  return expires < at.toISOString().slice(0, 7);
}

/** The account that pays by PayPal here: it approves every charge. */
export const PAYPAL_ACCOUNT: StoredCard = { behaviour: 'approve', lastDigits: 'PayPal' };

/** Whether a page offers PayPal: a payment at a biller that takes it, not the change of a card. */
export function offersPaypal({ kind }: Pick<HostedPage, 'kind'>, { biller }: Pick<SandboxOrder, 'biller'>): boolean {
  return kind === 'payment' && takesPaypal(biller);
}
