import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openPage, PATIENTLY } from '../../testing/console-page.tsx';

const NAMES = ['Calm', 'Stormy', 'Calm and warm'] as const;
const itemOf = (version: number) => ({
  kind: 'tag',
  id: 'calm',
  state: 'draft',
  version,
  publishedVersion: null,
  updatedAt: null,
  updatedBy: null,
  publishAt: null,
  unpublishAt: null,
  tag: { slug: 'calm', name: NAMES[version - 1] ?? NAMES[0] },
});
const versionOf = (version: number) => ({
  version,
  action: version === 1 ? 'create' : 'update',
  state: 'draft',
  at: '2026-03-01T10:00:00Z',
  by: 'ed@staff.example',
  item: itemOf(version),
});
const answers = (result: object) => ({
  ContentItem: () => ({ content: itemOf(3) }),
  ContentVersionNames: () => ({ contentVersions: [3, 2, 1].map(versionOf) }),
  ContentVersion: ({ version }: Readonly<Record<string, unknown>>) => ({
    contentVersion: Number(version) > 3 ? null : versionOf(Number(version)),
  }),
  RestoreVersion: () => ({ result }),
});

it('compares the versions of its address word by word', async () => {
  const { router } = await openPage('/tags/calm/versions?from=1&to=3', 'editor', answers({}));
  const field = await screen.findByRole('group', { name: 'Name' }, PATIENTLY);
  expect(within(field).getByText('and warm', { exact: false }).tagName).toBe('INS');
  await userEvent.selectOptions(screen.getByLabelText('From version'), '2');
  await waitFor(() => expect(router.state.location.searchStr).toContain('from=2'));
  expect((await screen.findAllByText('Stormy'))[0]?.tagName).toBe('DEL');
});

it('restores a version once the difference was shown, and undoes it', async () => {
  const saved = { __typename: 'ContentSaved', item: { ...itemOf(1), version: 4 } };
  const { calls } = await openPage('/tags/calm/versions?from=1&to=3', 'editor', answers(saved));
  await userEvent.click(await screen.findByRole('button', { name: 'Restore version 1' }, PATIENTLY));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByRole('group', { name: 'Name' })).toBeDefined();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Restore version 1' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone.')).toBeDefined();
  const restored = calls.filter(({ operation }) => operation === 'RestoreVersion').map(({ variables }) => variables);
  expect(restored).toEqual([
    { kind: 'tag', id: 'calm', expectedVersion: 3, version: 1 },
    { kind: 'tag', id: 'calm', expectedVersion: 4, version: 3 },
  ]);
});

it('says why nothing was restored, and stays open', async () => {
  const conflict = { __typename: 'ContentConflict', current: itemOf(3) };
  await openPage('/tags/calm/versions?from=1&to=3', 'editor', answers(conflict));
  await userEvent.click(await screen.findByRole('button', { name: 'Restore version 1' }, PATIENTLY));
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByRole('group', { name: 'Name' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Restore version 1' }));
  expect(await within(dialog).findByRole('alert')).toBeDefined();
});

it('lets roles that only read compare, and says where a version is missing', async () => {
  await openPage('/tags/calm/versions?from=9&to=3', 'moderator', answers({}));
  expect(await screen.findByText('There is no such version')).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Restore/ })).toBeNull();
});
