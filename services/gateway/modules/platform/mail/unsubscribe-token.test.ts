import { expect, it } from 'vitest';
import { secretsOf } from '../../../config/secrets.ts';
import { unsubscribeToken, unsubscribingUser } from './unsubscribe-token.ts';

const secrets = secretsOf({ brand: 'b'.repeat(32), gateway: 'g'.repeat(32) });
const token = unsubscribeToken(secrets, 'user-1');

it('names the person that it was issued for', () => {
  expect(unsubscribingUser(secrets, token)).toBe('user-1');
});

it.each([
  ['a changed person', `${Buffer.from('user-2').toString('base64url')}.${token.split('.')[1]}`],
  ['a changed signature', `${token.slice(0, -2)}AA`],
  ['more than a token', `${token}x`],
  ['nothing', ''],
])('names nobody for %s', (_what, changed) => {
  expect(unsubscribingUser(secrets, changed)).toBeNull();
});

it('names nobody for a token of other secrets', () => {
  const others = secretsOf({ brand: 'b'.repeat(32), gateway: 'x'.repeat(32) });
  expect(unsubscribingUser(others, token)).toBeNull();
});
