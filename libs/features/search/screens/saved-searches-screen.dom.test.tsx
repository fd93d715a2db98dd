import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { VISITOR } from '@network/access/viewer.ts';
import { type Flash, FlashProvider } from '@network/core/flash/use-flash.ts';
import { useSuspenseQuery } from '@network/core/query/use-query.ts';
import { pageFixture } from '@network/core/testing/page-fixture.tsx';
import type { SavedSearchFragment } from '@network/graphql/fragments/saved-search.generated.ts';
import { savedSearchesQuery } from '../saved/saved-searches-query.ts';
import { aSavedSearch } from '../testing/some-saved-searches.ts';
import { SavedSearchesScreen } from './saved-searches-screen.tsx';

afterEach(cleanup);

const Shown = () => <SavedSearchesScreen data={useSuspenseQuery(savedSearchesQuery).data} />;

function show(
  saved: readonly SavedSearchFragment[],
  answers: Readonly<Record<string, (variables: never) => unknown>> = {},
) {
  let stored = saved;
  const { Page, queryClient } = pageFixture({
    viewer: { ...VISITOR, userId: 'u' },
    answers: { SavedSearches: () => ({ savedSearches: stored }), ...answers },
  });
  queryClient.setQueryData(savedSearchesQuery.queryKey, { savedSearches: saved });
  const flashes: Flash[] = [];
  render(
    <Page>
      <FlashProvider value={(flash) => void flashes.push(flash)}>
        <Shown />
      </FlashProvider>
    </Page>,
  );
  return { flashes, store: (next: readonly SavedSearchFragment[]) => (stored = next) };
}

it('opens a saved search with its text, filters and order', () => {
  show([
    aSavedSearch(),
    aSavedSearch({ savedSearchId: 'b', name: 'Rain', place: 'SEARCH', order: 'NEWEST', facets: [] }),
  ]);
  expect(screen.getByRole('link', { name: 'Slow evenings' }).getAttribute('href')).toBe(
    '/videos?search=piano&categories=live-music&length=long&order=rating',
  );
  expect(screen.getByRole('link', { name: 'Rain' }).getAttribute('href')).toBe('/search?q=piano');
  screen.getByText(/^piano · Live Music · .* · Best rated first$/u);
});

it('leads to the videos where nothing is saved', () => {
  show([]);
  expect(screen.getByRole('link', { name: 'Browse videos' }).getAttribute('href')).toBe('/videos');
});

it('deletes a search, and restores it', async () => {
  const search = aSavedSearch();
  const sent: object[] = [];
  const { flashes, store } = show([search], {
    DeleteSavedSearch: (variables: object) => {
      sent.push(variables);
      store([]);
      return { deleteSavedSearch: true };
    },
    RestoreSavedSearch: () => {
      store([search]);
      return { restoreSavedSearch: { __typename: 'SavedSearch', savedSearchId: 'a', name: search.name } };
    },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Delete Slow evenings' }));
  await screen.findByText('No saved searches yet.');
  expect(sent).toEqual([{ savedSearchId: 'a' }]);
  expect(flashes).toMatchObject([
    { type: 'success', message: 'Slow evenings was deleted.', action: { label: 'Undo' } },
  ]);
  flashes[0]?.action?.run();
  await screen.findByRole('link', { name: 'Slow evenings' });
});

it('turns notices on, and says why it could not', async () => {
  const sent: object[] = [];
  const { flashes, store } = show([aSavedSearch()], {
    SetSavedSearchNotices: (variables: object) => {
      sent.push(variables);
      if (sent.length > 1) {
        const refused = { __typename: 'SavedSearchRefused', code: 'SEARCH_GONE', maximum: null, existing: null };
        return { setSavedSearchNotices: refused };
      }
      store([aSavedSearch({ notifies: true })]);
      return { setSavedSearchNotices: { __typename: 'SavedSearch', savedSearchId: 'a', name: 'Slow evenings' } };
    },
  });
  const choice = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Notices of new films for Slow evenings' });
  fireEvent.click(choice());
  await waitFor(() => expect([choice().checked, choice().disabled]).toEqual([true, false]));
  fireEvent.click(choice());
  await waitFor(() => expect(flashes).toMatchObject([{ type: 'error', message: 'This search no longer exists.' }]));
  expect(sent).toEqual([
    { savedSearchId: 'a', notifies: true },
    { savedSearchId: 'a', notifies: false },
  ]);
});
