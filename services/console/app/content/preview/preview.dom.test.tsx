import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { openPage, PATIENTLY } from '../../testing/console-page.tsx';

const performer = {
  kind: 'performer',
  id: 'p1',
  state: 'draft',
  version: 4,
  publishedVersion: null,
  updatedAt: null,
  updatedBy: null,
  publishAt: null,
  unpublishAt: null,
  performer: { slug: 'nova-lark', name: 'Nova Lark', sex: 'F', tags: [] },
};
const places = [
  { brand: 'vixen', name: 'Vixen', path: '/performers/nova-lark' },
  { brand: 'tushy', name: 'Tushy', path: '/performers/nova-lark' },
];
const ADDRESS = 'http://members.tushy.localhost:4200/preview?token=x';
const answers = (result: object, shown: readonly object[] = places) => ({
  ContentItem: () => ({ content: performer }),
  ContentVersions: () => ({ contentVersions: [] }),
  PreviewPlaces: () => ({ previewPlaces: shown }),
  OpenPreview: () => ({ result }),
});

async function openDialog(result: object, shown?: readonly object[]) {
  const opened = vi.fn();
  vi.stubGlobal('open', opened);
  const { calls } = await openPage('/performers/p1', 'editor', answers(result, shown));
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Preview' }, PATIENTLY));
  return { user, calls, opened, dialog: await screen.findByRole('dialog') };
}

it('opens the saved version on a brand as a person, in a tab that knows nothing of the console', async () => {
  const { user, calls, opened, dialog } = await openDialog({
    __typename: 'PreviewOpened',
    address: ADDRESS,
    expiresAt: '',
  });
  await user.selectOptions(await within(dialog).findByLabelText('Brand'), 'tushy');
  await user.selectOptions(within(dialog).getByLabelText('As'), 'lapsed');
  await user.click(within(dialog).getByRole('button', { name: 'Open the preview' }));
  await waitFor(() => expect(opened).toHaveBeenCalledWith(ADDRESS, '_blank', 'noopener'));
  expect(calls.at(-1)).toMatchObject({
    operation: 'OpenPreview',
    variables: { kind: 'performer', id: 'p1', version: 4, brand: 'tushy', person: 'lapsed', unsaved: null },
  });
  expect(within(dialog).getByRole('link', { name: 'Open it again' }).getAttribute('href')).toBe(ADDRESS);
});

it('opens what stands in the form before it is saved, and saves nothing', async () => {
  const opened = vi.fn();
  vi.stubGlobal('open', opened);
  const result = { __typename: 'PreviewOpened', address: ADDRESS, expiresAt: '' };
  const { calls } = await openPage('/performers/p1', 'editor', answers(result));
  const user = userEvent.setup();
  const name = await screen.findByRole('textbox', { name: /^Name/ }, PATIENTLY);
  await user.clear(name);
  await user.type(name, 'Nova Larkspur');
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/as the form would make it/)).toBeDefined();
  await user.click(await within(dialog).findByRole('button', { name: 'Open the preview' }));
  await waitFor(() => expect(opened).toHaveBeenCalledWith(ADDRESS, '_blank', 'noopener'));
  const sent = { performer: { slug: 'nova-lark', name: 'Nova Larkspur' } };
  expect(calls.find(({ operation }) => operation === 'PreviewPlaces')?.variables).toMatchObject({ unsaved: sent });
  expect(calls.at(-1)).toMatchObject({ operation: 'OpenPreview', variables: { id: 'p1', version: 4, unsaved: sent } });
  expect(calls.filter(({ operation }) => operation.startsWith('Update'))).toEqual([]);
});

it('says what keeps a version from being shown, and opens nothing', async () => {
  const problems = [{ path: 'tags', message: 'expected one that is published' }];
  const { user, opened, dialog } = await openDialog({ __typename: 'ContentInvalid', problems });
  await user.click(await within(dialog).findByRole('button', { name: 'Open the preview' }));
  expect((await within(dialog).findByRole('alert')).textContent).toBe('Tags: Expected one that is published.');
  expect(opened).not.toHaveBeenCalled();
});

it('says that no brand has a page of it', async () => {
  const { dialog } = await openDialog({}, []);
  expect(await within(dialog).findByText(/^No brand has a page that shows this/)).toBeDefined();
});

it('is not offered to those who only read', async () => {
  await openPage('/performers/p1', 'moderator', answers({}));
  await screen.findByRole('heading', { level: 1, name: 'Nova Lark' }, PATIENTLY);
  expect(screen.queryByRole('button', { name: 'Preview' })).toBeNull();
});
