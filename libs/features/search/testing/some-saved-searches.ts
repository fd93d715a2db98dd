import type { SavedSearchFragment } from '@network/graphql/fragments/saved-search.generated.ts';

/** A saved search, for tests and stories. */
export const aSavedSearch = (change: Partial<SavedSearchFragment> = {}): SavedSearchFragment => ({
  savedSearchId: 'a',
  name: 'Slow evenings',
  place: 'VIDEOS',
  text: 'piano',
  order: 'RATING',
  facets: [
    { name: 'categories', values: ['live-music'] },
    { name: 'length', values: ['long'] },
  ],
  notifies: false,
  ...change,
});
