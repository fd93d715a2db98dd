import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openPage } from '../testing/console-page.tsx';

const AT = '2026-03-01T10:00:00Z';

it('a job is run with a reason; one that runs all the time is not', async () => {
  const job = { cron: '17 4 * * *', everySeconds: null, lastEndedAt: AT, lastState: 'failed', failed: 2 };
  const { calls } = await openPage('/jobs', 'admin', {
    Jobs: () => ({
      jobs: [
        { ...job, name: 'purge-tokens' },
        { ...job, name: 'deliver-mails', everySeconds: 1, failed: 0 },
      ],
    }),
    RunJob: () => ({ runJob: { __typename: 'JobRan', counts: [{ what: 'sessions', count: 3 }] } }),
  });
  expect((await screen.findByRole('link', { name: '2' })).getAttribute('href')).toBe(
    '/jobs/runs?name=purge-tokens&state=failed',
  );
  expect(screen.getByText('Every second')).toBeDefined();
  const [button, ...others] = screen.getAllByRole('button', { name: /^Run now/ });
  expect(others).toEqual([]);
  await userEvent.click(button as HTMLElement);
  const dialog = await screen.findByRole('dialog', { name: 'Run purge-tokens now' });
  await userEvent.type(within(dialog).getByLabelText(/^Reason/), 'Last night it failed.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Run now' }));
  expect(await screen.findByText('The job ran: sessions 3.')).toBeDefined();
  const run = calls.find(({ operation }) => operation === 'RunJob');
  expect(run?.variables).toEqual({ name: 'purge-tokens', reason: 'Last night it failed.' });
});

it('support sees the mails and no job, and sends one that waits', async () => {
  const mail = {
    kind: 'receipt',
    brand: 'vixen',
    recipient: 'ada@example.com',
    attempts: 4,
    queuedAt: AT,
    nextAttemptAt: AT,
  };
  await openPage('/mails?state=queued', 'support', {
    QueuedMails: ({ filter }) => {
      expect(filter).toMatchObject({ state: 'queued', recipient: null });
      const queued = { ...mail, id: 'm1', state: 'queued', lastError: 'ECONNECTION' };
      return { queuedMails: { mails: [queued, { ...mail, id: 'm2', state: 'failed', lastError: null }], next: null } };
    },
    SendMailNow: () => ({ sendMailNow: { __typename: 'SendMailRefused', message: 'It goes out within a minute.' } }),
  });
  expect(await screen.findByText('ECONNECTION')).toBeDefined();
  expect(screen.getByText(/Its text was deleted/)).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Jobs' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Send now' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText(/^Reason/), 'They wait.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Send now' }));
  expect(await within(dialog).findByText('It goes out within a minute.')).toBeDefined();
});

it('health shows what wants attention, and each day’s figures as a chart and a table', async () => {
  const none = { charges: 0, declines: 0, flagged: 0, mailsSent: 0, mailsFailed: 0, problemReports: 0 };
  await openPage('/health', 'admin', {
    Health: () => ({
      dayFigures: [
        { day: '2026-03-01', signUps: 4, ...none },
        { day: '2026-03-02', signUps: 1, ...none },
      ],
      attention: {
        mailsWaiting: 0,
        oldestMailAt: null,
        flaggedEvents: 3,
        failedEvents: 0,
        failedCommands: 0,
        failedJobs: 0,
        stoppedExperiments: 1,
      },
    }),
  });
  const chart = await screen.findByRole('img', { name: 'Sign-ups. Highest: 4, 2026-03-01. Latest: 1, 2026-03-02.' });
  expect(chart.querySelectorAll('title')).toHaveLength(2);
  expect(screen.getByText('5 in 30 days')).toBeDefined();
  const now = screen.getByRole('region', { name: 'Now' });
  expect(within(within(now).getByRole('group', { name: 'Events to review' })).getByText('3')).toBeDefined();
});

it('a report is settled, and a release leads to its operations', async () => {
  const report = {
    id: 'r1',
    brand: 'vixen',
    path: '/x',
    correlationId: 'c',
    error: null,
    text: 'It stops.',
    receivedAt: AT,
  };
  let settledAt: string | null = null;
  await openPage('/problem-reports', 'admin', {
    ProblemReports: () => ({
      problemReports: { reports: settledAt === null ? [{ ...report, settledAt }] : [], next: null },
    }),
    SettleProblemReport: () => {
      settledAt = AT;
      return { settleProblemReport: true };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Settle' }));
  await waitFor(() => expect(screen.queryByText('It stops.')).toBeNull());
});

it('the releases of one brand are found by its address', async () => {
  const release = { registeredAt: AT, retiredAt: null, operations: 80, ownOperations: 3, ownLastUsedAt: AT };
  await openPage('/releases?brand=vixen', 'admin', {
    Releases: ({ all }) => ({
      releases:
        all === true
          ? []
          : [
              { ...release, brand: 'vixen', release: 'r1', isActive: true },
              { ...release, brand: 'tushy', release: 'r2', isActive: false },
            ],
    }),
  });
  expect((await screen.findByRole('link', { name: 'r1' })).getAttribute('href')).toBe('/releases/vixen/r1');
  expect(screen.queryByRole('link', { name: 'r2' })).toBeNull();
});

it.each(['/health', '/jobs', '/jobs/runs', '/mails', '/releases', '/problem-reports'])(
  '%s is not for finance',
  async (path) => {
    const { calls } = await openPage(path, 'finance', {});
    expect(await screen.findByRole('heading', { name: 'Your role can’t open this page' })).toBeDefined();
    expect(calls).toEqual([]);
  },
);
