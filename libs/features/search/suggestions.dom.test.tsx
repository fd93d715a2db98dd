import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { VISITOR } from '@network/access/viewer.ts';
import { pageFixture } from '@network/core/testing/page-fixture.tsx';
import Suggestions from './suggestions.tsx';
import { aSavedSearch } from './testing/some-saved-searches.ts';

afterEach(cleanup);

function show(query: string, userId: string | null = 'u') {
  const { Page } = pageFixture({
    viewer: { ...VISITOR, userId },
    answers: {
      SavedSearches: () => ({
        savedSearches: [aSavedSearch(), aSavedSearch({ savedSearchId: 'b', name: 'Rain', text: null, facets: [] })],
      }),
      QuickSearch: () => ({ quickSearch: { videos: [], performers: [], categories: [] } }),
    },
  });
  render(
    <Page>
      <Suggestions query={query} />
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
