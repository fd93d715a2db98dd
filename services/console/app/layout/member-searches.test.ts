import { expect, it } from 'vitest';
import { memberSearches, memberSearchPath } from './member-searches.ts';

it.each([
  ['', []],
  ['  ', []],
  ['ada@example.com', ['email']],
  ['5f0c2a52-7e5b-4f2c-9a55-0d6c1f1f9d10', ['id', 'transaction']],
  ['4242', ['card', 'transaction', 'email', 'name']],
  ['Ada Lovelace', ['name']],
  ['ada', ['email', 'name', 'transaction']],
] as const)('“%s” can be %j', (typed, ways) => {
  expect(memberSearches(typed)).toEqual(ways);
});

it('keeps signs of an email in the address', () => {
  expect(memberSearchPath('email', ' ada+1@example.com ')).toBe('/members?by=email&text=ada%2B1%40example.com');
});
