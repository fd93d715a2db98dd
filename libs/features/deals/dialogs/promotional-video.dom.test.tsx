import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { examplePeople } from '@network/access/examples/example-people.ts';
import { pageFixture } from '@network/core/testing/page-fixture.tsx';
import { recordEvents } from '@network/core/testing/record-events.ts';
import PromotionalVideo from './promotional-video.tsx';

function open() {
  const acknowledged = vi.fn(() => ({ acknowledgePromotionalTeaserViewed: { modals: { teaserViewed: 'now' } } }));
  const onClose = vi.fn();
  const { measuring, events } = recordEvents();
  const { Page, router } = pageFixture({
    measuring,
    viewer: examplePeople('vixen', 'tushy').member,
    answers: {
      PromotionalTeaser: () => ({ featuredVideos: [] }),
      AcknowledgePromotionalTeaserViewed: acknowledged,
    },
  });
  render(<PromotionalVideo options={{}} onClose={onClose} />, { wrapper: Page });
  return { acknowledged, onClose, router, events };
}

describe('M18 the promotional video', () => {
  it.each(['Not now', 'Close'])(
    'L21 K12 counts as seen once it is closed by %s, and that is tracked',
    async (button) => {
      const { acknowledged, onClose, events } = open();
      fireEvent.click(screen.getByRole('button', { name: button }));
      await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
      expect(acknowledged).toHaveBeenCalledOnce();
      expect(events).toEqual([
        ['teaserOpen', {}],
        ['teaserEnd', { isToOffers: false }],
      ]);
    },
  );

  it('L21 R20 leads to the offers once it is seen', async () => {
    const { acknowledged, onClose, router } = open();
    fireEvent.click(screen.getByRole('button', { name: 'See the offers' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(acknowledged).toHaveBeenCalledOnce();
    expect(router.state.location.pathname).toBe('/offers');
  });
});
