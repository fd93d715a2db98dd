import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openPage, PATIENTLY } from '../testing/console-page.tsx';

const AT = '2026-03-01T10:00:00Z';
const batch = (id: string, more: object = {}) => ({
  id,
  name: id,
  kind: 'GEMS',
  worth: 25,
  product: null,
  brand: null,
  codes: 100,
  usesEach: 20,
  used: 3,
  expiresAt: null,
  stoppedAt: null,
  createdAt: AT,
  createdBy: 'finance@demo.example',
  approvedAt: AT,
  approvedBy: 'admin@demo.example',
  ...more,
});
const BATCHES = [
  batch('spring'),
  batch('autumn', { kind: 'DAYS', worth: 7, product: 'tushy', brand: 'tushy' }),
  batch('winter', { stoppedAt: AT }),
];
const made = (batches: readonly object[], next: string | null = null) => ({
  VoucherBatches: () => ({ voucherBatches: { batches, next } }),
});
const rowOf = async (name: string) =>
  within((await screen.findByRole('link', { name }, PATIENTLY)).closest('tr') as HTMLElement);

it('says what each batch is worth, how much of it was used, and leads to its uses', async () => {
  await openPage('/redeem-codes', 'support', made(BATCHES));
  const spring = await rowOf('spring');
  expect(spring.getByText('25 gems')).toBeDefined();
  expect(spring.getByText('3 of 2,000')).toBeDefined();
  expect(spring.getByText('Every brand')).toBeDefined();
  expect(spring.getByRole('link').getAttribute('href')).toBe('/redeem-codes/spring');
  expect((await rowOf('autumn')).getByText('7 days of tushy')).toBeDefined();
  expect((await rowOf('winter')).getByText('Stopped')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Stop' })).toBeNull();
});

it('stops a batch for a reason, and says why where it can’t be', async () => {
  const message = 'These codes are stopped already.';
  const outcomes = [{ __typename: 'VouchersRefused', message }, { __typename: 'VouchersChanged' }];
  const { calls } = await openPage('/redeem-codes', 'finance', {
    ...made(BATCHES),
    StopVouchers: () => ({ stopVouchers: outcomes.shift() }),
  });
  expect((await rowOf('winter')).queryByRole('button', { name: 'Stop' })).toBeNull();
  await userEvent.click((await rowOf('spring')).getByRole('button', { name: 'Stop' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Stop spring' }));
  await userEvent.type(dialog.getByLabelText(/^Reason/), 'They leaked');
  await userEvent.click(dialog.getByRole('button', { name: 'Stop' }));
  expect(await dialog.findByText(message)).toBeDefined();
  await userEvent.click(dialog.getByRole('button', { name: 'Stop' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('The codes are stopped.')).toBeDefined();
  const sent = calls.filter(({ operation }) => operation === 'StopVouchers');
  expect(sent.map(({ variables }) => variables)).toEqual(
    Array.from({ length: 2 }, () => ({ batchId: 'spring', reason: 'They leaked' })),
  );
});

it('lets somebody else than who made a batch approve it, with a reason', async () => {
  const { calls } = await openPage('/redeem-codes', 'finance', {
    ...made([
      batch('mine', { approvedAt: null, approvedBy: null }),
      batch('theirs', { approvedAt: null, approvedBy: null, createdBy: 'admin@demo.example' }),
    ]),
    ApproveVouchers: () => ({ approveVouchers: { __typename: 'VoucherActionDone' } }),
  });
  const mine = await rowOf('mine');
  expect(mine.getByText('Waits for a second person')).toBeDefined();
  expect(mine.queryByRole('button', { name: 'Approve' })).toBeNull();
  await userEvent.click((await rowOf('theirs')).getByRole('button', { name: 'Approve' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve theirs' }));
  await userEvent.type(dialog.getByLabelText(/^Reason/), 'As planned');
  await userEvent.click(dialog.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('The codes work.')).toBeDefined();
  expect(calls.find(({ operation }) => operation === 'ApproveVouchers')?.variables).toEqual({
    batchId: 'theirs',
    reason: 'As planned',
  });
});

it('goes on to older batches', async () => {
  const { calls } = await openPage('/redeem-codes', 'finance', made(BATCHES, 'winter'));
  await userEvent.click(await screen.findByRole('button', { name: 'Next' }, PATIENTLY));
  await waitFor(() =>
    expect(calls.map(({ variables }) => variables)).toEqual([
      { after: null, first: 50 },
      { after: 'winter', first: 50 },
    ]),
  );
});

it('says that it could not be loaded, and loads it once somebody tries again', async () => {
  const answers: unknown[] = [undefined, { voucherBatches: { batches: [], next: null } }];
  await openPage('/redeem-codes', 'finance', { VoucherBatches: () => answers.shift() });
  await screen.findByRole('heading', { name: 'This could not be loaded' }, PATIENTLY);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Nothing here yet' })).toBeDefined();
});
