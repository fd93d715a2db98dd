import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pageFixture } from '@network/core/testing/page-fixture.tsx';
import { stubPlace } from '@network/core/testing/stubbed-place.ts';
import DealsCarousel from './slots/deals-carousel.tsx';
import { aDeal } from './testing/a-deal.ts';

let observed: ReturnType<typeof stubPlace>;
beforeEach(() => {
  observed = stubPlace();
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
  await vi.waitFor(() => expect(observed.stand).not.toBeNull());
  for (const top of [400, -900]) {
    act(() => observed.stand?.({ isIntersecting: top > 0, boundingClientRect: { top } }));
    expect(screen.queryByRole('region')).toBeNull();
  }
  act(() => observed.stand?.({ isIntersecting: false, boundingClientRect: { top: 1_200 } }));
  expect(screen.getByRole('region').textContent).toContain('Halcyon Stills');
});
