import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cookieText, readPageCookie } from './page-cookie.ts';

describe('cookies of pages', () => {
  it('K09 live for their number of days, for every page of the host', () => {
    const cookie = { name: 'a', value: 'https://x.test/?b=1;2', days: 1 };
    expect(cookieText(cookie, true)).toBe(
      'a=https%3A%2F%2Fx.test%2F%3Fb%3D1%3B2; Max-Age=86400; Path=/; Secure; SameSite=Lax',
    );
    expect(cookieText(cookie, false)).not.toContain('Secure');
  });

  it('K09 end with the browser when they have no number of days', () => {
    expect(cookieText({ name: 'a', value: 'b', days: null }, false)).toBe('a=b; Path=/; SameSite=Lax');
  });

  it('are read as they were written, whatever stands beside them', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (value) => {
        const [pair = ''] = cookieText({ name: 'upsell', value, days: 1 }, true).split(';');
        expect(readPageCookie(`other=1; not_upsell=2; ${pair}; upsell_more=3`, 'upsell')).toBe(value);
      }),
    );
  });

  it('are none when they are not there or broken', () => {
    expect(readPageCookie('', 'a')).toBeNull();
    expect(readPageCookie('ab=1', 'a')).toBeNull();
    expect(readPageCookie('a=%E0%A4%A', 'a')).toBeNull();
  });
});
