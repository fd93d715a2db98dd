import { isExpired } from './cards.ts';
import type { SandboxCardFacts, SandboxDecline, StoredCard } from './state.ts';

/** Why a card is declined here, with what each protocol says for it. */
const WORDS = {
  'do-not-honour': { bank: '05', rocketgate: '104', ccbill: ['BE-103', 'Do not honor'] },
  'insufficient-funds': { bank: '51', rocketgate: '105', ccbill: ['BE-111', 'Insufficient funds'] },
  'limit-exceeded': { bank: '65', rocketgate: '110', ccbill: ['BE-111', 'Exceeds card limit'] },
  'card-expired': { bank: '54', rocketgate: '107', ccbill: ['BE-111', 'Expired card'] },
  'wrong-details': { bank: 'N7', rocketgate: '106', ccbill: ['BE-111', 'CVV2 mismatch'] },
  'lost-or-stolen': { bank: '41', rocketgate: '109', ccbill: ['BE-111', 'Pick up card, lost card'] },
  'suspected-fraud': { bank: '59', rocketgate: '200', ccbill: ['BE-111', 'Suspected fraud'] },
  'authentication-failed': { bank: '1A', rocketgate: '205', ccbill: ['BE-111', '3DS authentication failed'] },
  'processor-unavailable': { bank: '91', rocketgate: '311', ccbill: ['BE-900', 'Processor unavailable'] },
} as const;

export type DeclineWord = keyof typeof WORDS;

const decline = (reason: DeclineWord): SandboxDecline => ({ reason, code: WORDS[reason].bank });

/** What the protocols say of a decline; one that was recorded without a reason is a plain one. */
export function wordsOf(given: SandboxDecline | undefined): (typeof WORDS)[DeclineWord] {
  return WORDS[given?.reason ?? 'do-not-honour'];
}

/** Why a card can't pay now; null where it can. A charge without a card is a plain decline. */
export function declineOfPayment(card: StoredCard | null, at: Date): SandboxDecline | null {
  if (card === null || card.behaviour === 'decline') return decline('do-not-honour');
  if (card.expires !== undefined && isExpired(card.expires, at)) return decline('card-expired');
  return card.behaviour in WORDS ? decline(card.behaviour as DeclineWord) : null;
}

/** Why a renewal fails, by its number and by how many tries of it have failed; null where it is charged. */
export function declineOfRenewal(
  card: StoredCard,
  { period, failures, at }: { readonly period: number; readonly failures: number; readonly at: Date },
): SandboxDecline | null {
  if (period === 1 && card.behaviour === 'fail-first-renewal') return decline('insufficient-funds');
  if (period === 1 && failures === 0 && card.behaviour === 'fail-once') return decline('insufficient-funds');
  if (card.behaviour === 'lost-at-renewal') return decline('lost-or-stolen');
  return declineOfPayment(card, at);
}

/** What an event says of its card; nothing of PayPal. */
export function cardFactsOf(card: StoredCard | null): { readonly card?: SandboxCardFacts } {
  if (card === null || !/^\d{4}$/.test(card.lastDigits)) return {};
  return { card: { brand: 'Visa', lastFour: card.lastDigits, expires: card.expires ?? null } };
}
