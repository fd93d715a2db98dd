import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAutologin } from './autologin-address.ts';

describe('D24 the token of an address', () => {
  it.each([
    ['', null],
    ['?page=2', null],
    ['?xal_token=1&al_tokens=2', null],
    ['?al_token=abc', { token: 'abc', search: '' }],
    [
      '?notification=upgradesuccess&al_token=abc&fatr=true',
      { token: 'abc', search: '?notification=upgradesuccess&fatr=true' },
    ],
    ['?q=a%20b&al_token=abc', { token: 'abc', search: '?q=a%20b' }],
    ['?%61l_token=abc&q=1', { token: 'abc', search: '?q=1' }],
    ['?al_token=a&al_token=b', { token: null, search: '' }],
    ['?al_token=', { token: null, search: '' }],
    ['?al_token', { token: null, search: '' }],
  ])('D24 %s', (search, read) => expect(readAutologin(search)).toEqual(read));

  it('D24 never leaves it in the address', () => {
    const pair = fc.tuple(fc.constantFrom('al_token', '%61l_token', 'page', 'q'), fc.webQueryParameters());
    fc.assert(
      fc.property(fc.array(pair, { maxLength: 6 }), (pairs) => {
        const read = readAutologin(`?${pairs.map(([name, value]) => `${name}=${value}`).join('&')}`);
        expect(new URLSearchParams(read?.search ?? '').has('al_token')).toBe(false);
      }),
    );
  });
});
