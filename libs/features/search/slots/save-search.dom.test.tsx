import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { VISITOR } from '@network/access/viewer.ts';
import { useOpenDialog } from '@network/core/features/dialogs.tsx';
import { type Flash, FlashProvider } from '@network/core/flash/use-flash.ts';
import { pageFixture } from '@network/core/testing/page-fixture.tsx';
import { listOfSearch, type SearchedList } from '../../listing/saved-search-address.ts';
import SavedSearchDialog from '../dialogs/saved-search-dialog.tsx';
import { aSavedSearch } from '../testing/some-saved-searches.ts';
import SaveSearch from './save-search.tsx';

afterEach(cleanup);

const LIST: SearchedList = { place: 'VIDEOS', text: 'piano', order: 'RATING', facets: { categories: ['live-music'] } };

it.each([
  ['a visitor', null, LIST],
  ['a list without text and filters', 'u', { ...LIST, text: null, facets: { categories: [] } }],
])('offers nothing to %s', (_who, userId, list) => {
  const { Page } = pageFixture({
    viewer: { ...VISITOR, userId },
    answers: {
      SavedSearches: () => {
        throw new Error('It is read');
      },
    },
  });
  const { container } = render(
    <Page>
      <SaveSearch list={list} />
    </Page>,
  );
  expect(container.textContent).toBe('');
});

it('says that a list is saved, whatever its page, and leads to the others', async () => {
  const { Page } = pageFixture({
    viewer: { ...VISITOR, userId: 'u' },
    answers: { SavedSearches: () => ({ savedSearches: [aSavedSearch()] }) },
  });
  const list = listOfSearch(aSavedSearch());
  const { rerender } = render(
    <Page>
      <SaveSearch list={list} />
    </Page>,
  );
  const link = await screen.findByRole('link', { name: 'Search saved' });
  expect(link.getAttribute('href')).toBe('/saved-searches');
  rerender(
    <Page>
      <SaveSearch list={{ ...list, order: 'NAME' }} />
    </Page>,
  );
  expect(screen.getByRole('button', { name: 'Save this search' }).getAttribute('aria-haspopup')).toBe('dialog');
});

it('offers a notice where nothing was found, and asks for one unless it is declined', async () => {
  const sent: object[] = [];
  const { Page } = pageFixture({
    viewer: { ...VISITOR, userId: 'u' },
    answers: {
      SavedSearches: () => ({ savedSearches: [] }),
      SaveSearch: (variables: object) => {
        sent.push(variables);
        return { saveSearch: { __typename: 'SavedSearch', savedSearchId: 'a', name: 'piano' } };
      },
    },
  });
  let opened: unknown;
  const Opened = () => {
    opened = useOpenDialog();
    return null;
  };
  const { rerender } = render(
    <Page>
      <SaveSearch list={LIST} foundNone />
      <Opened />
    </Page>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Notify me of new matches' }));
  await waitFor(() => expect(opened).toEqual({ id: 'SavedSearch', options: { list: LIST, foundNone: true } }));
  rerender(
    <Page>
      <FlashProvider value={() => undefined}>
        <SavedSearchDialog options={{ list: LIST, foundNone: true }} onClose={() => undefined} />
      </FlashProvider>
    </Page>,
  );
  screen.getByRole('dialog', { name: 'Get a notice when a film matches' });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toMatchObject([{ notifies: true }]));
});

it('saves under the suggested name or another, and shows a refusal beside it with what was typed', async () => {
  const sent: object[] = [];
  let isClosed = false;
  const { Page } = pageFixture({
    viewer: { ...VISITOR, userId: 'u' },
    answers: {
      SaveSearch: (variables: object) => {
        sent.push(variables);
        return sent.length === 1
          ? {
              saveSearch: {
                __typename: 'SavedSearchRefused',
                code: 'ALREADY_SAVED',
                maximum: null,
                existing: 'Pianos',
              },
            }
          : { saveSearch: { __typename: 'SavedSearch', savedSearchId: 'a', name: 'Evenings' } };
      },
    },
  });
  const flashes: Flash[] = [];
  render(
    <Page>
      <FlashProvider value={(flash) => void flashes.push(flash)}>
        <SavedSearchDialog options={{ list: LIST }} onClose={() => (isClosed = true)} />
      </FlashProvider>
    </Page>,
  );
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: /^Name/u });
  expect(name.value).toBe('piano, Live Music');
  fireEvent.change(name, { target: { value: 'Evenings' } });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Send me a notice when new films match' }));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('You have already saved this search as “Pianos”.');
  expect([name.value, isClosed]).toEqual(['Evenings', false]);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(isClosed).toBe(true));
  const search = { ...LIST, facets: [{ name: 'categories', values: ['live-music'] }] };
  expect(sent[1]).toEqual({ name: 'Evenings', notifies: true, search });
  expect(flashes).toMatchObject([{ type: 'success', message: 'Saved: Evenings' }]);
});
