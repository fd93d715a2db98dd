import { describe, expect, it } from 'vitest';
import { fileSize } from './file-size.ts';

describe('M12 the size of a file', () => {
  it.each([
    [0, '0 kB'],
    [640_000, '640 kB'],
    [999_999, '1,000 kB'],
    [12_440_000, '12.4 MB'],
    [123_456_000, '123 MB'],
    [2_150_000_000, '2.2 GB'],
    [4_000_000_000_000, '4,000 GB'],
  ])('M12 %d bytes are %s', (bytes, text) => expect(fileSize(bytes)).toBe(text));
});
