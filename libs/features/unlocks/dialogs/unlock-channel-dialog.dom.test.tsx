import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { examplePeople, type ExamplePerson } from '@network/access/examples/example-people.ts';
import { pageFixture } from '@network/core/testing/page-fixture.tsx';
import { unlocks } from '@network/messages/unlocks.ts';
import { gemsBalanceQuery } from '../queries.ts';
import UnlockChannelDialog from './unlock-channel-dialog.tsx';

const people = examplePeople('vixen', 'tushy');
const picture = {
  src: '/p.webp',
  placeholder: '',
  width: 16,
  height: 9,
  avifSrcSet: '',
  webpSrcSet: '',
  isMissing: false,
  color: '#000',
};
const pack = {
  channelPackId: 'p-1',
  slug: 'opening-pack',
  name: 'Opening Pack',
  price: 10,
  isUnlocked: false,
  videoCount: 6,
  runLength: 12_000,
  picture,
  videos: [],
};
const channel = { channelId: 'c-1', slug: 'northlight', name: 'Northlight', picture };

interface Opening {
  readonly balance?: () => unknown;
  /** Replaces the answer, which may never come. */
  readonly answer?: () => object;
  readonly profile?: () => unknown;
  /** The channel's packs, after the purchase too. */
  readonly packs?: (isBought: boolean) => readonly object[];
  readonly initialPack?: string | null;
  /** Whether the channel cannot be loaded the first time. */
  readonly failsAtFirst?: boolean;
}

/** The dialog for a person with 40 gems, with this answer of the gateway to a purchase. */
function open(person: ExamplePerson, answer: object, opening: Opening = {}) {
  const { packs = () => [pack], initialPack = 'p-1' } = opening;
  let isBought = false;
  let fails = opening.failsAtFirst ?? false;
  const { Page, queryClient } = pageFixture({
    viewer: people[person],
    answers: {
      ChannelOffer: () => {
        if (!fails) return { channel: { ...channel, packs: packs(isBought) } };
        fails = false;
        throw new Error('The gateway is away.');
      },
      GemsBalance: opening.balance ?? (() => ({ getGemsBalance: { amount: 40 } })),
      FindOneUserProfile:
        opening.profile ??
        (() => ({ findOneUserProfile: { userId: 'person', viewer: JSON.stringify(people[person]) } })),
      UnlockChannelPack: () => {
        isBought = true;
        return { unlockChannelPack: opening.answer?.() ?? answer };
      },
    },
  });
  const options = { channelId: 'c-1', initialPack };
  render(<UnlockChannelDialog options={options} onClose={() => undefined} />, { wrapper: Page });
  return queryClient;
}

describe('M09 the dialog of a channel’s packs', () => {
  it('L09 shows balance and price, and that the pack is open', async () => {
    open('member', { __typename: 'ChannelPackUnlocked', balance: 30 });
    expect(await screen.findByText('You have 40 gems')).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: 'Unlock for 10 gems' }));
    expect(await screen.findByText('Opening Pack is unlocked.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open the pack' }).getAttribute('href')).toBe(
      '/channels/northlight/packs/opening-pack',
    );
  });

  it.each([
    ['ChannelPackUnlocked', 'Opening Pack is unlocked.'],
    ['ChannelPackAlreadyUnlocked', 'You have already unlocked this pack.'],
  ])('L09 stays with the requested pack when nobody chose one: %s', async (__typename, expected) => {
    open(
      'member',
      { __typename, balance: 30 },
      {
        initialPack: null,
        packs: (isUnlocked) => [
          { ...pack, isUnlocked },
          { ...pack, channelPackId: 'p-2', name: 'Next Pack' },
        ],
      },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Unlock for 10 gems' }));
    expect(await screen.findByText(unlocks.unlock_channel_modal.unlocked)).toBeTruthy();
    expect(screen.getByText(expected)).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Opening Pack/ }).checked).toBe(true);
  });

  it('L09 shows the result before the page has loaded what else it changes', async () => {
    const never = new Promise(() => undefined);
    open('member', { __typename: 'ChannelPackAlreadyUnlocked', balance: 30 }, { profile: () => never });
    await userEvent.click(await screen.findByRole('button', { name: 'Unlock for 10 gems' }));
    expect(await screen.findByText('You have already unlocked this pack.')).toBeTruthy();
  });

  it('E08 says that the balance is too low', async () => {
    open('member', { __typename: 'OutOfBalance', balance: 3 });
    await userEvent.click(await screen.findByRole('button', { name: 'Unlock for 10 gems' }));
    expect(await screen.findByText('You don’t have enough gems for this pack.')).toBeTruthy();
    expect(screen.getByText('You have 3 gems')).toBeTruthy();
  });

  it.each([
    ['a refusal', () => ({ __typename: 'AccessDenied' })],
    [
      'a lost line',
      () => {
        throw new Error('The line broke.');
      },
    ],
  ])(
    'L09 E08 tells that it failed after %s, with the way to support, and may be tried again',
    async (_what, answer) => {
      open('member', {}, { answer });
      await userEvent.click(await screen.findByRole('button', { name: 'Unlock for 10 gems' }));
      const alert = await screen.findByText(unlocks.unlock_channel_modal.failed, { exact: false });
      expect(alert.querySelector('a')?.getAttribute('href')).toBe('/support');
      expect(screen.getByRole('button', { name: 'Unlock for 10 gems' }).getAttribute('aria-busy')).not.toBe('true');
      expect(screen.getByText('You have 40 gems')).toBeTruthy();
    },
  );

  it('M09 says that the packs could not be loaded, and loads them on a second try', async () => {
    open('member', {}, { failsAtFirst: true });
    expect((await screen.findByRole('alert')).textContent).toBe(unlocks.unlock_channel_modal.load_failed);
    expect(screen.getByRole('dialog', { name: 'Unlock a channel' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('dialog', { name: 'Unlock Northlight' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Unlock for 10 gems' })).toBeTruthy();
  });

  it('E07 says that the balance could not be loaded, and loads it again when a pack is chosen', async () => {
    open(
      'member',
      { __typename: 'ChannelPackUnlocked', balance: 30 },
      {
        balance: () => {
          throw new Error('The line broke.');
        },
      },
    );
    expect(await screen.findByText(unlocks.unlock_channel_modal.failed_to_load_balance)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Unlock for 10 gems' }));
    expect(await screen.findByText('Opening Pack is unlocked.')).toBeTruthy();
  });

  it('E07 says nothing of a balance whose request was cancelled', async () => {
    const never = new Promise(() => undefined);
    const client = open('member', {}, { balance: () => never });
    await screen.findByRole('button', { name: 'Unlock for 10 gems' });
    await waitFor(() => expect(client.isFetching(gemsBalanceQuery)).toBe(1));
    await act(() => client.cancelQueries(gemsBalanceQuery));
    expect(client.isFetching(gemsBalanceQuery)).toBe(0);
    // Changes are reported in the next task.
    await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
    expect(screen.queryByText(unlocks.unlock_channel_modal.failed_to_load_balance)).toBeNull();
  });

  it('A03 offers a trial a membership, and no button that spends gems', async () => {
    open('trial', {});
    expect(await screen.findByRole('button', { name: 'See memberships' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Unlock for 10 gems' })).toBeNull();
  });
});
