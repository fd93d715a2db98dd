import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showPart, viewerWith } from '../testing/membership-page.tsx';
import ReactivateDialog from './reactivate-dialog.tsx';

const cancelled = viewerWith({ isCancelled: true });
const terms = {
  price: { amount: 2_999, currency: 'USD' },
  renewsAt: '2026-12-21T12:00:00Z',
  renewalMonths: 1,
  renewalDays: null,
};

describe('M15 what coming back costs is said before the press', () => {
  const show = (lost: { readonly gemsRestored: number; readonly channelPacksRestored: number }) => {
    const answers = {
      RetentionOffer: () => ({ getRetentionOffer: null }),
      ReactivationTerms: () => ({ reactivationTerms: { ...terms, ...lost } }),
    };
    showPart(<ReactivateDialog options={{ source: 'test' }} onClose={() => undefined} />, {
      viewer: cancelled,
      answers,
    });
    return screen.findByText(
      'Nothing is charged today. Your membership renews on December 21, 2026 (UTC) for $29.99 a month, until you cancel.',
    );
  };

  it('M15 with the price, how often and from when; nothing is promised back to whom nothing was taken from', async () => {
    await show({ gemsRestored: 0, channelPacksRestored: 0 });
    expect(screen.queryByText(/back\.$/)).toBeNull();
  });

  it.each([
    [40, 2, 'You get 40 gems and 2 unlocked channel packs back.'],
    [0, 1, 'You get 1 unlocked channel pack back.'],
    [1, 0, 'You get 1 gem back.'],
  ])('M15 %i gems and %i packs come back', async (gemsRestored, channelPacksRestored, said) => {
    await show({ gemsRestored, channelPacksRestored });
    expect(screen.getByText(said)).toBeTruthy();
  });

  it('M15 an offer says its price itself, and the terms when it counts', async () => {
    const offer = { name: 'back', deal: { newPrice: 1_999, offeredGems: 0 }, currentRebill: terms.price };
    const answers = {
      RetentionOffer: () => ({ getRetentionOffer: offer }),
      ReactivationTerms: () => ({ reactivationTerms: { ...terms, gemsRestored: 0, channelPacksRestored: 0 } }),
    };
    showPart(<ReactivateDialog options={{ source: 'test' }} onClose={() => undefined} />, {
      viewer: cancelled,
      answers,
    });
    await screen.findByText('Nothing is charged today. Your membership renews on December 21, 2026 (UTC).');
    expect(screen.getByText('$19.99')).toBeTruthy();
  });

  it('M15 what could not be loaded is not made up', async () => {
    const answers = {
      RetentionOffer: () => ({ getRetentionOffer: null }),
      ReactivationTerms: () => Promise.reject(new Error('no')),
    };
    showPart(<ReactivateDialog options={{ source: 'test' }} onClose={() => undefined} />, {
      viewer: cancelled,
      answers,
    });
    expect(await screen.findByText('Nothing is charged before your next renewal.')).toBeTruthy();
    expect(screen.queryByText(/back\.$/)).toBeNull();
  });
});
