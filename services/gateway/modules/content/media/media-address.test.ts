import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { VIDEO_QUALITIES } from '@network/tenant/video-qualities.ts';
import { checkToken, holderOf, MEDIA_PARTS, type MediaGrant, signGrant } from './media-address.ts';

const KEY = Buffer.alloc(32, 7);
const NOW = new Date('2026-03-02T12:00:00Z');
const LATER = new Date('2026-03-02T16:00:00Z');
const GRANT: MediaGrant = {
  videoId: 'v-1',
  kind: 'video',
  clip: 'silk-ember-1',
  repeats: 450,
  part: 'p720',
  variants: [],
  expiresAt: LATER,
  fileName: null,
};

const grants = fc.record({
  videoId: fc.string({ minLength: 1, unit: 'binary' }),
  kind: fc.constantFrom('video' as const, 'trailer' as const),
  clip: fc.string(),
  repeats: fc.nat(),
  part: fc.constantFrom(...MEDIA_PARTS),
  variants: fc.subarray([...VIDEO_QUALITIES]),
  fileName: fc.option(fc.string()),
  expiresAt: fc.integer({ min: 1_800_000_000, max: 4_000_000_000 }).map((seconds) => new Date(seconds * 1000)),
});

describe('signed addresses (X13)', () => {
  it('give back what was signed, to its holder', () => {
    fc.assert(
      fc.property(grants, fc.string(), (grant, holder) => {
        expect(checkToken(KEY, holder, signGrant(KEY, holder, grant), NOW)).toEqual({ ok: true, grant });
      }),
    );
  });

  it('are refused with any bit flipped', () => {
    fc.assert(
      fc.property(grants, fc.nat(), fc.nat({ max: 7 }), (grant, place, bit) => {
        const bytes = Buffer.from(signGrant(KEY, 'user:a', grant), 'latin1');
        const at = place % bytes.length;
        bytes[at] = (bytes[at] ?? 0) ^ (1 << bit);
        expect(checkToken(KEY, 'user:a', bytes.toString('latin1'), NOW)).toEqual({ ok: false, reason: 'foreign' });
      }),
      { numRuns: 1000 },
    );
  });

  it('are refused in another spelling of the same signature', () => {
    const token = signGrant(KEY, 'user:a', GRANT);
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const last = alphabet.indexOf(token.at(-1) ?? '');
    const twin = token.slice(0, -1) + alphabet[last ^ 1];
    expect(Buffer.from(twin.split('.')[1] ?? '', 'base64url')).toEqual(
      Buffer.from(token.split('.')[1] ?? '', 'base64url'),
    );
    expect(checkToken(KEY, 'user:a', twin, NOW)).toEqual({ ok: false, reason: 'foreign' });
  });

  it.each(['', '.', 'a', 'a.b', 'a.b.c', '..', `${'a'.repeat(5000)}.x`])('are refused as %j', (token) => {
    expect(checkToken(KEY, 'user:a', token, NOW)).toEqual({ ok: false, reason: 'foreign' });
  });

  it('belong to one person', () => {
    const token = signGrant(KEY, holderOf('a'), GRANT);
    expect(checkToken(KEY, holderOf('b'), token, NOW)).toEqual({ ok: false, reason: 'foreign' });
    expect(checkToken(KEY, holderOf(null), token, NOW)).toEqual({ ok: false, reason: 'foreign' });
    expect(checkToken(Buffer.alloc(32, 8), holderOf('a'), token, NOW)).toEqual({ ok: false, reason: 'foreign' });
  });

  it('are the same for a visitor and a user of that name', () => {
    expect(holderOf('visitor')).not.toBe(holderOf(null));
  });

  it('end at their expiry, to the second', () => {
    const token = signGrant(KEY, 'user:a', GRANT);
    expect(checkToken(KEY, 'user:a', token, new Date(LATER.getTime() - 1)).ok).toBe(true);
    expect(checkToken(KEY, 'user:a', token, LATER)).toEqual({ ok: false, reason: 'expired' });
    expect(checkToken(KEY, 'user:b', token, LATER)).toEqual({ ok: false, reason: 'foreign' });
  });

  it('do not name their holder', () => {
    const [body = ''] = signGrant(KEY, holderOf('9f1c'), GRANT).split('.');
    expect(Buffer.from(body, 'base64url').toString()).not.toContain('9f1c');
  });
});
