import { expect, it } from 'vitest';
import { agreementRow } from '../testing/agreement-row.ts';
import { inLanguage } from '../../../../http/language.ts';
import { cardOnFile } from './card-on-file.ts';
import { expiringCard } from './expiring-card.ts';

const CARD = { card_brand: 'Visa', card_last_four: '1111', card_expires: '2026-03' };
const expiring = (changes: Parameters<typeof agreementRow>[0] = {}) =>
  expiringCard(agreementRow({ ...CARD, ...changes }));

it('a card expires before the next renewal where its last month is over by then', () => {
  expect(expiring()).toEqual({
    card: 'Visa ending 1111',
    expires: '03/26',
    renewsAt: new Date('2026-04-02T12:00:00Z'),
  });
  expect(expiring({ card_expires: '2026-04' })).toBeNull();
  expect(expiring({ card_expires: '2025-12' })?.expires).toBe('12/25');
});

it.each([
  ['nothing is known of its end', { card_expires: null }],
  ['nothing renews', { period_months: null }],
  ['the renewal has failed, which has a notice of its own', { status: 'past-due' }],
  ['the membership was cancelled', { status: 'cancelled' }],
] as const)('nobody hears of a card where %s', (_what, changes) => expect(expiring(changes)).toBeNull());

it('a card is named as far as it is known', () => {
  expect(expiring({ card_brand: null })?.card).toBe('Card ending 1111');
  expect(expiring({ card_last_four: null })?.card).toBe('Visa');
  expect(expiring({ card_last_four: null, card_brand: null })?.card).toBe('your card');
  expect(cardOnFile({ ...CARD, card_expires: null })).toEqual({ name: 'Visa ending 1111', expires: null });
  expect(cardOnFile({ ...CARD, card_last_four: null })).toBeNull();
});

it.each([
  ['de', 'Visa mit den Endziffern 1111', 'Karte mit den Endziffern 1111', 'deine Karte'],
  ['es', 'Visa terminada en 1111', 'Tarjeta terminada en 1111', 'tu tarjeta'],
] as const)('a card is named in the language of the request: %s', (language, known, alone, unknown) => {
  const name = (changes: Parameters<typeof agreementRow>[0]) => inLanguage(language, () => expiring(changes)?.card);
  expect(name({})).toBe(known);
  expect(name({ card_brand: null })).toBe(alone);
  expect(name({ card_last_four: null, card_brand: null })).toBe(unknown);
  expect(inLanguage(language, () => cardOnFile(CARD)?.name)).toBe(known);
});
