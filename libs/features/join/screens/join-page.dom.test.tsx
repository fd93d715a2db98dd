import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createConsentStore } from '@network/core/consent/consent.ts';
import { pageFixture } from '@network/core/testing/page-fixture.tsx';
import { someBillers, somePlans } from '../../testing/story-samples.ts';
import JoinPage from './join-page.tsx';

const track = vi.fn<(name: string, fields: object) => void>();

async function show(shown: Readonly<Record<string, string>>): Promise<void> {
  const variants = Object.fromEntries(
    Object.entries(shown).map(([experiment, variant]) => [experiment, { variant, isCounted: true }]),
  );
  const { Page } = pageFixture({
    path: '/joinnow',
    answers: {
      JoinPage: () => ({
        joinOptions: { options: somePlans, billers: someBillers, defaultSubscription: { optionId: 304 } },
        featuredVideos: [],
      }),
    },
    measuring: {
      consent: createConsentStore('accepted'),
      analytics: { track, trackBefore: async () => undefined },
      variants,
    },
  });
  render(
    <Page>
      <Suspense>
        <JoinPage />
      </Suspense>
    </Page>,
  );
  await screen.findByRole('button', { name: 'Continue to payment' });
}

beforeEach(() => {
  sessionStorage.clear();
  track.mockClear();
});

describe('K11 the experiments of the join page', () => {
  it('K11 shows the variants of the visit, and tracks each exposure', async () => {
    await show({ pricing: 'total', paypal: 'first' });
    expect(screen.getAllByText('for 12 months').length).toBeGreaterThan(0);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^PayPal/ }).checked).toBe(true);
    expect(track.mock.calls).toEqual([
      ['experimentExposure', { experiment: 'pricing', variant: 'total' }],
      ['experimentExposure', { experiment: 'paypal', variant: 'first' }],
    ]);
  });

  it('K11 shows the holdout the default, and tracks it', async () => {
    await show({ pricing: 'holdout', paypal: 'holdout' });
    expect(screen.queryByText('for 12 months')).toBeNull();
    expect(screen.queryByText(/PayPal/)).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Card/ }).checked).toBe(true);
    expect(track).toHaveBeenCalledTimes(2);
  });
});
