import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openPage, PATIENTLY } from '../testing/console-page.tsx';

const AT = '2026-03-01T10:00:00Z';
const gift = (id: string, more: object = {}) => ({
  id,
  brand: 'vixen',
  product: 'vixen',
  months: 3,
  amount: 5_997,
  currency: 'USD',
  paidAt: AT,
  deliverAt: AT,
  deliveredAt: null,
  redeemedAt: null,
  stoppedAt: null,
  isHandedOver: false,
  ...more,
});
const GIFTS = [
  gift('waits'),
  gift('mailed', { deliveredAt: AT, months: 1 }),
  gift('used', { deliveredAt: AT, redeemedAt: AT, isHandedOver: true }),
  // Taken back after it was redeemed: that is what counts.
  gift('charged-back', { deliveredAt: AT, redeemedAt: AT, stoppedAt: AT }),
];
const sold = (gifts: readonly object[], next: string | null = null) => ({
  SoldGifts: () => ({ gifts: { gifts, next } }),
});

const rowOf = async (id: string) =>
  within((await screen.findByText(id, undefined, PATIENTLY)).closest('tr') as HTMLElement);

it('says of each gift where it stands, and offers to mail one again that nobody redeemed', async () => {
  await openPage('/gifts', 'finance', sold(GIFTS));
  const states = {
    waits: 'Waits for its day',
    mailed: 'Mailed',
    used: 'Redeemed',
    'charged-back': 'Payment taken back',
  };
  for (const [id, state] of Object.entries(states)) {
    const row = await rowOf(id);
    expect(row.getByText(state)).toBeDefined();
    expect(row.queryAllByRole('button', { name: 'Mail again' })).toHaveLength(id === 'mailed' ? 1 : 0);
  }
  expect((await rowOf('waits')).getByText('$59.97')).toBeDefined();
  expect((await rowOf('mailed')).getByText('One month of vixen')).toBeDefined();
  expect((await rowOf('used')).getByText('Handed over')).toBeDefined();
});

it('mails a gift again for a reason, and says why where it can’t be', async () => {
  const message = 'This gift was redeemed meanwhile.';
  const outcomes = [{ __typename: 'VouchersRefused', message }, { __typename: 'VouchersChanged' }];
  const { calls } = await openPage('/gifts', 'finance', {
    ...sold(GIFTS),
    ResendGift: () => ({ resendGift: outcomes.shift() }),
  });
  await userEvent.click((await rowOf('mailed')).getByRole('button', { name: 'Mail again' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Mail this gift again' }));
  expect(dialog.getByText(/the one before does not work any more/)).toBeDefined();
  await userEvent.type(dialog.getByLabelText(/^Reason/), 'It was lost');
  await userEvent.click(dialog.getByRole('button', { name: 'Mail again' }));
  expect(await dialog.findByText(message)).toBeDefined();
  await userEvent.click(dialog.getByRole('button', { name: 'Mail again' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('The gift is on its way again.')).toBeDefined();
  const sent = calls.filter(({ operation }) => operation === 'ResendGift');
  expect(sent.map(({ variables }) => variables)).toEqual(
    Array.from({ length: 2 }, () => ({ giftId: 'mailed', reason: 'It was lost' })),
  );
});

it('lets those read it who may not change the shop', async () => {
  await openPage('/gifts', 'support', sold(GIFTS));
  await rowOf('mailed');
  expect(screen.queryByRole('button', { name: 'Mail again' })).toBeNull();
});

it('waits, and says that nothing was sold', async () => {
  const { promise: waiting, resolve: answer } = Promise.withResolvers<object>();
  const { router } = await openPage('/gifts', 'finance', { SoldGifts: () => waiting });
  expect(router.state.location.pathname).toBe('/gifts');
  expect(await screen.findByRole('status', { name: 'Loading' }, PATIENTLY)).toBeDefined();
  answer({ gifts: { gifts: [], next: null } });
  expect(await screen.findByRole('heading', { name: 'Nothing here yet' })).toBeDefined();
});

it('says that it could not be loaded, and loads it once somebody tries again', async () => {
  const answers: unknown[] = [undefined, { gifts: { gifts: GIFTS, next: null } }];
  await openPage('/gifts', 'finance', { SoldGifts: () => answers.shift() });
  await screen.findByRole('heading', { name: 'This could not be loaded' }, PATIENTLY);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await rowOf('mailed')).getByText('Mailed')).toBeDefined();
});
