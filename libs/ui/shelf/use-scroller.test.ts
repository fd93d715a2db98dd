import { describe, expect, it } from 'vitest';
import { scrollPosition } from './use-scroller.ts';

describe('scrollPosition', () => {
  it('knows both ends, and that half a pixel is not more', () => {
    const box = { clientWidth: 1000, scrollWidth: 2500 };
    expect(scrollPosition({ ...box, scrollLeft: 0 })).toEqual({ overflows: true, atStart: true, atEnd: false });
    expect(scrollPosition({ ...box, scrollLeft: 700 })).toEqual({ overflows: true, atStart: false, atEnd: false });
    expect(scrollPosition({ ...box, scrollLeft: 1499.5 })).toEqual({ overflows: true, atStart: false, atEnd: true });
    expect(scrollPosition({ scrollLeft: 0, clientWidth: 1000, scrollWidth: 1001 }).overflows).toBe(false);
  });
});
