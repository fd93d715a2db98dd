import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { openPage, PATIENTLY } from '../testing/console-page.tsx';

const answers = {
  VoucherBatches: () => ({ voucherBatches: { batches: [], next: null } }),
  BrandFlags: () => ({ brandFlags: [{ brand: 'vixen', name: 'Vixen', flags: [] }] }),
};

/** Opens the dialog of new codes. */
async function openDialog() {
  await userEvent.click(await screen.findByRole('button', { name: 'New redeem codes' }, PATIENTLY));
  return within(await screen.findByRole('dialog', { name: 'New redeem codes' }));
}

async function fill(dialog: Awaited<ReturnType<typeof openDialog>>) {
  await userEvent.type(dialog.getByLabelText(/^Name, for staff/), 'Autumn fair: guests');
  await userEvent.clear(dialog.getByLabelText(/^Codes/));
  await userEvent.type(dialog.getByLabelText(/^Codes/), '2');
  await userEvent.type(dialog.getByLabelText(/^Reason/), 'For the fair');
}

it('makes codes and shows them once: after closing, nothing has them', async () => {
  const { calls } = await openPage('/redeem-codes', 'finance', {
    ...answers,
    CreateVouchers: () => ({ createVouchers: { __typename: 'VouchersCreated', codes: ['AAAA-1111', 'BBBB-2222'] } }),
  });
  expect(await screen.findByText('Make the first ones with “New redeem codes”.', {}, PATIENTLY)).toBeDefined();
  const dialog = await openDialog();
  await fill(dialog);
  await userEvent.selectOptions(dialog.getByLabelText('Worth'), 'Free days');
  await userEvent.selectOptions(dialog.getByLabelText('Site that they open'), 'tushy');
  await userEvent.selectOptions(dialog.getByLabelText('Brand'), 'Vixen');
  await userEvent.type(dialog.getByLabelText(/^Last day/), '2027-01-31');
  await userEvent.click(dialog.getByRole('button', { name: 'Make codes' }));
  const made = within(await screen.findByRole('dialog', { name: '2 codes were made' }));
  expect(made.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['AAAA-1111', 'BBBB-2222']);
  expect(calls.find(({ operation }) => operation === 'CreateVouchers')?.variables).toEqual({
    input: {
      name: 'Autumn fair: guests',
      kind: 'DAYS',
      worth: 7,
      product: 'tushy',
      brand: 'vixen',
      codes: 2,
      usesEach: 1,
      expiresAt: '2027-01-31T23:59:59Z',
    },
    reason: 'For the fair',
    requestKey: expect.any(String),
  });
  expect(calls.filter(({ operation }) => operation === 'VoucherBatches')).toHaveLength(2);
  await userEvent.keyboard('{Escape}');
  expect(made.getByText('AAAA-1111')).toBeDefined();
  await userEvent.click(made.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText('AAAA-1111')).toBeNull();
});

it('saves the codes as a file that is named after the batch', async () => {
  const blobs: Blob[] = [];
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL(blob: Blob) {
        blobs.push(blob);
        return 'blob:codes';
      }
      static override revokeObjectURL() {
        return undefined;
      }
    },
  );
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  await openPage('/redeem-codes', 'finance', {
    ...answers,
    CreateVouchers: () => ({ createVouchers: { __typename: 'VouchersCreated', codes: ['AAAA-1111', 'BBBB-2222'] } }),
  });
  const dialog = await openDialog();
  await fill(dialog);
  await userEvent.click(dialog.getByRole('button', { name: 'Make codes' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Save as CSV' }));
  expect(names).toEqual(['autumn-fair-guests-codes.csv']);
  expect((await blobs[0]?.text())?.split('\r\n')).toEqual(['Code', 'AAAA-1111', 'BBBB-2222', '']);
});

it('says why no codes were made, and loses nothing that was typed', async () => {
  const message = 'Codes of a brand open that brand alone.';
  const refusals: unknown[] = [{ createVouchers: { __typename: 'VouchersRefused', message } }];
  await openPage('/redeem-codes', 'finance', { ...answers, CreateVouchers: () => refusals.shift() });
  const dialog = await openDialog();
  await fill(dialog);
  await userEvent.click(dialog.getByRole('button', { name: 'Make codes' }));
  expect(await dialog.findByText(message)).toBeDefined();
  expect(dialog.getByLabelText<HTMLInputElement>(/^Name, for staff/).value).toBe('Autumn fair: guests');
  // The network fails: whether codes were made or not, the same request can be sent again.
  await userEvent.click(dialog.getByRole('button', { name: 'Make codes' }));
  expect(await dialog.findByText(/No answer arrived. Try again: the same request is done once/)).toBeDefined();
  expect(dialog.getByLabelText<HTMLInputElement>(/^Reason/).value).toBe('For the fair');
  expect(screen.queryByText(/were made/)).toBeNull();
});

it('sends an unchanged request again under the key of before, and a changed one under another', async () => {
  const made = { createVouchers: { __typename: 'VouchersCreated', codes: ['AAAA-1111', 'BBBB-2222'] } };
  const received: unknown[] = [undefined, undefined, made];
  const { calls } = await openPage('/redeem-codes', 'finance', { ...answers, CreateVouchers: () => received.shift() });
  const dialog = await openDialog();
  await fill(dialog);
  const make = dialog.getByRole('button', { name: 'Make codes' });
  await userEvent.click(make);
  expect(await dialog.findByText(/No answer arrived. Try again: the same request is done once/)).toBeDefined();
  await userEvent.click(make);
  const sent = () => calls.filter(({ operation }) => operation === 'CreateVouchers');
  await waitFor(() => expect(sent()).toHaveLength(2));
  await waitFor(() => expect(make.getAttribute('aria-busy')).not.toBe('true'));
  await userEvent.type(dialog.getByLabelText(/^Reason/), ' in May');
  await userEvent.click(make);
  await screen.findByRole('dialog', { name: '2 codes were made' });
  const [first, again, changed] = sent().map(({ variables }) => variables['requestKey']);
  expect(first).toMatch(/^[\w-]{8,64}$/);
  expect(again).toBe(first);
  expect(changed).not.toBe(first);
});

it('offers nobody to make codes who may only read the shop', async () => {
  await openPage('/redeem-codes', 'support', answers);
  await screen.findByRole('heading', { name: 'Nothing here yet' }, PATIENTLY);
  expect(screen.queryByText(/^Make the first ones/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'New redeem codes' })).toBeNull();
});
