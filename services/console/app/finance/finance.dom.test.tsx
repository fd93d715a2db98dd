import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openPage } from '../testing/console-page.tsx';

const EVENT = {
  id: 'p1',
  biller: 'rocketgate',
  kind: 'charged',
  orderId: 'o1',
  memberId: null,
  source: 'postback',
  state: 'flagged',
  attempts: 1,
  problem: 'wrong-amount',
  receivedAt: '2026-03-01T10:00:00Z',
};
const MONTH = {
  month: '2026-02-01',
  currency: 'USD',
  recurringRevenue: 29_990,
  members: 10,
  churned: 0,
  charges: 10,
  charged: 29_990,
  taxes: 4_788,
  renewals: 0,
  refunds: 0,
  refunded: 0,
  chargebacks: 0,
  chargedBack: 0,
  declines: 0,
  declinesByReason: [],
  leavingByReason: [],
  trials: 0,
  trialsEnded: 0,
  trialsConverted: 0,
};

it('the inbox filters by its address, and does an event again with a reason', async () => {
  const answers = [
    { __typename: 'ReplayRefused', message: 'It was done before.' },
    { __typename: 'Replayed', postback: { state: 'processed' } },
  ];
  const { calls } = await openPage('/postbacks?biller=rocketgate&state=flagged&number=txn_1', 'finance', {
    Postbacks: () => ({ postbacks: { postbacks: [EVENT], next: null } }),
    ReplayPostback: () => ({ replayPostback: answers.shift() }),
  });
  expect(await screen.findByText('The amount differs from the order')).toBeDefined();
  expect(calls[0]?.variables).toMatchObject({
    filter: { biller: 'rocketgate', state: 'flagged', number: 'txn_1', source: null },
    after: null,
  });
  await userEvent.click(screen.getByRole('button', { name: 'Replay' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText(/^Reason/), 'The price was mended.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Replay' }));
  expect(await within(dialog).findByText('It was done before.')).toBeDefined();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Replay' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const replay = calls.find(({ operation }) => operation === 'ReplayPostback');
  expect(replay?.variables).toEqual({ id: 'p1', reason: 'The price was mended.' });
});

it('a renewal at another price is accepted for the plan that is chosen, after what it does was read', async () => {
  const choice = { planId: null, plan: 'All sites', charged: 2_999, agreed: 4_999, currency: 'USD' };
  const until = { accessUntil: '2026-05-02T12:00:00Z', nextChargeAt: '2026-05-02T12:00:00Z' };
  const site = { ...choice, ...until, planId: 'vixen-month', plan: 'Vixen' };
  const { calls } = await openPage('/postbacks', 'finance', {
    Postbacks: () => ({
      postbacks: { postbacks: [EVENT, { ...EVENT, id: 'p2', problem: 'charged-twice' }], next: null },
    }),
    RenewalToAccept: () => ({ renewalToAccept: { refusal: null, choices: [{ ...choice, ...until }, site] } }),
    AcceptRenewal: () => ({ acceptRenewal: { __typename: 'RenewalAccepted', renewal: until } }),
  });
  expect(await screen.findAllByRole('button', { name: 'Accept…' })).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Accept…' }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('$29.99 is booked. We had expected $49.99.')).toBeDefined();
  expect(within(dialog).getByText('All sites is open until 2 May 2026, 12:00 (UTC).')).toBeDefined();
  await userEvent.selectOptions(within(dialog).getByLabelText('What the renewal was for'), 'Vixen');
  expect(within(dialog).getByText('Vixen is open until 2 May 2026, 12:00 (UTC).')).toBeDefined();
  await userEvent.type(within(dialog).getByLabelText(/^Reason/), 'Changed on 5 March, by mail.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Accept renewal' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const call = calls.find(({ operation }) => operation === 'AcceptRenewal');
  expect(call?.variables).toEqual({ id: 'p1', planId: 'vixen-month', reason: 'Changed on 5 March, by mail.' });
});

it('a renewal that can’t be accepted says why', async () => {
  await openPage('/postbacks', 'finance', {
    Postbacks: () => ({ postbacks: { postbacks: [EVENT], next: null } }),
    RenewalToAccept: () => ({ renewalToAccept: { refusal: 'It was done before.', choices: [] } }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Accept…' }));
  expect(await within(await screen.findByRole('dialog')).findByText('It was done before.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Accept renewal' })).toBeNull();
});

it('the report shows each figure with its course, and says what it is compared with', async () => {
  const march = { ...MONTH, month: '2026-03-01', recurringRevenue: 26_991, members: 9, churned: 1 };
  await openPage('/report', 'finance', { MonthlyReport: () => ({ monthlyReport: [MONTH, march] }) });
  const churn = await screen.findByRole('group', { name: 'Churn' });
  expect(within(churn).getByText('10%', { selector: 'p' })).toBeDefined();
  const revenue = screen.getByRole('group', { name: 'Recurring revenue' });
  expect(within(revenue).getByText('$299.90 in the previous month')).toBeDefined();
  expect(
    within(revenue).getByRole('img', {
      name: 'Recurring revenue by month. Highest: $299.90, Feb 2026. Latest: $269.91, Mar 2026.',
    }),
  ).toBeDefined();
  expect(screen.getByRole('combobox', { name: 'Months' })).toHaveProperty('value', '12');
});

it('the report is empty before anything was sold', async () => {
  await openPage('/report?months=6', 'finance', { MonthlyReport: () => ({ monthlyReport: [] }) });
  expect(await screen.findByText('No sales yet')).toBeDefined();
});

it('the reconciliation leads from a number to what it counts', async () => {
  const row = { biller: 'segpay', readUntil: null, events: 4, foundByReading: 1, waiting: 0, flagged: 2, failed: 0 };
  const more = { openOrders: 0, oldestOrderAt: null, lateAgreements: 0, failedCommands: 0 };
  await openPage('/reconciliation', 'finance', { Reconciliation: () => ({ reconciliation: [{ ...row, ...more }] }) });
  const link = await screen.findByRole('link', { name: '2' });
  expect(link.getAttribute('href')).toBe('/postbacks?biller=segpay&state=flagged');
  expect(screen.getByText('Never')).toBeDefined();
});

it('a command that was given up is sent again, one that is pending is not', async () => {
  const command = { orderId: 'o1', biller: 'vendo', kind: 'end', transactionId: null, attempts: 3 };
  const at = { decidedAt: '2026-03-01T10:00:00Z' };
  await openPage('/biller-commands', 'finance', {
    BillerCommands: () => ({
      billerCommands: [
        { ...command, ...at, id: '1', state: 'failed' },
        { ...command, ...at, id: '2', state: 'pending' },
      ],
    }),
  });
  expect(await screen.findAllByText('End the agreement')).toHaveLength(2);
  expect(screen.getAllByRole('button', { name: 'Send again' })).toHaveLength(1);
});

it('the books lead from a balance to its entries', async () => {
  const balance = { month: '2026-03-01', account: 'receivable-vendo', unit: 'JPY', kind: 'ASSET' };
  await openPage('/books', 'finance', {
    BookBalances: () => ({ bookBalances: [{ ...balance, opening: 0, added: 3000, takenOff: 0, closing: 3000 }] }),
  });
  const link = await screen.findByRole('link', { name: 'Owed by vendo' });
  expect(link.getAttribute('href')).toBe('/books/entries?account=receivable-vendo&unit=JPY&month=2026-03-01');
  expect(screen.getAllByText('¥3,000')).toHaveLength(2);
});

it('the entries of an account are those of its address', async () => {
  const entry = { id: 't1', at: '2026-03-02T12:00:00Z', type: 'charge', reason: 'gift', counterpart: 'gift-balances' };
  const { calls } = await openPage('/books/entries?account=receivable-vendo&unit=USD&month=2026-03-01', 'finance', {
    BookEntries: () => ({
      bookEntries: { entries: [{ ...entry, reference: 'charge:vendo:1', amount: 2999 }], next: null },
    }),
  });
  expect(await screen.findByRole('heading', { name: 'Owed by vendo, Mar 2026' })).toBeDefined();
  expect(await screen.findByText('$29.99')).toBeDefined();
  expect(screen.getByText('Gifts not redeemed')).toBeDefined();
  expect(calls.find(({ operation }) => operation === 'BookEntries')?.variables).toMatchObject({
    account: 'receivable-vendo',
    unit: 'USD',
    month: '2026-03-01',
  });
});

it.each(['/books', '/postbacks', '/report', '/reconciliation', '/biller-commands'])(
  '%s is not for support',
  async (path) => {
    const { calls } = await openPage(path, 'support', {});
    expect(await screen.findByRole('heading', { name: 'Your role can’t open this page' })).toBeDefined();
    expect(calls).toEqual([]);
  },
);
