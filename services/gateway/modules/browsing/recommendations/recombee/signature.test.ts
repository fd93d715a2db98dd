import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFilter, writeFilter } from './filter.ts';
import { SIGNED_SECONDS, signerOf } from './signature.ts';

const TOKENS = { private: 'private-token', public: 'public-token' };
const NOW = new Date('2026-03-02T12:00:00Z');
const SECONDS = NOW.getTime() / 1000;

function signed(path: string, token: string, name: 'hmac' | 'frontend', seconds = SECONDS): string {
  const address = `${path}${path.includes('?') ? '&' : '?'}${name}_timestamp=${seconds}`;
  return `${address}&${name}_sign=${createHmac('sha1', token).update(address).digest('hex')}`;
}

describe('D31 signed addresses', () => {
  it('D31 identify the signer, whatever the path', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zA-Z0-9%._~-]{0,20}$/), fc.boolean(), (path, hasQuery) => {
        const address = `/network-main/${path}${hasQuery ? '?userId=a' : ''}`;
        expect(signerOf(signed(address, TOKENS.private, 'hmac'), TOKENS, NOW)).toBe('private');
        expect(signerOf(signed(address, TOKENS.public, 'frontend'), TOKENS, NOW)).toBe('public');
        expect(signerOf(signed(address, TOKENS.public, 'hmac'), TOKENS, NOW)).toBeNull();
      }),
    );
  });

  it('D31 are refused when any character was changed', () => {
    const address = signed('/network-main/ratings/', TOKENS.private, 'hmac');
    fc.assert(
      fc.property(fc.nat(address.length - 1), fc.constantFrom('x', '0', '/', '&', 'A'), (at, character) => {
        const changed = address.slice(0, at) + character + address.slice(at + 1);
        fc.pre(changed !== address);
        expect(signerOf(changed, TOKENS, NOW)).toBeNull();
      }),
    );
  });

  it.each([
    [SECONDS - SIGNED_SECONDS, 'private'],
    [SECONDS - SIGNED_SECONDS - 1, null],
    [SECONDS + SIGNED_SECONDS + 1, null],
  ])('D31 live for a while: signed at %i', (seconds, signer) => {
    expect(signerOf(signed('/network-main/batch/', TOKENS.private, 'hmac', seconds), TOKENS, NOW)).toBe(signer);
  });
});

describe('D31 filters', () => {
  it('D31 are read as they are written', () => {
    const word = fc.stringMatching(/^[a-z0-9-]{1,12}$/);
    const feature = fc.tuple(fc.constantFrom('tag', 'performer', 'channel'), word).map((parts) => parts.join(':'));
    fc.assert(
      fc.property(fc.option(fc.array(word)), fc.array(feature), fc.array(word), (sites, features, items) => {
        const filter = { sites, features, ...(items.length > 0 && { without: items }) };
        expect(readFilter(writeFilter(filter))).toEqual(filter);
      }),
    );
  });

  it.each([
    `'price' > 3`,
    `'site' in {"a"} or 'site' in {"b"}`,
    `'site' in {"a"} and 'site' in {"b"}`,
    `not ('itemId' in {})`,
    '',
    3,
  ])('D31 that are not understood are refused: %s', (filter) => {
    expect(readFilter(filter)).toBeUndefined();
  });
});
