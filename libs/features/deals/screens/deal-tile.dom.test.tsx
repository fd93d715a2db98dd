import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { examplePeople, type ExamplePerson } from '@network/access/examples/example-people.ts';
import { useOpenDialog } from '@network/core/features/dialogs.tsx';
import { pageFixture } from '@network/core/testing/page-fixture.tsx';
import { recordEvents } from '@network/core/testing/record-events.ts';
import type { DealCardFragment } from '@network/graphql/fragments/deal-card.generated.ts';
import { OutlinedCards } from '@network/ui/shelf/card-outline.tsx';
import { aDeal } from '../testing/a-deal.ts';
import { DealTile } from './deal-tile.tsx';

function Opened() {
  return <output>{JSON.stringify(useOpenDialog())}</output>;
}

function show(oneClickUrl: string | null, change: Partial<DealCardFragment> = {}, person: ExamplePerson = 'member') {
  const { measuring, events } = recordEvents();
  const { Page } = pageFixture({ viewer: examplePeople('vixen', 'tushy')[person], measuring });
  const deal = { ...aDeal(oneClickUrl), ...change };
  render(
    <Page>
      <DealTile deal={deal} sizes="10rem" />
      <Opened />
    </Page>,
  );
  return events;
}

describe('R52 a deal', () => {
  it('K12 tracks that a partner’s page is opened', () => {
    const events = show(null);
    const link = screen.getByRole('link');
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    expect(events).toEqual([['upsellClick', { deal: 'd-1', isOneClick: false }]]);
  });

  it('C04 K12 tracks one click, and then calls the gateway', async () => {
    const assign = vi.fn();
    vi.stubGlobal('location', { assign });
    const events = show('/oneclick/outgoing-upsell?deal=d-1');
    fireEvent.click(screen.getByRole('button'));
    expect(events).toEqual([['upsellClick', { deal: 'd-1', isOneClick: true }]]);
    expect(assign).not.toHaveBeenCalled();
    await expect.poll(() => assign).toHaveBeenCalledExactlyOnceWith('/oneclick/outgoing-upsell?deal=d-1');
  });

  it('M14 asks first where the partner wants it, with what buys at the price that is agreed to there', () => {
    const assign = vi.fn();
    vi.stubGlobal('location', { assign });
    show('/oneclick/outgoing-upsell?deal=d-1', { requestPartnerConsent: true });
    fireEvent.click(screen.getByRole('button'));
    expect(JSON.parse(screen.getByRole('status').textContent)).toMatchObject({
      id: 'OneClickConsent',
      options: {
        partnerName: 'Halcyon Stills',
        price: '$1.00 now, then $14.95 a month',
        oneClickUrl: '/oneclick/outgoing-upsell?deal=d-1',
        token: 'token-1',
      },
    });
    expect(assign).not.toHaveBeenCalled();
  });

  it.each<[ExamplePerson, boolean]>([
    ['visitor', true],
    ['member', false],
  ])('R52 leads a %s to the partner’s page where one click is not theirs', (person, oneClickEnabled) => {
    show('/oneclick/outgoing-upsell?deal=d-1', { oneClickEnabled }, person);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('link').getAttribute('href')).toBe('#partner');
  });

  it('says the same words before it comes into sight, so that it keeps its height', () => {
    const { Page } = pageFixture({ viewer: examplePeople('vixen', 'tushy').member });
    const wordsWhere = (isOutlined: boolean) => {
      const { container, unmount } = render(
        <Page>
          <OutlinedCards value={isOutlined}>
            <DealTile deal={{ ...aDeal(null), dealText: 'A gallery by night' }} sizes="10rem" />
          </OutlinedCards>
        </Page>,
      );
      const words = ['.deal-card-text', '.deal-card-price'].map((part) => container.querySelector(part)?.textContent);
      unmount();
      return words;
    };
    expect(wordsWhere(true)).toEqual(['PhotographyA gallery by night', 'Save 60%$1.00 now, then $14.95 a month']);
    expect(wordsWhere(true)).toEqual(wordsWhere(false));
  });
});
