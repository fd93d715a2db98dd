import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { VISITOR } from '@network/access/viewer.ts';
import { pageFixture } from '@network/core/testing/page-fixture.tsx';
import Suggestions from './suggestions.tsx';
import { addRecentSearch, recentSearches } from './recent/recent-searches.ts';
import { aSavedSearch } from './testing/some-saved-searches.ts';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

function show(
  query: string,
  userId: string | null = 'u',
  didYouMean: string | null = null,
  popular: string[] = [],
  hasForm = false,
) {
  const { Page } = pageFixture({
    viewer: { ...VISITOR, userId },
    answers: {
      SavedSearches: () => ({
        savedSearches: [aSavedSearch(), aSavedSearch({ savedSearchId: 'b', name: 'Rain', text: null, facets: [] })],
      }),
      QuickSearch: () => ({ quickSearch: { videos: [], performers: [], categories: [], didYouMean } }),
      PopularSearches: () => ({ popularSearches: popular }),
    },
  });
  render(
    <Page>
      {hasForm ? (
        <form>
          <input type="search" />
          <Suggestions query={query} />
        </form>
      ) : (
        <Suggestions query={query} />
      )}
    </Page>,
  );
}
const shownLinks = () => screen.getAllByRole('link').map((link) => link.textContent);

it('suggests all saved searches before anything is typed, and nothing else', async () => {
  show('');
  await screen.findByRole('link', { name: 'Rain' });
  expect(shownLinks()).toEqual(['Slow evenings', 'Rain']);
});

it('suggests those that have the typed words in their name or text, above what is found', async () => {
  show('PIANO');
  await screen.findByRole('link', { name: /^All results/u });
  expect(shownLinks()).toEqual(['Slow evenings', 'All results for “PIANO”']);
});

it('reads no saved searches for a visitor', async () => {
  show('rain', null);
  await screen.findByRole('link', { name: /^All results/u });
  expect(shownLinks()).toEqual(['All results for “rain”']);
});

it('asks what was meant below the searches that begin with what was typed, above what was found for it', async () => {
  addRecentSearch('goldn hour');
  show('goldn', null, 'golden');
  const link = await screen.findByRole('link', { name: 'Did you mean “golden”?' });
  expect(link.getAttribute('href')).toBe('/search?q=golden');
  expect(shownLinks()).toEqual(['goldn hour', 'Did you mean “golden”?', 'All results for “goldn”']);
});

it('shows what was searched for on this device and what is popular, before anything is typed', async () => {
  addRecentSearch('lamplight');
  addRecentSearch('Rain');
  show('', null, null, ['Rain', 'Late evening']);
  await screen.findByRole('link', { name: 'Late evening' });
  expect(shownLinks()).toEqual(['Rain', 'lamplight', 'Late evening']);
});

it('compares words as searching does: in plain letters, and with two for an umlaut', async () => {
  for (const query of ['Søren', 'Łódź', 'Don’t look', 'Späte Stunden']) addRecentSearch(query);
  for (const [typed, recent] of [
    ['soren', 'Søren'],
    ['LODZ', 'Łódź'],
    ["don't", 'Don’t look'],
    ['spaete st', 'Späte Stunden'],
    ['spate', 'Späte Stunden'],
  ] as const) {
    show(typed, null);
    await screen.findByRole('link', { name: /^All results/u });
    expect(shownLinks(), typed).toEqual([recent, `All results for “${typed}”`]);
    cleanup();
  }
});

it('takes a single sign of a script without spaces for a word, and no other sign', async () => {
  show('夜', null);
  await screen.findByRole('link', { name: 'All results for “夜”' });
  cleanup();
  show('a', null);
  expect(screen.queryByRole('link')).toBeNull();
});

it('removes searches from this device, one or all', () => {
  for (const query of ['one', 'two', 'three']) addRecentSearch(query);
  show('', null);
  fireEvent.click(screen.getByRole('button', { name: 'Remove “two” from the recent searches' }));
  expect(shownLinks()).toEqual(['three', 'one']);
  fireEvent.click(screen.getByRole('button', { name: 'Remove all' }));
  expect(screen.queryByRole('link')).toBeNull();
  expect(localStorage).toHaveLength(0);
});

it('keeps the focus in the field when the pressed button goes with what it removes', () => {
  for (const query of ['one', 'two']) addRecentSearch(query);
  show('', null, null, [], true);
  const press = (name: string) => {
    const button = screen.getByRole('button', { name });
    button.focus();
    fireEvent.click(button);
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  };
  press('Remove “two” from the recent searches');
  press('Remove all');
});

it('remembers six searches, each once, and lives without a storage', () => {
  for (const query of ['a', 'b', 'c', 'd', 'e', 'f', 'g', ' B ']) addRecentSearch(query);
  expect(recentSearches()).toEqual(['B', 'g', 'f', 'e', 'd', 'c']);
  localStorage.setItem('recent-searches', '{"no": "list"}');
  expect(recentSearches()).toEqual([]);
});
