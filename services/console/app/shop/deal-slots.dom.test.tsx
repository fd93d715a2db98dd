import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openPage, PATIENTLY } from '../testing/console-page.tsx';
import { savedFields } from '../testing/saved-fields.ts';

const NOWHERE = { everyone: null, trial: null, expired: null };
const DEAL = {
  partner: 'Shoreline',
  site: null,
  audience: 'everyone',
  state: 'RUNNING',
  startsAt: null,
  endsAt: null,
  hasUnpublishedChanges: false,
  initialPrice: 495,
  recurringPrice: 1_495,
  billers: ['epoch', 'segpay'],
  positions: { everyone: 1, trial: 1, expired: 2 },
};
const RUNNING = { ...DEAL, id: 'd1', name: 'Quiet Shore', rank: 10 };
const PLANNED = {
  ...DEAL,
  id: 'd2',
  name: 'Spring',
  rank: 20,
  state: 'PLANNED',
  startsAt: '2026-04-01T10:00:00Z',
  recurringPrice: null,
  billers: [],
  positions: NOWHERE,
};
const PLAN = { product: 'vixen', option: 303, firstDays: null, rebillMonths: 1, isPortalOffer: false };
const MONTH = { ...PLAN, id: 'vixen-month', kind: 'month', firstPrice: 2_999, rebillPrice: 2_999 };
const TRIAL = { ...PLAN, id: 'vixen-trial', kind: 'trial', firstPrice: 100, rebillPrice: 2_999 };
const SLOTS = {
  dealSlots: {
    isReachable: true,
    slots: [
      { place: 'carousel', limit: 40, deals: [RUNNING, PLANNED] },
      { place: 'interstitial', limit: 15, deals: [] },
      { place: 'listing', limit: 15, deals: [PLANNED] },
    ],
  },
  planUpsells: [{ kind: 'TRIAL_UPGRADE', from: TRIAL, to: MONTH, charged: 2_999 }],
};
const BRANDS = () => ({
  brandFlags: [
    { brand: 'vixen', name: 'Vixen', flags: [] },
    { brand: 'tushy', name: 'Tushy', flags: [] },
  ],
});
const item = (version: number, publishedVersion: number, carouselRank: number) => ({
  kind: 'deal',
  id: 'd1',
  state: 'published',
  version,
  publishedVersion,
  updatedAt: null,
  updatedBy: 'other@demo.example',
  publishAt: null,
  unpublishAt: null,
  deal: {
    slug: 'd1',
    name: 'Quiet Shore',
    audience: 'everyone',
    carouselRank,
    interstitialRank: null,
    listingRank: null,
  },
});

const open = (role: 'editor' | 'finance' | 'admin', answers = {}, path = '/deal-slots') =>
  openPage(path, role, { BrandFlags: BRANDS, DealSlots: () => SLOTS, ...answers });
const slot = async (name: string) => within(await screen.findByRole('region', { name }, PATIENTLY));

async function openRank(answers: object) {
  const opened = await open('editor', { ContentItem: () => ({ content: item(3, 3, 10) }), ...answers });
  const name = 'Change the rank of Quiet Shore in Carousel';
  await userEvent.click(await screen.findByRole('button', { name }, PATIENTLY));
  return { ...opened, dialog: within(await screen.findByRole('dialog')) };
}
const typeRank = async (dialog: ReturnType<typeof within>, rank: string) => {
  const field = await dialog.findByLabelText(/^Rank/);
  await userEvent.clear(field);
  if (rank !== '') await userEvent.type(field, rank);
  await userEvent.click(dialog.getByRole('button', { name: 'Save rank' }));
};

it('shows the deals of each slot and whom they are shown to, and empty slots as such', async () => {
  const { calls } = await open('admin', {}, '/deal-slots?brand=tushy');
  const carousel = await slot('Carousel');
  const [, running, planned] = carousel.getAllByRole('row');
  expect(
    within(running as HTMLElement)
      .getByRole('link', { name: 'Quiet Shore' })
      .getAttribute('href'),
  ).toBe('/deals/d1');
  expect(within(running as HTMLElement).getByText('then $14.95 every month')).toBeDefined();
  expect(within(running as HTMLElement).getByText('No. 2')).toBeDefined();
  const tries = within(running as HTMLElement).getByRole('link', { name: 'Try Quiet Shore with a member' });
  expect(tries.getAttribute('href')).toBe('/try-offers?brand=tushy');
  expect(within(planned as HTMLElement).getByText('Planned')).toBeDefined();
  expect(within(planned as HTMLElement).getAllByText('Not shown')).toHaveLength(3);
  expect(screen.getAllByText('Empty')).toHaveLength(2);
  expect(screen.getByText(/^No deal is in this slot/)).toBeDefined();
  expect(screen.getByText('Nothing is shown here now.')).toBeDefined();
  const upsells = await slot('Upsells of plans');
  expect(upsells.getByText('vixen, Trial')).toBeDefined();
  expect(upsells.getByText('vixen, Month')).toBeDefined();
  expect((await slot('Deals bought with one click')).getAllByRole('row')).toHaveLength(2);
  expect(calls.find(({ operation }) => operation === 'DealSlots')?.variables).toEqual({ brand: 'tushy' });
});

it('only reads where the role may change nothing', async () => {
  await open('finance');
  const carousel = await slot('Carousel');
  expect(carousel.queryAllByRole('button', { name: /^Change the rank/ })).toEqual([]);
  expect(carousel.getByRole('link', { name: 'Quiet Shore' })).toBeDefined();
});

it('says where no partner can be reached, and what failed', async () => {
  await open('editor', { DealSlots: () => ({ ...SLOTS, dealSlots: { isReachable: false, slots: [] } }) });
  expect(await screen.findByText(/has no address of a partner/, {}, PATIENTLY)).toBeDefined();
});

it('says that a brand is unknown', async () => {
  await open('editor', { DealSlots: () => ({ dealSlots: null, planUpsells: null }) }, '/deal-slots?brand=gone');
  expect(await screen.findByText('There is no active brand with this name', {}, PATIENTLY)).toBeDefined();
});

it('can be loaded again after a failure', async () => {
  const answers = [
    () => {
      throw new Error('The connection was lost.');
    },
    () => SLOTS,
  ];
  await open('editor', { DealSlots: () => answers.shift()?.() });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }, PATIENTLY));
  expect((await slot('Carousel')).getAllByRole('row')).toHaveLength(3);
});

it('publishes another rank of a running deal', async () => {
  const { calls, dialog } = await openRank({
    SaveContent: () => ({ result: { __typename: 'ContentSaved', item: item(4, 3, 5) } }),
    PublishContent: () => ({ result: { __typename: 'ContentSaved', item: item(5, 5, 5) } }),
  });
  await typeRank(dialog, '1.5');
  expect(await dialog.findByText(/^Expected a whole number/)).toBeDefined();
  await typeRank(dialog, '5');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = (name: string) => calls.find(({ operation }) => operation === name)?.variables;
  expect(sent('SaveContent')).toMatchObject({
    read: { id: 'd1', version: 3 },
    input: { deal: { name: 'Quiet Shore', carouselRank: 5 } },
  });
  expect(sent('PublishContent')).toEqual({ kind: 'deal', id: 'd1', expectedVersion: 4, releaseAt: null });
  expect(calls.filter(({ operation }) => operation === 'DealSlots')).toHaveLength(2);
});

it('keeps what was typed where somebody else changed the deal meanwhile', async () => {
  const { calls, dialog } = await openRank({
    SaveContent: () => ({ result: { __typename: 'ContentConflict', current: item(9, 9, 1) } }),
  });
  await typeRank(dialog, '7');
  expect(await dialog.findByRole('alert')).toBeDefined();
  expect((dialog.getByLabelText(/^Rank/) as HTMLInputElement).value).toBe('7');
  expect(calls.some(({ operation }) => operation === 'PublishContent')).toBe(false);
});

it('says where a rank was saved and not published', async () => {
  const { calls, dialog } = await openRank({
    SaveContent: () => ({ result: { __typename: 'ContentSaved', item: item(4, 3, 5) } }),
  });
  await typeRank(dialog, '');
  expect(await dialog.findByText(/was not published/)).toBeDefined();
  expect(savedFields(calls, 'deal')).toMatchObject({ carouselRank: null });
  expect(dialog.getByRole('link', { name: 'Open its form' }).getAttribute('href')).toBe('/deals/d1');
});

it('publishes no other changes with a rank', async () => {
  const { dialog } = await openRank({ ContentItem: () => ({ content: item(4, 3, 10) }) });
  expect(await dialog.findByText(/has changes that are not published yet/)).toBeDefined();
  expect(dialog.queryByRole('button', { name: 'Save rank' })).toBeNull();
});
