import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pictureTypeOf } from './picture-type.ts';

const padded = (...bytes: number[]) => Buffer.concat([Buffer.from(bytes), Buffer.alloc(12)]).subarray(0, 12);

describe('R16 what a file is by its bytes', () => {
  it.each([
    [padded(0xff, 0xd8, 0xff, 0xdb), 'image/jpeg'],
    [padded(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), 'image/png'],
    [Buffer.from('RIFF\u0000\u0000\u0000\u0000WEBP', 'latin1'), 'image/webp'],
    [Buffer.from('RIFF\u0000\u0000\u0000\u0000WAVE', 'latin1'), null],
    [Buffer.from('GIF89a000000', 'latin1'), null],
    [Buffer.from('%PDF-1.7 000', 'latin1'), null],
    [Buffer.from([0xff, 0xd8, 0xff]), null],
    [Buffer.alloc(0), null],
  ])('%o is %s', (head, type) => expect(pictureTypeOf(head)).toBe(type));

  it('is nothing for bytes that begin otherwise', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 12, maxLength: 12 }), (bytes) => {
        fc.pre(![0xff, 0x89, 0x52].includes(bytes[0] ?? 0));
        expect(pictureTypeOf(Buffer.from(bytes))).toBeNull();
      }),
    );
  });
});
