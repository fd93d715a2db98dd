import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openPage } from '../testing/console-page.tsx';

const PLAN = {
  id: 'vixen-month',
  product: 'vixen',
  kind: 'month',
  option: 303,
  firstPrice: 2_999,
  firstDays: null,
  rebillPrice: 2_999,
  rebillMonths: 1,
  isPortalOffer: false,
  isOnSale: true,
  prices: [{ currency: 'EUR', firstPrice: 100, rebillPrice: 2_499 }],
};
const flag = (name: string, isOn: boolean, isRuntime: boolean) => ({ name, isOn, isConfigured: true, isRuntime });
const NO_CHANGES = () => ({ flagChanges: { changes: [], next: null } });
const DEAL = { partner: 'Partner', isOneClick: false, carouselRank: 3, interstitialRank: null, listingRank: 7 };
const BRANDS = {
  brandFlags: [
    { brand: 'vixen', name: 'Vixen', flags: [flag('channels', true, true), flag('reels', false, false)] },
    { brand: 'tushy', name: 'Tushy', flags: [flag('channels', false, true), flag('reels', true, false)] },
  ],
};

it('plans are found by product', async () => {
  await openPage('/plans-on-sale?product=vix', 'editor', {
    Plans: () => ({ plans: [PLAN, { ...PLAN, id: 'tushy-month', product: 'tushy' }] }),
  });
  const rows = await screen.findAllByRole('row');
  expect(rows).toHaveLength(2);
  expect(within(rows[1] as HTMLElement).getAllByText('$29.99')).toHaveLength(2);
});

it('prices in other currencies are listed, and what was taken back says so', async () => {
  await openPage('/plans-on-sale', 'finance', {
    Plans: () => ({ plans: [PLAN, { ...PLAN, id: 'vixen-year', kind: 'year', isOnSale: false }] }),
  });
  expect(await screen.findAllByText('€24.99')).toHaveLength(2);
  expect(screen.getAllByText('No: taken back')).toHaveLength(1);
});

it('flags say where they are on, and who may not switch them only reads', async () => {
  await openPage('/flags', 'editor', { BrandFlags: () => BRANDS, FlagChanges: NO_CHANGES });
  expect(await screen.findAllByRole('img', { name: 'On' })).toHaveLength(2);
  expect(screen.getAllByRole('img', { name: 'Off' })).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /channels at/ })).toBeNull();
  expect(await screen.findByText('No flag was switched yet.')).toBeDefined();
});

it('a flag that allows it is switched with a reason, and one in the build is not', async () => {
  const { calls } = await openPage('/flags', 'finance', {
    BrandFlags: () => BRANDS,
    FlagChanges: NO_CHANGES,
    SwitchFlag: () => ({ switched: { __typename: 'Switched' } }),
  });
  expect(await screen.findAllByRole('button', { name: /channels at/ })).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /reels at/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'channels at Vixen: On' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/within a second/)).toBeDefined();
  await userEvent.type(dialog.getByLabelText(/^Reason/), 'It is broken');
  await userEvent.click(dialog.getByRole('button', { name: 'Switch off' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.find(({ operation }) => operation === 'SwitchFlag')?.variables).toEqual({
    brand: 'vixen',
    flag: 'channels',
    isOn: false,
    reason: 'It is broken',
  });
});

it('tries offers on a member, and says why not the others', async () => {
  const { calls } = await openPage('/try-offers', 'support', {
    BrandFlags: () => BRANDS,
    MemberOffers: () => ({
      memberDeals: [
        { ...DEAL, id: 'd1', name: 'Cameras', audience: 'everyone', isShown: true },
        { ...DEAL, id: 'd2', name: 'Come back', audience: 'expired', isShown: false },
      ],
      memberOffers: {
        plans: [],
        subscriptions: [
          {
            id: 's1',
            product: 'vixen',
            obstacles: [],
            offers: [
              { name: 'spring', obstacles: ['PRICE_TOO_LOW'] },
              { name: 'summer', obstacles: [] },
            ],
          },
        ],
      },
    }),
  });
  await userEvent.type(await screen.findByLabelText(/^Member ID/), 'u1');
  await userEvent.selectOptions(
    await screen.findByRole('combobox', { name: 'Brand' }),
    await screen.findByRole('option', { name: 'Vixen' }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Try' }));
  expect(await screen.findByText('Would be offered')).toBeDefined();
  expect(screen.getByText(/Pays less than the lowest price of the offer/)).toBeDefined();
  const deals = within(screen.getByRole('region', { name: 'Partners’ deals' }));
  expect(deals.getByText('Would be shown')).toBeDefined();
  expect(deals.getByText('Only for members whose access has ended')).toBeDefined();
  const tries = calls.filter(({ operation }) => operation === 'MemberOffers');
  expect(tries.map(({ variables }) => variables)).toEqual([{ memberId: 'u1', brand: 'vixen' }]);
});

it('nothing of the shop is for moderators', async () => {
  await openPage('/plans-on-sale', 'moderator', {});
  expect(await screen.findByRole('heading', { name: 'Your role can’t open this page' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Plans as they are sold' })).toBeNull();
});
