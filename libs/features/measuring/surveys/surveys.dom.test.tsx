import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { examplePeople } from '@network/access/examples/example-people.ts';
import { measuringOff } from '@network/core/analytics/measuring.ts';
import { pageFixture } from '@network/core/testing/page-fixture.tsx';
import ConsentBanner from '../slots/consent-banner.tsx';
import PageMeasure from '../slots/page-measure.tsx';

const KEY = 'an-embed-key-of-an-account';
const block = {
  userId: 'user-1',
  email: 'member@demo.example',
  activeSince: null,
  lastChannelPackUnlockDate: null,
  hasUnlockedChannelPackInLastTwoWeeks: false,
  subscription: 'multisite',
  subscriptionLengthInMonths: 14,
  subscriptionLengthInDays: 426,
  siteType: 'multi-site',
};

function open(surveyKey: string | null, person: 'member' | 'visitor' = 'member') {
  const request = vi.fn(() => ({ findOneUserProfile: { iterateProfile: block } }));
  const { Page } = pageFixture({
    ...(person === 'member' && { viewer: examplePeople('vixen', 'tushy').member }),
    answers: { IterateBlock: request },
    measuring: { ...measuringOff, ...(surveyKey !== null && { surveyKey }) },
  });
  return { request, Page };
}

const script = () => document.querySelector<HTMLScriptElement>('script[src*="iteratehq"]');
const queue = () => (Reflect.get(window, 'Iterate') as { q: unknown[] } | undefined)?.q;

describe('X05 surveys', () => {
  it('X05 D31 meet a member by the block, and are off the page with its consent', async () => {
    const { Page } = open(KEY);
    const { unmount } = render(<PageMeasure />, { wrapper: Page });
    await expect.poll(() => script()).not.toBeNull();
    const { userId, ...traits } = block;
    expect(queue()).toEqual([['identify', { external_id: userId, ...traits }]]);
    expect(Reflect.get(window, 'iterateSettings')).toEqual({ apiKey: KEY });
    // A blocked script reports it by an event, which nothing awaits.
    script()?.dispatchEvent(new Event('error'));
    unmount();
    expect([script(), queue()]).toEqual([null, undefined]);
  });

  it.each([
    ['without a key', null, 'member'],
    ['for a visitor', KEY, 'visitor'],
  ] as const)('D31 tell nobody anything %s', async (_case, key, person) => {
    const { request, Page } = open(key, person);
    render(<PageMeasure />, { wrapper: Page });
    await vi.dynamicImportSettled();
    expect([script(), request.mock.calls.length]).toEqual([null, 0]);
  });

  it.each([
    [KEY, true],
    [null, false],
  ])('D31 are part of the request, where there are any (%j: %s)', (key, expected) => {
    const { Page } = open(key);
    render(<ConsentBanner />, { wrapper: Page });
    expect(screen.queryByText(/survey service/) !== null).toBe(expected);
  });
});
