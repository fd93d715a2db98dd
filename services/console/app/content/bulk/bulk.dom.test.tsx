import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { openPage, PATIENTLY } from '../../testing/console-page.tsx';

const tag = (slug: string, version: number) => ({
  kind: 'tag',
  id: slug,
  state: 'draft',
  version,
  publishedVersion: null,
  updatedAt: null,
  updatedBy: null,
  publishAt: null,
  unpublishAt: null,
  tag: { slug, name: slug },
});
const row = (title: string, outcome: string, problem: string | null = null) => ({
  id: title,
  title,
  outcome,
  problem,
  canUndo: outcome === 'done',
});
const change = (more: object = {}) => ({
  id: 'c1',
  kind: 'tag',
  name: 'publish',
  slug: null,
  publishAt: null,
  unpublishAt: null,
  count: 2,
  reason: 'A new season',
  requestedBy: 'other@demo.example',
  requestedAt: '2026-03-01T10:00:00Z',
  state: 'done',
  decidedBy: null,
  decidedAt: null,
  decisionReason: null,
  undoneBy: null,
  undoneAt: null,
  worth: [],
  results: [row('calm', 'done'), row('warm', 'refused', 'name: expected a name')],
  undoResults: [],
  ...more,
});
const changed = (more: object = {}) => ({ result: { __typename: 'BulkChanged', change: change(more) } });
const list = (count: number) => ({
  ContentPage: () => ({
    contentPage: { items: Array.from({ length: count }, (_, index) => tag(`tag-${index}`, index)), next: null },
  }),
  SavedViews: () => ({ savedViews: [] }),
  PreviewBulkChange: () => ({
    previewBulkChange: [
      { id: 'tag-0', title: 'calm', from: 'draft', to: 'published', problem: null },
      { id: 'tag-1', title: 'warm', from: 'published', to: 'published', problem: null },
      { id: 'tag-2', title: 'slow', from: 'draft', to: 'published', problem: 'name: expected a name' },
    ],
  }),
});

it('changes what was chosen once it was previewed, and undoes it', async () => {
  const answers = [
    { result: { __typename: 'BulkRefused', message: 'Give a reason of at least three characters.' } },
    changed(),
  ];
  const { calls } = await openPage('/tags', 'editor', {
    ...list(3),
    RequestBulkChange: () => answers.shift(),
    UndoBulkChange: () => changed({ undoneAt: '2026-03-01T10:05:00Z', undoResults: [row('calm', 'done')] }),
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Choose tag-0' }, PATIENTLY));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Choose tag-1' }));
  await userEvent.click(screen.getByRole('button', { name: 'Change…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Change 2 things' });
  expect(within(dialog).queryByText('Add a category')).toBeNull();
  expect(within(dialog).queryByText('Erase for good')).toBeNull();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Preview' }));
  expect(await within(dialog).findByText('1 will change, 1 stay as they are, 1 would be refused.')).toBeDefined();
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'A new season');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Publish 2 things now' }));
  expect(await within(dialog).findByRole('alert')).toBeDefined();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Publish 2 things now' }));
  expect(await screen.findByText(/^1 changed, 1 refused/)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone: 1; left as they are: 0.')).toBeDefined();
  const sent = calls.filter(({ operation }) => operation === 'RequestBulkChange').map(({ variables }) => variables);
  expect(sent[0]).toMatchObject({
    items: [
      { id: 'tag-0', version: 0 },
      { id: 'tag-1', version: 1 },
    ],
    reason: 'A new season',
  });
  expect(sent[1]?.['requestKey']).toBe(sent[0]?.['requestKey']);
});

it('says that a change of many waits for a second person', async () => {
  await openPage('/tags', 'editor', {
    ...list(30),
    RequestBulkChange: () => changed({ state: 'open', results: [] }),
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Choose all rows of this page' }, PATIENTLY));
  await userEvent.click(screen.getByRole('button', { name: 'Change…' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Preview' }));
  await userEvent.type(await screen.findByLabelText('Reason'), 'A new season');
  await userEvent.click(screen.getByRole('button', { name: 'Request approval to publish 30 things now' }));
  expect(await screen.findByText('The change waits for a second person.')).toBeDefined();
  await waitFor(() => expect(screen.queryByText('30 chosen')).toBeNull());
});

it('requests that a single film is erased, which nothing undoes', async () => {
  const film = { slug: 'quay', title: 'Quiet quay', site: 'vixen', releasedAt: null };
  const { calls } = await openPage('/films', 'editor', {
    ...list(0),
    ContentPage: () => ({
      contentPage: { items: [{ ...tag('quay', 3), kind: 'film', tag: null, film, state: 'unpublished' }], next: null },
    }),
    PreviewBulkChange: () => ({
      previewBulkChange: [{ id: 'quay', title: 'Quiet quay', from: 'unpublished', to: 'erased', problem: null }],
    }),
    RequestBulkChange: () => changed({ state: 'open', results: [] }),
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Choose Quiet quay' }, PATIENTLY));
  await userEvent.click(screen.getByRole('button', { name: 'Change…' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.selectOptions(within(dialog).getByLabelText('What to do'), 'Erase for good');
  expect(within(dialog).getByText(/Nothing brings it back/)).toBeDefined();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Preview' }));
  await userEvent.type(await within(dialog).findByLabelText('Reason'), 'A performer asked for it');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Request approval to erase 1 thing for good' }));
  expect(await screen.findByText('The change waits for a second person.')).toBeDefined();
  expect(calls.find(({ operation }) => operation === 'RequestBulkChange')?.variables).toMatchObject({
    change: { name: 'erase' },
    items: [{ id: 'quay', version: 3 }],
    reason: 'A performer asked for it',
  });
});

it('lets nobody choose rows who may not write', async () => {
  await openPage('/tags', 'moderator', list(1));
  await screen.findByText('tag-0', { selector: 'a' });
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('lets others decide with a reason, and the one who requested it wait', async () => {
  const open = change({ state: 'open', results: [] });
  const own = change({ id: 'c2', state: 'open', results: [], requestedBy: 'editor@demo.example' });
  const { calls } = await openPage('/bulk-changes', 'editor', {
    BulkChanges: () => ({ bulkChanges: { changes: [open, own], next: null } }),
    DecideBulkChange: () => changed(),
  });
  expect(await screen.findByText('Somebody else has to decide about it.')).toBeDefined();
  expect(screen.getAllByRole('button', { name: 'Approve' })).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText(/^Reason/), 'Looks right');
  await userEvent.click(within(dialog).getByRole('button', { name: /^Approve change of/ }));
  await waitFor(() =>
    expect(calls.find(({ operation }) => operation === 'DecideBulkChange')?.variables).toEqual({
      id: 'c1',
      approve: true,
      reason: 'Looks right',
    }),
  );
});

it('follows a change that is under way until it is done', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  let looks = 0;
  await openPage('/bulk-changes', 'editor', {
    BulkChanges: () => {
      looks += 1;
      const now = looks === 1 ? change({ state: 'running', results: [] }) : change();
      return { bulkChanges: { changes: [now], next: null } };
    },
  });
  expect(await screen.findByText('Under way', {}, PATIENTLY)).toBeDefined();
  vi.advanceTimersByTime(2_000);
  expect(await screen.findAllByText('Done', {}, PATIENTLY)).not.toEqual([]);
  expect(screen.queryByText('Under way')).toBeNull();
});
