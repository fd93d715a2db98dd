import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { examplePeople } from '@network/access/examples/example-people.ts';
import { pageFixture } from '@network/core/testing/page-fixture.tsx';
import { toldEvents } from '@network/core/testing/told-events.ts';
import { aDeal } from '../testing/a-deal.ts';
import { DealTile } from './deal-tile.tsx';

function show(oneClickUrl: string | null) {
  const { measuring, told } = toldEvents();
  const { Page } = pageFixture({ viewer: examplePeople('vixen', 'tushy').member, measuring });
  const deal = aDeal(oneClickUrl);
  render(<DealTile deal={deal} sizes="10rem" />, { wrapper: Page });
  return told;
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('R52 a deal', () => {
  it('K12 tells that a partner’s page is opened', () => {
    const told = show(null);
    const link = screen.getByRole('link');
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    expect(told).toEqual([['upsellClick', { deal: 'd-1', isOneClick: false }]]);
  });

  it('C04 K12 tells of one click, and then asks the gateway', async () => {
    const assign = vi.fn();
    vi.stubGlobal('location', { assign });
    const told = show('/oneclick/outgoing-upsell?deal=d-1');
    fireEvent.click(screen.getByRole('button'));
    expect(told).toEqual([['upsellClick', { deal: 'd-1', isOneClick: true }]]);
    expect(assign).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith('/oneclick/outgoing-upsell?deal=d-1'));
  });
});
