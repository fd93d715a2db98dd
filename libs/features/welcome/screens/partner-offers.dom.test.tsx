import { cleanup, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createConsentStore } from '@network/core/consent/consent.ts';
import { SlotsProvider } from '@network/core/features/slots.tsx';
import { pageFixture } from '@network/core/testing/page-fixture.tsx';
import { PartnerOffers } from './partner-offers.tsx';

const track = vi.fn<(name: string, fields: object) => void>();
const load = vi.fn(() => ({ findDeals: [{ id: 'd-1' }, { id: 'd-2' }] }));

function show(variant: string | null, answers: Record<string, () => unknown> = { PartnerOffers: load }) {
  const variants = variant === null ? {} : { crossSales: { variant, isCounted: true } };
  const analytics = { track, trackBefore: async () => undefined };
  const { Page } = pageFixture({
    answers,
    measuring: { consent: createConsentStore('accepted'), analytics, variants },
  });
  return render(
    <Page>
      <SlotsProvider offered={{ dealsCarousel: ({ deals }) => <output>{deals.length} deals</output> }}>
        <PartnerOffers />
      </SlotsProvider>
    </Page>,
  ).container;
}

beforeEach(() => {
  sessionStorage.clear();
  track.mockClear();
  load.mockClear();
});

describe('K11 what partners offer on the welcome page', () => {
  it('K11 crossSales: links to all offers in `link`, and loads none', () => {
    show('link');
    expect(screen.getByRole('link').getAttribute('href')).toBe('/deals');
    expect(load).not.toHaveBeenCalled();
  });

  it('K11 crossSales: shows a row of offers in `row`', async () => {
    show('row');
    expect((await screen.findByRole('status')).textContent).toBe('2 deals');
  });

  it.each(['holdout', null])('K11 crossSales: shows and loads nothing for %s', (variant) => {
    expect(show(variant).textContent).toBe('');
    expect(load).not.toHaveBeenCalled();
  });

  it.each(['link', 'row', 'holdout'])('K11 crossSales: tracks the exposure of %s once', (variant) => {
    show(variant);
    cleanup();
    show(variant);
    expect(track.mock.calls).toEqual([['experimentExposure', { experiment: 'crossSales', variant }]]);
  });

  it('K11 crossSales: shows nothing when the offers fail to load', async () => {
    const fail = vi.fn(() => {
      throw new Error('The gateway is away');
    });
    const page = show('row', { PartnerOffers: fail });
    await expect.poll(() => fail).toHaveBeenCalled();
    expect(page.textContent).toBe('');
  });
});
