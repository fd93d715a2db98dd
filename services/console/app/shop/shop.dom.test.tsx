import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { openPage } from '../testing/console-page.tsx';

afterEach(() => vi.unstubAllGlobals());

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
  prices: [{ currency: 'EUR', firstPrice: 100, rebillPrice: 2_499 }],
};
const flag = (name: string, isOn: boolean, isRuntime: boolean) => ({ name, isOn, isConfigured: true, isRuntime });
const NO_CHANGES = () => ({ flagChanges: { changes: [], next: null } });
const NONE_WAIT = () => ({ planPriceRequests: [] });
const DEAL = { partner: 'Partner', isOneClick: false, carouselRank: 3, interstitialRank: null, listingRank: 7 };
const BRANDS = {
  brandFlags: [
    { brand: 'vixen', name: 'Vixen', flags: [flag('channels', true, true), flag('reels', false, false)] },
    { brand: 'tushy', name: 'Tushy', flags: [flag('channels', false, true), flag('reels', true, false)] },
  ],
};

it('plans are found by product', async () => {
  await openPage('/plans?product=vix', 'editor', {
    PlanPriceRequests: NONE_WAIT,
    Plans: () => ({ plans: [PLAN, { ...PLAN, id: 'tushy-month', product: 'tushy' }] }),
  });
  const rows = await screen.findAllByRole('row');
  expect(rows).toHaveLength(2);
  expect(within(rows[1] as HTMLElement).getAllByText('$29.99')).toHaveLength(2);
});

it('the prices of a plan in other currencies are listed, and asked for with a reason', async () => {
  const { calls } = await openPage('/plans', 'finance', {
    PlanPriceRequests: NONE_WAIT,
    Plans: () => ({ plans: [PLAN] }),
    SetPlanPrices: () => ({ setPlanPrices: { __typename: 'PlanPricesWait' } }),
  });
  expect(await screen.findByText('€24.99')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Set prices of vixen, Month' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText<HTMLInputElement>('First price, EUR').value).toBe('1.00');
  await userEvent.type(dialog.getByLabelText('First price, JPY'), '3400');
  await userEvent.type(dialog.getByLabelText(/^Reason/), 'We sell in yen');
  await userEvent.click(dialog.getByRole('button', { name: 'Request approval to set prices' }));
  expect(await dialog.findByText('Enter both prices in JPY, or neither.')).toBeDefined();
  await userEvent.type(dialog.getByLabelText('Then, JPY'), '3500');
  await userEvent.click(dialog.getByRole('button', { name: 'Request approval to set prices' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.filter(({ operation }) => operation === 'SetPlanPrices').map(({ variables }) => variables)).toEqual([
    {
      planId: 'vixen-month',
      prices: [
        { currency: 'EUR', firstPrice: 100, rebillPrice: 2_499 },
        { currency: 'JPY', firstPrice: 3_400, rebillPrice: 3_500 },
      ],
      reason: 'We sell in yen',
    },
  ]);
});

it('prices that wait are approved by somebody else than who asked', async () => {
  const waiting = (id: string, requestedBy: string) => ({
    id,
    planId: id,
    prices: [{ currency: 'EUR', firstPrice: 100, rebillPrice: 1_999 }],
    current: [
      { currency: 'EUR', firstPrice: 100, rebillPrice: 2_999 },
      { currency: 'GBP', firstPrice: 100, rebillPrice: 1_799 },
    ],
    reason: 'We sell in euros',
    requestedBy,
    requestedAt: '2026-03-01T12:00:00Z',
  });
  const { calls } = await openPage('/plans', 'finance', {
    Plans: () => ({ plans: [PLAN] }),
    PlanPriceRequests: () => ({
      planPriceRequests: [waiting('mine', 'finance@demo.example'), waiting('theirs', 'admin@demo.example')],
    }),
    DecidePlanPrices: () => ({ decidePlanPrices: { __typename: 'PlanPricesDecided' } }),
  });
  expect(await screen.findByText('Somebody else has to decide about them.')).toBeDefined();
  expect(screen.getAllByText('€19.99')).toHaveLength(2);
  // What is sold now stands beside what was asked for, also where nothing would be left.
  const [changes] = screen.getAllByRole('table', { name: 'Currency, price now, price as requested' });
  const rows = within(changes as HTMLElement).getAllByRole('row');
  expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
    'EUR€1.00, then €29.99€1.00, then €19.99',
    'GBP£1.00, then £17.99Not sold in it',
  ]);
  expect(screen.queryByRole('button', { name: 'Approve prices of mine' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Approve prices of theirs' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText(/^Reason/), 'As planned');
  await userEvent.click(dialog.getByRole('button', { name: 'Approve prices' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.find(({ operation }) => operation === 'DecidePlanPrices')?.variables).toEqual({
    id: 'theirs',
    approve: true,
    reason: 'As planned',
  });
});

it('nobody sets prices of a plan of which others wait', async () => {
  const wait = {
    id: 'request',
    planId: PLAN.id,
    prices: PLAN.prices,
    current: PLAN.prices,
    reason: 'We sell in euros',
    requestedBy: 'admin@demo.example',
    requestedAt: '2026-03-01T12:00:00Z',
  };
  await openPage('/plans', 'finance', {
    Plans: () => ({ plans: [PLAN, { ...PLAN, id: 'vixen-quarter', kind: 'quarter' }] }),
    PlanPriceRequests: () => ({ planPriceRequests: [wait] }),
  });
  expect(await screen.findByText('Others wait for their decision')).toBeDefined();
  expect(screen.getAllByRole('button', { name: /^Set prices of/ })).toHaveLength(1);
});

it('what is wrong with prices is said, and nothing that was typed is lost', async () => {
  await openPage('/plans', 'finance', {
    PlanPriceRequests: NONE_WAIT,
    Plans: () => ({ plans: [PLAN] }),
    SetPlanPrices: () => ({
      setPlanPrices: { __typename: 'PlanPricesRefused', message: 'Billers charge 1.00 EUR at least.' },
    }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Set prices of vixen, Month' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText(/^Reason/), 'Cheaper');
  await userEvent.click(dialog.getByRole('button', { name: 'Request approval to set prices' }));
  expect(await dialog.findByText('Billers charge 1.00 EUR at least.')).toBeDefined();
  expect(dialog.getByLabelText<HTMLInputElement>('Then, EUR').value).toBe('24.99');
});

it('who may not sell only reads prices', async () => {
  await openPage('/plans', 'editor', { PlanPriceRequests: NONE_WAIT, Plans: () => ({ plans: [PLAN] }) });
  expect(await screen.findByText('€24.99')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Set prices/ })).toBeNull();
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
  await openPage('/plans', 'moderator', {});
  expect(await screen.findByRole('heading', { name: 'Your role can’t open this page' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Plans' })).toBeNull();
});
