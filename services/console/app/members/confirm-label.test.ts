import { expect, it } from 'vitest';
import type { MemberAction } from '../api/staff-types.generated.ts';
import { confirmLabel } from './confirm-label.ts';
import type { ChosenAction } from './member-action.ts';

const charge = (currency: string) => ({ id: 'c1', currency, left: 5_000, allowsParts: true });

const LABELS: readonly (readonly [string, ChosenAction, MemberAction])[] = [
  ['Refund $19.99', { name: 'refund', charge: charge('USD') }, { refund: { chargeId: 'c1', amount: 1_999 } }],
  ['Refund ¥1,999', { name: 'refund', charge: charge('JPY') }, { refund: { chargeId: 'c1', amount: 1_999 } }],
  [
    'Refund $50.00',
    { name: 'refund', charge: { ...charge('USD'), allowsParts: false } },
    { refund: { chargeId: 'c1' } },
  ],
  ['Give 500 gems', { name: 'gems' }, { gems: { amount: 500 } }],
  ['Take 1 gem', { name: 'gems' }, { gems: { amount: -1 } }],
  ['Extend by 7 days', { name: 'extend' }, { extend: { subscriptionId: 's1', days: 7 } }],
  ['Cancel at the end of the period', { name: 'cancel' }, { cancel: { subscriptionId: 's1', now: false } }],
  ['Cancel now', { name: 'cancel' }, { cancel: { subscriptionId: 's1', now: true } }],
  ['End 3 sessions', { name: 'endSessions', openSessions: 3 }, { endSessions: { confirmed: true } }],
  ['End all sessions', { name: 'endSessions' }, { endSessions: { confirmed: true } }],
  ['Resend receipt', { name: 'resendReceipt', charge: charge('USD') }, { resendReceipt: { chargeId: 'c1' } }],
  [
    'Record request for deletion',
    { name: 'openDataRequest' },
    { openDataRequest: { kind: 'deletion', receivedOn: '2026-03-01' } },
  ],
];

it.each(LABELS)('%s', (label, chosen, action) => {
  expect(confirmLabel(chosen, action, false)).toBe(label);
});

it('says what is requested where a second member of staff decides', () => {
  const refund = { refund: { chargeId: 'c1', amount: 60_000 } };
  expect(confirmLabel({ name: 'refund', charge: charge('USD') }, refund, true)).toBe(
    'Request approval to refund $600.00',
  );
  const changeEmail = { changeEmail: { newEmail: 'ada@example.com' } };
  expect(confirmLabel({ name: 'changeEmail' }, changeEmail, true)).toBe('Request approval to change email');
  expect(confirmLabel({ name: 'delete' }, { delete: { confirmed: true } }, true)).toBe(
    'Request approval to delete account',
  );
});
