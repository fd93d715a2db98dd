import { expect, it } from 'vitest';
import { hashPassword, isPasswordOf } from './password-hash.ts';

it('hashes a password by argon2id at the cost that OWASP recommends, with a salt of its own', async () => {
  const [first, second] = [await hashPassword('Some1password'), await hashPassword('Some1password')];
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(second).not.toBe(first);
});

it('knows the password of a hash, and no other one', async () => {
  const hash = await hashPassword('Some1password');
  expect(await isPasswordOf(hash, 'Some1password')).toBe(true);
  expect(await isPasswordOf(hash, 'Other1password')).toBe(false);
});

it('refuses every password where there is no account', async () => {
  expect(await isPasswordOf(null, '')).toBe(false);
});
