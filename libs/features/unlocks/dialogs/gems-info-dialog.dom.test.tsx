import { render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { examplePeople } from '@network/access/examples/example-people.ts';
import { pageFixture } from '@network/core/testing/page-fixture.tsx';
import { unlocks } from '@network/messages/unlocks.ts';
import GemsInfoDialog from './gems-info-dialog.tsx';

const SEEN = '2026-03-01T00:00:00.000Z';
const movement = (id: string, amount: number, createdAt: string, currency = 'gems') => ({
  id,
  amount,
  currency,
  createdAt,
  transactionType: amount > 0 ? 'grant' : 'unlock',
});
const movements = [
  movement('m-4', 10, '2026-03-06T00:00:00.000Z'),
  movement('m-3', 2, '2026-03-05T00:00:00.000Z', 'credits'),
  movement('m-2', -10, '2026-03-04T00:00:00.000Z'),
  movement('m-1', 10, '2026-02-27T00:00:00.000Z'),
];

/** The dialog for a member with 40 gems, who has acknowledged the introduction and the grants until then. */
function open(gemsIntro: string | null, lastAcknowledgementDate: string | null, balance = () => ({ amount: 40 })) {
  const state = { modals: { gemsIntro }, gems: { lastAcknowledgementDate } };
  const intro = vi.fn(() => ({ acknowledgeGemsIntro: { modals: { gemsIntro: 'now' } } }));
  const granted = vi.fn(() => ({ acknowledgeNewGemsBalance: { gems: { lastAcknowledgementDate: 'now' } } }));
  const request = vi.fn(() => ({
    findOneUserProfile: { daysUntilRefreshGems: 3, percentageOfUnlockedChannelPacks: 25, state },
    getTransactions: movements,
  }));
  const { Page } = pageFixture({
    viewer: examplePeople('vixen', 'tushy').member,
    answers: {
      GemsBalance: () => ({ getGemsBalance: balance() }),
      GemsInfo: request,
      AcknowledgeGemsIntro: intro,
      AcknowledgeNewGemsBalance: granted,
    },
  });
  render(<GemsInfoDialog options={{}} onClose={() => undefined} />, { wrapper: Page });
  return { intro, granted, request };
}

describe('M10 what gems are', () => {
  it('M10 C12 shows the balance, what gems are for, and their movements', async () => {
    open(SEEN, SEEN);
    expect(await screen.findByText('40 gems')).toBeTruthy();
    const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines.join('\n')).toContain('10 gems for each membership, every Friday.');
    expect(lines.join('\n')).toContain('Your next gems arrive in 3 days.');
    const moved = lines.filter((text) => /^(Weekly gems|Pack unlocked)/.test(text));
    expect(moved.map((text) => text.slice(-3))).toEqual(['+10', '−10', '+10']);
  });

  it('C13 acknowledges the introduction and what was granted since, once', async () => {
    const { intro, granted, request } = open(null, SEEN);
    expect(await screen.findByText('10 new gems for you')).toBeTruthy();
    await waitFor(() => expect(request).toHaveBeenCalledTimes(2));
    expect(intro).toHaveBeenCalledExactlyOnceWith({ when: expect.stringMatching(/^\d{4}-.*Z$/) as string });
    expect(granted).toHaveBeenCalledOnce();
    expect(screen.getByText('10 new gems for you')).toBeTruthy();
  });

  it('C13 acknowledges nothing that was seen', async () => {
    const { intro, granted } = open(SEEN, '2026-03-07T00:00:00.000Z');
    expect(await screen.findByText('40 gems')).toBeTruthy();
    await screen.findByText('25% of all packs are unlocked.');
    expect([intro.mock.calls.length, granted.mock.calls.length]).toEqual([0, 0]);
    expect(screen.queryByText(/new gems?/)).toBeNull();
  });

  it('C13 announces no gems that were spent meanwhile, and no introduction that was seen', async () => {
    const { intro, granted } = open(SEEN, SEEN, () => ({ amount: 4 }));
    expect(await screen.findByText('4 new gems for you')).toBeTruthy();
    await waitFor(() => expect(granted).toHaveBeenCalledOnce());
    expect(intro).not.toHaveBeenCalled();
  });

  it('E07 says that the balance could not be loaded', async () => {
    open(SEEN, SEEN, () => {
      throw new Error('The line broke.');
    });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe(unlocks.unlock_channel_modal.failed_to_load_balance);
    expect(screen.queryByText(/^\d+ gems$/)).toBeNull();
  });
});
