import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openPage } from '../testing/console-page.tsx';

const RUN = {
  id: 'r1',
  brands: ['vixen'],
  share: 50,
  startedAt: '2026-03-01T10:00:00Z',
  endsAt: '2026-03-15T10:00:00Z',
  stoppedAt: null,
  end: null,
  changes: [
    {
      id: 1,
      change: 'started',
      share: 50,
      staff: 'finance@demo.example',
      reason: 'A look',
      at: '2026-03-01T10:00:00Z',
    },
  ],
};
const experiment = (id: string, runs: readonly object[]) => ({
  id,
  variants: [{ id: 'total', percent: 30 }],
  holdoutPercent: 10,
  goal: 'purchaseSuccess',
  isRunningByDefinition: false,
  runs,
});
const rate = (value: number) => ({ low: value / 2, value, high: value * 2 });
const variant = (name: string, more: object) => ({
  variant: name,
  isControl: false,
  visits: 1_000,
  goals: 50,
  goalRate: rate(0.05),
  difference: rate(0.02),
  declines: 10,
  declineRate: rate(0.01),
  errors: 0,
  errorRate: rate(0),
  purchases: 40,
  refunds: 3,
  refundRate: rate(0.06),
  broken: [],
  ...more,
});

it('an experiment is started on brands for some weeks, with a reason', async () => {
  const { calls } = await openPage('/experiments', 'finance', {
    Experiments: () => ({ experiments: [experiment('pricing', []), experiment('paypal', [RUN])] }),
    BrandFlags: () => ({ brandFlags: [{ brand: 'vixen', name: 'Vixen', flags: [] }] }),
    StartExperiment: () => ({ switched: { __typename: 'SwitchRefused', message: 'Another experiment runs.' } }),
  });
  const panel = within(await screen.findByRole('region', { name: 'Prices of the join form' }));
  expect(panel.getByText('It has not run yet.')).toBeDefined();
  await userEvent.click(panel.getByRole('button', { name: 'Start' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByLabelText('Vixen'));
  await userEvent.clear(dialog.getByLabelText(/^Share of traffic/));
  await userEvent.type(dialog.getByLabelText(/^Share of traffic/), '20');
  await userEvent.type(dialog.getByLabelText(/^Reason/), 'A first look');
  await userEvent.click(dialog.getByRole('button', { name: 'Start' }));
  expect(await dialog.findByText('Another experiment runs.')).toBeDefined();
  expect(calls.find(({ operation }) => operation === 'StartExperiment')?.variables).toEqual({
    experiment: 'pricing',
    brands: ['vixen'],
    share: 20,
    days: 14,
    reason: 'A first look',
  });
});

it('one that runs is stopped with a reason, and editors only read', async () => {
  const answers = {
    Experiments: () => ({ experiments: [experiment('paypal', [RUN])] }),
    StopExperiment: () => ({ switched: { __typename: 'Switched' } }),
  };
  const { calls } = await openPage('/experiments', 'finance', answers);
  await userEvent.click(await screen.findByRole('button', { name: 'Stop' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText(/^Reason/), 'Enough');
  await userEvent.click(dialog.getByRole('button', { name: 'Stop' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.find(({ operation }) => operation === 'StopExperiment')?.variables).toEqual({
    id: 'r1',
    reason: 'Enough',
  });
});

it('editors read experiments, and start none', async () => {
  await openPage('/experiments', 'editor', { Experiments: () => ({ experiments: [experiment('paypal', [])] }) });
  await screen.findByRole('region', { name: 'PayPal on the join form' });
  expect(screen.queryByRole('button', { name: 'Start' })).toBeNull();
});

it.each([
  [{}, true, /^Preliminary/],
  [{ stoppedAt: '2026-03-05T10:00:00Z', end: 'guard' }, true, /stopped before its end/],
  [{ stoppedAt: '2026-03-15T10:00:00Z', end: 'time' }, false, /reached its end/],
] as const)('results of %o say how far they can be trusted', async (more, isPreliminary, text) => {
  await openPage('/experiments/r1', 'finance', {
    ExperimentRun: () => ({
      experimentRun: {
        experiment: 'pricing',
        goal: 'purchaseSuccess',
        isPreliminary,
        run: { ...RUN, ...more },
        variants: [
          variant('holdout', { isControl: true, difference: null }),
          variant('total', { broken: ['declines', 'refunds'] }),
          variant('longest', { visits: 0 }),
        ],
      },
    }),
  });
  expect(await screen.findByText(text)).toBeDefined();
  const [, control, total] = screen.getAllByRole('row');
  expect(within(control as HTMLElement).getByText('Control')).toBeDefined();
  expect(within(total as HTMLElement).getByText('what is charged now')).toBeDefined();
  expect(within(total as HTMLElement).getByText('+2.0 points')).toBeDefined();
  expect(within(total as HTMLElement).getByText('2.5 % to 10.0 %')).toBeDefined();
  // This is the share of its purchases.
  expect(within(total as HTMLElement).getByText('3.0 % to 12.0 %')).toBeDefined();
  expect(within(total as HTMLElement).getByText('More declined payments')).toBeDefined();
  expect(within(total as HTMLElement).getByText('More refunds')).toBeDefined();
  expect(screen.getByText('A look')).toBeDefined();
});
