import { errors } from '@network/messages/errors.ts';
import { describe, expect, it } from 'vitest';
import { billingText } from './billing-text.ts';

describe('billingText', () => {
  it('E12 fills in what the text speaks of', () => {
    expect(billingText('billing.signup.failed', { code: '4f1c' })).toContain('(Code 4f1c)');
  });

  it.each([null, 'billing', 'billing.signup', 'billing.toString', 'billing.signup.nothing', 'payment.failed'])(
    'falls back for %s',
    (key) => expect(billingText(key)).toBe(errors.internal),
  );
});
