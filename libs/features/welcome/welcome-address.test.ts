import { expect, it } from 'vitest';
import { readWelcome } from './welcome-address.ts';

const search = { memberid: 'm1', hashedMemberId: 'abc', username: 'member1234', siteId: '3' };

it('reads the order that an address names', () => {
  expect(readWelcome({ ...search, order: 'o1' })).toMatchObject({ memberid: 'm1', order: 'o1' });
});

it.each([
  ['a control character', '\u0000'],
  ['a control character in it', 'o\u001f1'],
  ['a list', ['o1', 'o2']],
  ['more than an address of ours has', 'o'.repeat(201)],
])('takes an order with %s for none', (_what, order) => {
  expect(readWelcome({ ...search, order })).not.toHaveProperty('order');
});

it('is none with a control character in its member', () => {
  expect(readWelcome({ ...search, memberid: 'm\u00001' })).toBeNull();
});
