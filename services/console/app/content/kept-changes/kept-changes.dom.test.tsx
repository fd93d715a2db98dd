import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { openPage, PATIENTLY } from '../../testing/console-page.tsx';
import { forgetKept, keep, keptKey, readKept } from './kept-changes.ts';

const KEY = keptKey('editor@demo.example', 'tag', 'calm');
const tag = (name: string, version: number) => ({
  kind: 'tag',
  id: 'calm',
  state: 'published',
  version,
  publishedVersion: version,
  updatedAt: null,
  updatedBy: null,
  publishAt: null,
  unpublishAt: null,
  tag: { slug: 'calm', name },
});

/** The page of a tag, of which this version is stored. */
async function open(stored = () => tag('Calm', 1), save: () => unknown = () => ({})) {
  vi.stubGlobal('confirm', () => true);
  const { calls, client, router } = await openPage('/tags/calm', 'editor', {
    ContentItem: () => ({ content: stored() }),
    ContentVersions: () => ({ contentVersions: [] }),
    ContentPage: () => ({ contentPage: { items: [], next: null } }),
    SavedViews: () => ({ savedViews: [] }),
    SaveContent: save,
  });
  const name = () => screen.findByLabelText<HTMLInputElement>(/^Name(?! and|, | in)/, {}, PATIENTLY);
  await name();
  const leaveAndReturn = async () => {
    await act(() => router.navigate({ to: '/tags' as '/' }));
    client.removeQueries({ queryKey: ['content', 'tag', 'item'] });
    await act(() => router.navigate({ to: '/tags/calm' as '/' }));
    return name();
  };
  return { calls, name, leaveAndReturn, user: userEvent.setup() };
}
const offered = () => screen.queryByRole('region', { name: 'You did not save these changes' });

it('changes that were not saved are offered when the page is opened again, and saved on top of what is there', async () => {
  let stored = tag('Calm', 1);
  const { calls, name, leaveAndReturn, user } = await open(
    () => stored,
    () => ({ result: { __typename: 'ContentSaved', item: tag('Calmer', 3) } }),
  );
  await user.type(await name(), 'er');
  stored = tag('Quiet', 2);
  expect((await leaveAndReturn()).value).toBe('Quiet');
  const panel = offered() ?? document.body;
  expect(within(panel).getByText(/Fields: Name\./)).toBeDefined();
  expect(within(panel).getByText(/^Another version was saved since\./)).toBeDefined();
  await user.click(within(panel).getByRole('button', { name: 'Take my changes up again' }));
  expect([(await name()).value, offered()]).toEqual(['Calmer', null]);
  await user.click(screen.getByRole('button', { name: 'Save version' }));
  await waitFor(() => expect(calls.some(({ operation }) => operation === 'SaveContent')).toBe(true));
  await waitFor(() => expect(readKept(KEY, new Date())).toBeNull());
});

it('what is discarded is gone', async () => {
  const { name, leaveAndReturn, user } = await open();
  await user.type(await name(), 'er');
  await leaveAndReturn();
  await user.click(screen.getByRole('button', { name: 'Discard them' }));
  expect((await leaveAndReturn()).value).toBe('Calm');
  expect([offered(), readKept(KEY, new Date())]).toEqual([null, null]);
});

it('what is typed while a version is on its way is not lost', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const { name, user } = await open(
    () => tag('Calm', 1),
    async () => {
      await promise;
      return { result: { __typename: 'ContentSaved', item: tag('Calmer', 2) } };
    },
  );
  await user.type(await name(), 'er');
  await user.click(screen.getByRole('button', { name: 'Save version' }));
  await user.type(await name(), ' still');
  resolve(undefined);
  await waitFor(() => expect(screen.getByText('Saved. People see it once it is published.')).toBeDefined());
  expect((await name()).value).toBe('Calmer still');
  expect(screen.getByText('Unsaved changes')).toBeDefined();
});

const outdated = () =>
  Response.json({ errors: [{ message: 'No.', extensions: { code: 'DOCUMENT_UNKNOWN' } }] }, { status: 503 });

it('a form of another release than the gateway keeps what was typed, and has it again once it is loaded', async () => {
  const reload = vi.spyOn(globalThis.location, 'reload').mockImplementation(() => undefined);
  const { name, leaveAndReturn, user } = await open(() => tag('Calm', 1), outdated);
  await user.type(await name(), 'er');
  await user.click(screen.getByRole('button', { name: 'Save version' }));
  const said = await screen.findByText(/^Nothing was saved: this page is of another release than the gateway\./);
  expect(screen.getByText(/^This browser keeps what you changed/)).toBeDefined();
  expect([(await name()).value, readKept(KEY, new Date())?.values]).toEqual(['Calmer', { name: 'Calmer' }]);
  expect(screen.queryByText(/^The gateway did not answer as expected/)).toBeNull();
  const asks = vi.fn(() => true);
  vi.stubGlobal('confirm', asks);
  await user.click(within(said.closest('section') ?? document.body).getByRole('button', { name: 'Load again' }));
  expect(reload).toHaveBeenCalledTimes(1);
  expect((await leaveAndReturn()).value).toBe('Calm');
  expect(asks).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Take my changes up again' }));
  expect((await name()).value).toBe('Calmer');
});

it('a form says to copy what was typed, and asks before it is left, where the browser keeps nothing', async () => {
  const { name, user } = await open(() => tag('Calm', 1), outdated);
  const isFull = () => {
    throw new Error('The storage is full.');
  };
  vi.stubGlobal('localStorage', { length: 0, getItem: () => null, setItem: isFull, removeItem: () => undefined });
  await user.type(await name(), 'er');
  await user.click(screen.getByRole('button', { name: 'Save version' }));
  expect(await screen.findByText(/^This browser keeps nothing\. Copy what you changed/)).toBeDefined();
  const asks = vi.fn(() => false);
  vi.stubGlobal('confirm', asks);
  await user.click(screen.getAllByRole('link', { name: 'Tags' })[0] ?? document.body);
  expect(asks).toHaveBeenCalledTimes(1);
  expect((await name()).value).toBe('Calmer');
});

it('what is kept ends after two weeks, and with the session of whoever signs out', () => {
  const at = '2026-03-01T12:00:00Z';
  const changes = { version: 1, at, values: { name: 'Calmer' } };
  keep(KEY, changes);
  expect(readKept(KEY, new Date('2026-03-15T11:00:00Z'))).toEqual(changes);
  expect(readKept(KEY, new Date('2026-03-15T13:00:00Z'))).toBeNull();
  forgetKept();
  expect(readKept(KEY, new Date(at))).toBeNull();
  globalThis.localStorage.setItem(KEY, '{"version":"x"}');
  expect(readKept(KEY, new Date(at))).toBeNull();
  forgetKept();
});
