import { describe, expect, it } from 'vitest';
import vixen from '../../../../apps/vixen/tenant.ts';
import { readUpsellSuccess } from './upsell-cookies.ts';

const keeping = (target: string): string =>
  `other=1; outgoing_upsell_oneclick_success=${encodeURIComponent(target)}; more=2`;
const read = (target: string): string | null => readUpsellSuccess(keeping(target), vixen);

describe('R54 where the last purchase is waiting', () => {
  it('is the address that was stored', () => {
    expect(read('https://partner.example/in?a=1')).toBe('https://partner.example/in?a=1');
    expect(read(`${vixen.urls.members}/deals-of-others`)).not.toBeNull();
  });

  it('is null when nothing was stored', () => expect(readUpsellSuccess('other=1', vixen)).toBeNull());

  it('D15 is nowhere that is not allowed', () => expect(read('https://evil.test/')).toBeNull());

  it.each([`${vixen.urls.members}/deals`, `${vixen.urls.tour}/deals?x=1`, '/deals'])(
    'D35 is not %s, which is set only for people who bought nothing',
    (target) => expect(read(target)).toBeNull(),
  );

  it('is a partner’s page of that name', () =>
    expect(read('https://partner.example/deals')).toBe('https://partner.example/deals'));
});
