import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { keyedHash } from './keyed-hash.ts';
import { secretsOf } from './secrets.ts';

it('is the HMAC-SHA256 of the text, the same each time, and another under another key', () => {
  const [own, other] = ['own', 'other'].map((gateway) => secretsOf({ brand: 'brand', gateway }).derive('purpose'));
  if (!own || !other) throw new Error('Two keys are needed');
  const expected = (key: Buffer) => createHmac('sha256', key).update('text').digest('hex');
  for (const key of [own, other, own]) expect(keyedHash(key, 'text').toString('hex')).toBe(expected(key));
  expect(keyedHash(own, 'text')).not.toEqual(keyedHash(other, 'text'));
});
