import { randomBytes } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { brotliEnd, openBrotliOf } from './open-brotli.ts';

const SHARED = Buffer.from('<p>Films that everybody with the same rights is shown.</p>'.repeat(2_000));

it.each([0, 1, 40, 65_535, 65_536, 65_537, 200_000])(
  'reads as the shared page and %i bytes of one’s own',
  async (size) => {
    const [own, rest] = [randomBytes(size), Buffer.from('</body>')];
    const whole = Buffer.concat([await openBrotliOf(SHARED, 6), brotliEnd(own, rest)]);
    expect(brotliDecompressSync(whole).equals(Buffer.concat([SHARED, own, rest]))).toBe(true);
  },
);

it('compresses the shared page, and nothing of the rest', async () => {
  const open = await openBrotliOf(SHARED, 6);
  expect(open.length).toBeLessThan(300);
  expect(brotliEnd(Buffer.alloc(1_000)).length).toBe(1_004);
});
