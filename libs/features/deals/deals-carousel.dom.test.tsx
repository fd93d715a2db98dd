import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pageFixture } from '@network/core/testing/page-fixture.tsx';
import DealsCarousel from './slots/deals-carousel.tsx';
import { aDeal } from './testing/a-deal.ts';

it('shows the deals that the page was made with, and the way to all of them', () => {
  const { Page } = pageFixture({});
  render(
    <Page>
      <DealsCarousel deals={[aDeal(null), { ...aDeal(null), id: 'other', partnerName: 'Lumen Post' }]} />
    </Page>,
  );
  const shelf = within(screen.getByRole('region'));
  expect(shelf.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Halcyon Stills'),
    expect.stringContaining('Lumen Post'),
  ]);
  expect(shelf.getByRole('link', { name: 'All deals' }).getAttribute('href')).toBe('/deals');
});
