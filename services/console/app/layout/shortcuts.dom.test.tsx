import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openPage } from '../testing/console-page.tsx';

const answers = {
  ContentPage: () => ({ contentPage: { items: [], next: null } }),
  SavedViews: () => ({ savedViews: [] }),
};

it('shows the keys that the role can use, and opens a page by them', async () => {
  const { router } = await openPage('/tags', 'moderator', answers);
  await screen.findByRole('heading', { name: 'Tags' });
  await userEvent.keyboard('?');
  const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(within(sheet).getByText('Films')).toBeDefined();
  expect(within(sheet).queryByText('Uploads')).toBeNull();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.keyboard('gu');
  expect(router.state.location.pathname).toBe('/tags');
  await userEvent.keyboard('gf');
  await waitFor(() => expect(router.state.location.pathname).toBe('/films'));
});

it('goes to the search by a slash, where letters are letters', async () => {
  const { router } = await openPage('/tags', 'editor', answers);
  await screen.findByRole('heading', { name: 'Tags' });
  await userEvent.keyboard('/');
  const search = screen.getByLabelText<HTMLInputElement>('Search');
  expect(document.activeElement).toBe(search);
  await userEvent.keyboard('gf?');
  expect(search.value).toBe('gf?');
  expect(router.state.location.pathname).toBe('/tags');
  expect(screen.queryByRole('dialog')).toBeNull();
});
