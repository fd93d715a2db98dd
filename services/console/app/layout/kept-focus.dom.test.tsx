import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { words } from '../messages/words.ts';
import { openPage, PATIENTLY } from '../testing/console-page.tsx';

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
const answers = {
  ContentPage: ({ after }: Readonly<Record<string, unknown>>) => ({
    contentPage: after === null ? { items: [tag('calm', 1)], next: 'calm' } : { items: [tag('dusk', 1)], next: null },
  }),
  SavedViews: () => ({ savedViews: [] }),
};
const focused = () => document.activeElement;

it('is in the content once another page opens', async () => {
  const { router } = await openPage('/', 'editor', answers);
  const link = (await screen.findByRole('navigation', { name: words.navigation.label })).querySelector<HTMLElement>(
    'a[href="/tags"]',
  );
  act(() => link?.focus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/tags'), PATIENTLY);
  await waitFor(() => expect(focused()).toBe(screen.getByRole('main')));
});

it('stays in the search that was submitted, and the field follows the address', async () => {
  const { router } = await openPage('/tags', 'editor', answers);
  await screen.findByRole('link', { name: 'calm' }, PATIENTLY);
  const search = screen.getByLabelText<HTMLInputElement>('Search');
  await userEvent.type(search, 'dusk{Enter}');
  await waitFor(() => expect(router.state.location.searchStr).toContain('dusk'));
  expect(focused()).toBe(search);
  await act(() => router.navigate({ href: '/tags' }));
  await waitFor(() => expect(search.value).toBe(''));
  expect(screen.getByLabelText('Search')).toBe(search);
});

it('is caught where the button that had it is gone, as on the last page', async () => {
  await openPage('/tags', 'editor', answers);
  const next = await screen.findByRole('button', { name: 'Next' }, PATIENTLY);
  act(() => next.focus());
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('link', { name: 'dusk' });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Next' })).toBeNull());
  await waitFor(() => expect(focused()).toBe(screen.getByRole('main')));
});
