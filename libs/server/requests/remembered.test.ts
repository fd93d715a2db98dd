import { describe, expect, it, vi } from 'vitest';
import { remembered } from './remembered.ts';

describe('what is remembered of headers', () => {
  it('is computed once', () => {
    const compute = vi.fn<(text: string) => number>((text) => text.length);
    const read = remembered(compute);
    expect([read('gzip'), read('gzip'), read('br')]).toEqual([4, 4, 2]);
    expect(compute).toHaveBeenCalledTimes(2);
  });

  it('is forgotten before strangers fill the memory', () => {
    const compute = vi.fn<(text: string) => number>((text) => text.length);
    const read = remembered(compute);
    for (let index = 0; index < 501; index += 1) read(String(index));
    read('0');
    expect(compute).toHaveBeenCalledTimes(502);
    read('x'.repeat(513));
    read('x'.repeat(513));
    expect(compute).toHaveBeenCalledTimes(504);
  });
});
