import { takesPaypal } from '@network/tenant/paypal-billers.ts';
import type { HostedPage, SandboxOrder, StoredCard } from './state.ts';

/** What a card of the sandbox does (docs/demonstration.md lists them). */
export type CardBehaviour = 'approve' | 'decline' | 'slow' | 'fail-first-renewal' | 'report-late';

/** The cards that work here, and no other. */
export const TEST_CARDS = [
  ['4111111111111111', 'approve'],
  ['4000000000000002', 'decline'],
  ['4000000000000119', 'slow'],
  ['4000000000000341', 'fail-first-renewal'],
  ['4000000000000259', 'report-late'],
] as const satisfies readonly (readonly [string, CardBehaviour])[];

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
  if (!isExpiry(form.expiry, now)) wrong.push('expiry');
  if (!/^\d{3,4}$/.test(form.code.trim())) wrong.push('code');
  if (behaviour === undefined || wrong.length > 0) return { wrong };
  return { card: { behaviour, lastDigits: digits.slice(-4) } };
}

/** `MM/YY`, this month or later. */
function isExpiry(text: string, now: Date): boolean {
  const [, month, year] = /^(0[1-9]|1[0-2]) ?\/ ?(\d{2})$/.exec(text.trim()) ?? [];
  if (month === undefined || year === undefined) return false;
  const endsAt = Date.UTC(2000 + Number(year), Number(month), 1);
  return endsAt > now.getTime();
}

/** The account that pays by PayPal here: it approves every charge. */
export const PAYPAL_ACCOUNT: StoredCard = { behaviour: 'approve', lastDigits: 'PayPal' };

/** Whether a page offers PayPal: a payment at a biller that takes it, not the change of a card. */
export function offersPaypal({ kind }: Pick<HostedPage, 'kind'>, { biller }: Pick<SandboxOrder, 'biller'>): boolean {
  return kind === 'payment' && takesPaypal(biller);
}
