import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openPage } from '../testing/console-page.tsx';

const DISCOUNT = {
  id: 'd1',
  name: 'Summer',
  kind: 'PERCENT',
  worth: 20,
  currency: null,
  plans: null,
  brands: ['vixen'],
  startsAt: null,
  endsAt: null,
  usesEach: 100,
  usesPerPerson: 1,
  codes: 1,
  code: 'SUMMER',
  used: 7,
  reserved: 2,
  discounted: [{ currency: 'USD', amount: 4_200 }],
  createdAt: '2026-03-01T12:00:00Z',
  createdBy: 'finance@demo.example',
  approvedAt: '2026-03-01T13:00:00Z',
  approvedBy: 'admin@demo.example',
  stoppedAt: null,
  state: 'OPEN',
};
const LISTED = () => ({ discounts: { discounts: [DISCOUNT], next: null } });
const CHOICES = {
  BrandFlags: () => ({ brandFlags: [{ brand: 'vixen', name: 'Vixen', flags: [] }] }),
  Plans: () => ({ plans: [{ id: 'vixen-month', product: 'vixen', kind: 'month' }] }),
};

it('discounts say what they take off, how often, and what that came to', async () => {
  await openPage('/voucher-codes', 'finance', { Discounts: LISTED });
  const row = within((await screen.findAllByRole('row'))[1] as HTMLElement);
  for (const text of ['20 %', 'SUMMER', '7 of 100', '2 in open orders', '$42.00', 'Open']) {
    expect(row.getByText(text)).toBeDefined();
  }
  expect(row.getByRole('link', { name: 'Summer' }).getAttribute('href')).toBe('/voucher-codes/d1');
});

it.each(['editor', 'support'] as const)(
  '%s is shown discounts, and neither their codes nor a way to them',
  async (role) => {
    await openPage('/voucher-codes', role, { Discounts: LISTED });
    const row = within((await screen.findAllByRole('row'))[1] as HTMLElement);
    for (const text of ['Summer', '20 %', '7 of 100']) expect(row.getByText(text)).toBeDefined();
    expect(screen.queryByRole('columnheader', { name: 'Code' })).toBeNull();
    expect(screen.queryByText('SUMMER')).toBeNull();
    expect(row.queryByRole('link')).toBeNull();
    expect(screen.queryByRole('button', { name: 'New voucher codes' })).toBeNull();
  },
);

it('an amount with a named code is made in cents, with its reason', async () => {
  const { calls } = await openPage('/voucher-codes', 'finance', {
    Discounts: LISTED,
    ...CHOICES,
    CreateDiscount: () => ({ createDiscount: { __typename: 'DiscountCreated', discount: { id: 'd2' } } }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'New voucher codes' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText(/^Name, for staff/), 'Fair');
  await userEvent.selectOptions(dialog.getByLabelText('Discount'), 'AMOUNT');
  await userEvent.clear(dialog.getByLabelText(/^Amount in USD/));
  await userEvent.type(dialog.getByLabelText(/^Amount in USD/), '10.50');
  await userEvent.type(dialog.getByLabelText(/^Code, empty/), 'fair');
  expect(dialog.queryByLabelText(/^How many random codes/)).toBeNull();
  await userEvent.click(await dialog.findByRole('checkbox', { name: 'vixen, Month' }));
  await userEvent.type(dialog.getByLabelText(/^Reason/), 'For the fair');
  await userEvent.click(dialog.getByRole('button', { name: 'Make voucher codes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.find(({ operation }) => operation === 'CreateDiscount')?.variables).toEqual({
    input: {
      name: 'Fair',
      kind: 'AMOUNT',
      worth: 1_050,
      currency: 'USD',
      plans: ['vixen-month'],
      brands: [],
      startsAt: null,
      endsAt: null,
      usesEach: null,
      usesPerPerson: 1,
      code: 'fair',
      codes: 1,
    },
    reason: 'For the fair',
    requestKey: expect.any(String),
  });
});

it('a discount that is refused says why', async () => {
  await openPage('/voucher-codes', 'finance', {
    Discounts: LISTED,
    ...CHOICES,
    CreateDiscount: () => ({ createDiscount: { __typename: 'DiscountRefused', message: 'This code exists already.' } }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'New voucher codes' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText(/^Name, for staff/), 'Fair');
  await userEvent.type(dialog.getByLabelText(/^Reason/), 'For the fair');
  await userEvent.click(dialog.getByRole('button', { name: 'Make voucher codes' }));
  expect(await dialog.findByText('This code exists already.')).toBeDefined();
});

it('a discount of somebody else is approved with a reason', async () => {
  const waiting = { ...DISCOUNT, createdBy: 'admin@demo.example', approvedAt: null, approvedBy: null, state: 'WAITS' };
  const { calls } = await openPage('/voucher-codes', 'finance', {
    Discounts: () => ({ discounts: { discounts: [waiting], next: null } }),
    ApproveDiscount: () => ({ approveDiscount: { __typename: 'DiscountApproved' } }),
  });
  expect(await screen.findByText('Waits for a second person')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText(/^Reason/), 'As planned');
  await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.find(({ operation }) => operation === 'ApproveDiscount')?.variables).toEqual({
    discountId: 'd1',
    reason: 'As planned',
  });
});

it('a discount is stopped with a reason', async () => {
  const { calls } = await openPage('/voucher-codes', 'finance', {
    Discounts: LISTED,
    StopDiscount: () => ({ stopDiscount: { __typename: 'DiscountStopped' } }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Stop' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText(/^Reason/), 'The fair is over');
  await userEvent.click(dialog.getByRole('button', { name: 'Stop' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.find(({ operation }) => operation === 'StopDiscount')?.variables).toEqual({
    discountId: 'd1',
    reason: 'The fair is over',
  });
});

it('the codes of a discount are listed with their uses', async () => {
  await openPage('/voucher-codes/d1', 'finance', {
    DiscountCodes: () => ({ discountCodes: [{ id: 'c1', code: 'SUMMER', used: 7, reserved: 2 }] }),
  });
  const row = within((await screen.findAllByRole('row'))[1] as HTMLElement);
  for (const text of ['SUMMER', '7', '2']) expect(row.getByText(text)).toBeDefined();
});
