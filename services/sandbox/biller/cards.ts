import type { KeptCard } from './state.ts';

/** What a card of the sandbox does (docs/how-to/add-a-biller.md lists them). */
export type CardBehaviour = 'approve' | 'decline' | 'slow' | 'fail-first-renewal';

/** The cards that work here, and no other. */
export const TEST_CARDS = [
  ['4111111111111111', 'approve'],
  ['4000000000000002', 'decline'],
  ['4000000000000119', 'slow'],
  ['4000000000000341', 'fail-first-renewal'],
] as const satisfies readonly (readonly [string, CardBehaviour])[];

/** How long the slow card thinks. */
export const SLOW_MS = 20_000;

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
): { readonly card: KeptCard } | { readonly wrong: readonly CardField[] } {
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
