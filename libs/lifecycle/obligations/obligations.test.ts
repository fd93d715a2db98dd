import { describe, expect, it } from 'vitest';
import { obligationsOf } from './obligations.ts';

const none = { isChallenged: false, isVip: false, owesTerms: false, owesEmailConsent: false };

describe('the dialogs that wait for a person', () => {
  it.each([
    ['nobody owes anything', {}, []],
    [
      'D34 M25 a challenged session has no other obligation',
      { isChallenged: true, isVip: true, owesTerms: true },
      ['DEVICE_CHALLENGE'],
    ],
    [
      'M23 M24 M07 in order',
      { isVip: true, owesTerms: true, owesEmailConsent: true },
      ['CONVERT_VIP', 'TERMS', 'EMAIL_CONSENT'],
    ],
    ['M24 before M07', { owesTerms: true, owesEmailConsent: true }, ['TERMS', 'EMAIL_CONSENT']],
  ] as const)('%s', (_title, facts, due) => {
    expect(obligationsOf({ ...none, ...facts })).toEqual(due);
  });
});
