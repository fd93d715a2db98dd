import { expect, it } from 'vitest';
import { billing } from '@network/messages/billing.ts';
import { BILLING_MESSAGES } from './message-keys.ts';

/** The paths of all texts of a catalogue. */
function pathsOf(texts: object, before = ''): readonly string[] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [before + key] : pathsOf(text as object, `${before}${key}.`),
  );
}

it('every key that billing answers with has its text', () => {
  const known = new Set(pathsOf(billing, 'billing.'));
  const own = Object.values(BILLING_MESSAGES).filter((key) => key.startsWith('billing.'));
  expect(own.filter((key) => !known.has(key))).toEqual([]);
});
