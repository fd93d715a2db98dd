import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pageFixture } from '@network/core/testing/page-fixture.tsx';
import DealsCarousel from './slots/deals-carousel.tsx';
import { aDeal } from './testing/a-deal.ts';

interface Notice {
  readonly isIntersecting: boolean;
  readonly boundingClientRect: { readonly top: number };
}
let stand: ((notice: Notice) => void) | null = null;

beforeEach(() => {
  stand = null;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(notice: (entries: readonly Notice[]) => void) {
        stand = (entry) => notice([entry]);
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

it('comes while nobody looks at its place or stands below it, so that nothing moves', async () => {
  const Deals = () => ({ findDeals: [aDeal(null)] });
  const { Page } = pageFixture({ answers: { Deals } });
  render(
    <Page>
      <DealsCarousel />
    </Page>,
  );
  await vi.waitFor(() => expect(stand).not.toBeNull());
  for (const top of [400, -900]) {
    act(() => stand?.({ isIntersecting: top > 0, boundingClientRect: { top } }));
    expect(screen.queryByRole('region')).toBeNull();
  }
  act(() => stand?.({ isIntersecting: false, boundingClientRect: { top: 1_200 } }));
  expect(screen.getByRole('region').textContent).toContain('Halcyon Stills');
});
