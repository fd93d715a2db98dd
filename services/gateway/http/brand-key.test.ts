import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brandKeyFor } from '../config/secrets.ts';
import { isBrandKey } from './brand-key.ts';

const SECRET = 's'.repeat(32);

describe('the key of a brand server (D38)', () => {
  it('D38 is HMAC-SHA256 of the tenant’s id, in hex', () => {
    expect(brandKeyFor('key', 'The quick brown fox jumps over the lazy dog')).toBe(
      'f7bc83f430538424b13298e6aa6fb143ef4d59a14946175997479dbc2d1a3cd8',
    );
  });

  it('D38 opens its own tenant and no other', () => {
    const key = brandKeyFor(SECRET, 'vixen');
    expect(isBrandKey([SECRET], 'vixen', key)).toBe(true);
    expect(isBrandKey([SECRET], 'tushy', key)).toBe(false);
    expect(isBrandKey(['t'.repeat(32)], 'vixen', key)).toBe(false);
    expect(isBrandKey([SECRET], 'vixen', key.toUpperCase())).toBe(false);
    expect(isBrandKey(['t'.repeat(32), SECRET], 'vixen', key)).toBe(true);
  });

  it('D38 is nothing that can be made up', () => {
    fc.assert(
      fc.property(fc.string(), (key) => {
        expect(isBrandKey([SECRET], 'vixen', key)).toBe(false);
      }),
    );
  });
});
