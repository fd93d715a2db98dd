import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { draft } from '../testing/draft.ts';
import { openPage, PATIENTLY } from '../testing/console-page.tsx';

const tag = draft({ kind: 'tag', id: 'calm', tag: { slug: 'calm', name: 'Calm' } });
const view = (id: string, name: string, address: string, more: object = {}) => ({
  id,
  name,
  address,
  isShared: false,
  owner: 'editor@demo.example',
  mayDelete: true,
  ...more,
});
const drafts = view('v1', 'Drafts', 'state=draft');
const shared = view('v2', 'Recent', 'order=changed&state=draft', { isShared: true, mayDelete: false });
const answers = (more: object = {}) => ({
  ContentPage: () => ({ contentPage: { items: [tag], next: null } }),
  SavedViews: () => ({ savedViews: [drafts, shared] }),
  ...more,
});

it('opens a view at its address, whatever the order of its parts', async () => {
  const { calls, router } = await openPage('/tags?state=draft&order=changed', 'editor', answers());
  const views = await screen.findByRole('navigation', { name: 'Saved views' }, PATIENTLY);
  const recent = await within(views).findByRole('link', { name: /^Recent/ });
  expect(recent.getAttribute('aria-current')).toBe('page');
  expect(within(views).getByRole('link', { name: 'All' }).getAttribute('aria-current')).toBeNull();
  expect(calls[0]?.variables).toMatchObject({ state: 'draft', order: 'changed' });
  await userEvent.click(within(views).getByRole('link', { name: 'Drafts' }));
  await waitFor(() => expect(router.state.location.searchStr).toBe('?state=draft'));
});

it('saves what the list shows, and says why it could not', async () => {
  const results = [
    { __typename: 'ViewRefused', reason: 'tooMany' },
    { __typename: 'ViewSaved', view: drafts },
  ];
  const { calls } = await openPage(
    '/tags?search=calm&after=abc',
    'editor',
    answers({ SaveView: () => ({ result: results.shift() }) }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Save view' }, PATIENTLY));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText(/^Name/), 'Calm ones');
  await userEvent.click(within(dialog).getByLabelText(/^Share with the team/));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByText(/You have 50 views/)).toBeDefined();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.find(({ operation }) => operation === 'SaveView')?.variables).toEqual({
    list: '/tags',
    name: 'Calm ones',
    address: 'search=calm',
    isShared: true,
  });
});

it('deletes a view, and saves it again where that was a mistake', async () => {
  const { calls } = await openPage(
    '/tags?state=draft',
    'editor',
    answers({
      DeleteView: () => ({ deleteView: true }),
      SaveView: () => ({ result: { __typename: 'ViewSaved', view: drafts } }),
    }),
  );
  await screen.findByText('Calm', {}, PATIENTLY);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete “Drafts”' }, PATIENTLY));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(calls.find(({ operation }) => operation === 'SaveView')?.variables).toMatchObject({ name: 'Drafts' }),
  );
});

it('shows the columns of its address', async () => {
  const { router } = await openPage('/tags?columns=state', 'editor', answers());
  await screen.findByText('Calm', {}, PATIENTLY);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['', 'Name', 'State']);
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
  await userEvent.click(await screen.findByLabelText('Slug'));
  await waitFor(() =>
    expect(decodeURIComponent(router.state.location.searchStr)).toContain('columns=title,slug,state'),
  );
});
