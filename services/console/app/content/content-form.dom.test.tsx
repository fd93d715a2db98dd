import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { openPage, PATIENTLY } from '../testing/console-page.tsx';

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

async function open(answer: 'stay' | 'leave' = 'stay') {
  const confirm = vi.fn(() => answer === 'leave');
  vi.stubGlobal('confirm', confirm);
  const { calls, router } = await openPage('/tags/calm', 'editor', {
    ContentItem: () => ({ content: tag('Calm', 1) }),
    ContentVersions: () => ({ contentVersions: [] }),
    ContentPage: () => ({ contentPage: { items: [], next: null } }),
    SavedViews: () => ({ savedViews: [] }),
    SaveContent: () => ({ result: { __typename: 'ContentSaved', item: tag('Calmer', 2) } }),
    UnpublishContent: () => ({
      result: { __typename: 'ContentSaved', item: { ...tag('Calm', 2), state: 'unpublished' } },
    }),
  });
  return {
    calls,
    router,
    confirm,
    user: userEvent.setup(),
    name: await screen.findByLabelText(/^Name(?! and|, | in)/, {}, PATIENTLY),
  };
}

it('says that something is not saved, and asks before it is left', async () => {
  const { user, name, router, confirm } = await open();
  expect(screen.queryByText('Unsaved changes')).toBeNull();
  await user.type(name, 'er ');
  expect(screen.getByText('Unsaved changes')).toBeDefined();
  void router.navigate({ to: '/tags' as '/' });
  await waitFor(() => expect(confirm).toHaveBeenCalledTimes(1));
  expect(router.state.location.pathname).toBe('/tags/calm');
  await user.click(screen.getByRole('button', { name: 'Save version' }));
  await waitFor(() => expect(screen.queryByText('Unsaved changes')).toBeNull());
  await router.navigate({ to: '/tags' as '/' });
  expect([router.state.location.pathname, confirm.mock.calls.length]).toEqual(['/tags', 1]);
});

it('is left when somebody means it', async () => {
  const { user, name, router } = await open('leave');
  await user.type(name, 'er');
  await router.navigate({ to: '/tags' as '/' });
  expect(router.state.location.pathname).toBe('/tags');
});

it('asks before people stop seeing something', async () => {
  const { user, calls } = await open();
  const isTaken = () => calls.some(({ operation }) => operation === 'UnpublishContent');
  await user.click(screen.getByRole('button', { name: 'Take back…' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Keep it' }));
  expect(isTaken()).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Take back…' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Take back' }));
  await waitFor(() => expect(isTaken()).toBe(true));
});

it('says what begins, and proposes a slug from the title until somebody writes their own', async () => {
  await openPage('/films/new', 'editor', { ContentPage: () => ({ contentPage: { items: [], next: null } }) });
  const user = userEvent.setup();
  const title = await screen.findByLabelText(/^Title(?! and|, | in)/, {}, PATIENTLY);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('New film');
  const slug = screen.getByLabelText<HTMLInputElement>(/^Slug/);
  await user.type(title, 'Été, 24/7');
  expect(slug.value).toBe('ete-24-7');
  await user.clear(slug);
  await user.type(slug, 'summer');
  await user.type(title, ' again');
  expect(slug.value).toBe('summer');
});
