import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { draft } from '../testing/draft.ts';
import { openPage, PATIENTLY } from '../testing/console-page.tsx';

const item = draft({
  kind: 'offer',
  id: 'stay',
  version: 3,
  caption: null,
  pictureSet: null,
  expertReview: null,
  offer: {
    slug: 'stay',
    discountPercent: 90,
    offeredGems: 10_000,
    currency: 'USD',
    lowestPrice: null,
    highestPrice: null,
    leastMonths: 3,
    sites: [],
    startsAt: null,
    endsAt: null,
    position: 1,
  },
});
const waits = { result: { __typename: 'BulkChanged', change: { id: 'c1', state: 'open', results: [] } } };
const refused = { result: { __typename: 'ContentNeedsApproval', fields: ['discountPercent', 'offeredGems'] } };

const open = (answers: Record<string, (variables: Readonly<Record<string, unknown>>) => unknown> = {}) =>
  openPage('/offers/stay', 'editor', {
    ContentItem: () => ({ content: item }),
    ContentVersions: () => ({ contentVersions: [] }),
    ...answers,
  });

it('asks a second person to publish what has a price, and says because of what', async () => {
  const { calls } = await open({ PublishContent: () => refused, RequestBulkChange: () => waits });
  await userEvent.click(await screen.findByRole('button', { name: 'Publish now' }, PATIENTLY));
  const dialog = within(await screen.findByRole('dialog', { name: 'A second person has to approve this' }));
  expect(dialog.getByText(/Discount in percent, Gems/)).toBeDefined();
  await userEvent.type(dialog.getByLabelText(/^Reason/), 'Spring');
  await userEvent.click(dialog.getByRole('button', { name: 'Request approval to publish' }));
  expect(await screen.findByText('The change waits for a second person.')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.find(({ operation }) => operation === 'RequestBulkChange')?.variables).toEqual({
    kind: 'offer',
    change: { name: 'publish' },
    items: [{ id: 'stay', version: 3 }],
    reason: 'Spring',
    requestKey: expect.any(String) as string,
  });
});

it('says after the request that it waits, since when and by whom, and offers no second one', async () => {
  const waiting = {
    id: 'c1',
    name: 'publish',
    requestedBy: 'editor@demo.example',
    requestedAt: '2026-03-01T10:00:00Z',
  };
  let isAsked = false;
  await open({
    ContentItem: () => ({ content: { ...item, waiting: isAsked ? waiting : null } }),
    PublishContent: () => refused,
    RequestBulkChange: () => {
      isAsked = true;
      return waits;
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Publish now' }, PATIENTLY));
  const dialog = within(await screen.findByRole('dialog', { name: 'A second person has to approve this' }));
  await userEvent.type(dialog.getByLabelText(/^Reason/), 'Spring');
  await userEvent.click(dialog.getByRole('button', { name: 'Request approval to publish' }));
  const note = await screen.findByText(/editor@demo\.example asked for it/);
  expect(note.querySelector('time')?.getAttribute('datetime')).toBe('2026-03-01T10:00:00Z');
  const link = screen.getByRole('link', { name: 'See the request under Bulk changes' });
  expect(link.getAttribute('href')).toBe('/bulk-changes');
  for (const name of ['Publish now', 'Save schedule']) expect(screen.queryByRole('button', { name })).toBeNull();
});

it('asks for a moment as well, and keeps the dialog where the request is refused', async () => {
  const { calls } = await open({
    ScheduleContent: () => refused,
    RequestBulkChange: () => ({ result: { __typename: 'BulkRefused', message: 'Give a reason.' } }),
  });
  await userEvent.type(await screen.findByLabelText('Publish at (UTC)', {}, PATIENTLY), '2027-01-01T12:00');
  await userEvent.click(screen.getByRole('button', { name: 'Save schedule' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'A second person has to approve this' }));
  await userEvent.type(dialog.getByLabelText(/^Reason/), 'Spring');
  await userEvent.click(dialog.getByRole('button', { name: 'Request approval to schedule' }));
  expect(await dialog.findByText('Give a reason.')).toBeDefined();
  expect(calls.find(({ operation }) => operation === 'RequestBulkChange')?.variables['change']).toEqual({
    name: 'schedule',
    publishAt: '2027-01-01T12:00:00Z',
    unpublishAt: null,
  });
});

it('has the bounds of percentages and gems in its form', async () => {
  await open();
  const percent = await screen.findByLabelText<HTMLInputElement>(/^Discount in percent/, {}, PATIENTLY);
  expect([percent.min, percent.max]).toEqual(['1', '90']);
});

const CHANGE = {
  id: 'c1',
  kind: 'offer',
  name: 'publish',
  slug: null,
  publishAt: null,
  unpublishAt: null,
  count: 1,
  reason: 'Spring',
  requestedBy: 'other@demo.example',
  requestedAt: '2026-03-01T10:00:00Z',
  state: 'open',
  decidedBy: null,
  decidedAt: null,
  decisionReason: null,
  undoneBy: null,
  undoneAt: null,
  worth: [{ id: 'stay', title: 'stay', field: 'discountPercent', from: '20', to: '90' }],
  results: [],
  undoResults: [],
};
const answers = { BulkChanges: () => ({ bulkChanges: { changes: [CHANGE], next: null } }) };

it('shows who decides what would change, and no decision to who may not approve prices', async () => {
  await openPage('/bulk-changes', 'editor', answers);
  const table = within(await screen.findByRole('table', {}, PATIENTLY));
  for (const text of ['Discount in percent', '20', '90']) expect(table.getByText(text)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
});

it('lets finance decide about it', async () => {
  await openPage('/bulk-changes', 'finance', answers);
  expect(await screen.findByRole('button', { name: 'Approve' }, PATIENTLY)).toBeDefined();
});
