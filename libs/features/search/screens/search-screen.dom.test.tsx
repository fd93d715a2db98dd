import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { SlotsProvider } from '@network/core/features/slots.tsx';
import { pageFixture } from '@network/core/testing/page-fixture.tsx';
import { aVideo } from '../../testing/story-samples.ts';
import type { SearchPageQuery } from '../api/search-page.generated.ts';
import type { SearchQuery } from '../search-query.ts';
import { SearchScreen } from './search-screen.tsx';

const request: SearchQuery = { query: 'rain', page: 1, size: 12, order: 'RATING', facets: {} };
const results = (found: number, related: number): SearchPageQuery => ({
  quickSearch: { performers: [], categories: [] },
  videos: {
    items: Array.from({ length: found }, (_, index) => aVideo(index)),
    info: { page: 1, pageSize: 12, total: found, totalIsExact: true, hasNextPage: false },
    related: Array.from({ length: related }, (_, index) => aVideo(found + index)),
    didYouMean: null,
    facets: [{ name: 'length', values: [{ value: 'long', name: null, count: 2, isExact: true }] }],
  },
});

function show(answer: SearchPageQuery, change: Partial<SearchQuery> = {}, isFaceted = false, isAuthenticated = false) {
  const { Page } = pageFixture({});
  render(
    <Page>
      <SlotsProvider
        offered={{
          saveSearch: () => <button>Save it</button>,
          searchSuggestions: ({ query }) => <p>{`Suggested for ${query}`}</p>,
        }}
      >
        <SearchScreen
          isAuthenticated={isAuthenticated}
          request={{ ...request, ...change }}
          results={answer}
          isFaceted={isFaceted}
          hasSites={false}
        />
      </SlotsProvider>
    </Page>,
  );
}
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

afterEach(cleanup);

describe('R19 the screen of a search', () => {
  it('R19 sorts what was found by an address of its own', () => {
    show(results(3, 0), { page: 2 });
    const order = within(screen.getByRole('navigation', { name: 'Sort by' }));
    expect(order.getByRole('link', { current: true }).textContent).toBe('Best rated');
    expect(hrefOf('Title')).toBe('/search?q=rain&order=name');
    expect(screen.queryByRole('heading', { name: 'More like this' })).toBeNull();
  });

  it('searches again in the language of its address', () => {
    document.documentElement.lang = 'de';
    history.replaceState(null, '', '/de/search?q=rain');
    show(results(3, 0));
    expect(screen.getByRole('search').getAttribute('action')).toBe('/de/search');
    history.replaceState(null, '', '/');
    document.documentElement.lang = '';
  });

  // "The screen gets isAuthenticated, the query, page, size and quick-search data."
  it.each([
    ['found films', results(3, 0), false],
    ['films with filters', results(3, 0), true],
    ['nothing', results(0, 0), false],
  ])('R19 offers signed-in people to save a search of %s', (_what, found, isFaceted) => {
    show(found, {}, isFaceted, true);
    expect(screen.getByRole('button', { name: 'Save it' })).toBeTruthy();
    cleanup();
    show(found, {}, isFaceted, false);
    expect(screen.queryByRole('button', { name: 'Save it' })).toBeNull();
  });

  it('R19 shows films like them where there are few', () => {
    show(results(2, 4));
    const related = screen.getByRole('region', { name: 'More like this' });
    expect(within(related).getAllByRole('listitem')).toHaveLength(4);
  });

  it('R19 shows the best rated where there are none', () => {
    show(results(0, 4));
    expect(screen.getByRole('heading', { name: 'Nothing found for “rain”.' })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Best rated' })).toBeTruthy();
  });

  it('R19 leads from filters that nothing matches back to what the text finds', () => {
    show(results(0, 0), { facets: { length: ['long'] } }, true);
    expect(hrefOf('Remove the filters')).toBe('/search?q=rain&order=rating');
  });

  it('R19 leads from a page beyond the end to the first one', () => {
    show(results(0, 0), { page: 9 });
    expect(hrefOf('Back to the first page')).toBe('/search?q=rain&order=rating');
  });

  it('R19 offers the text as it may have been meant', () => {
    const found = results(1, 0);
    show({ ...found, videos: { ...found.videos, didYouMean: 'train' } });
    expect(hrefOf('Did you mean “train”?')).toBe('/search?q=train');
  });

  it('R19 answers in its own field while somebody types', () => {
    show(results(1, 0));
    fireEvent.focus(screen.getByRole('searchbox'));
    expect(screen.getByText('Suggested for rain')).toBeTruthy();
  });
});
