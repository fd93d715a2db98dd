import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { VISITOR } from '@network/access/viewer.ts';
import { FlashProvider } from '@network/core/flash/use-flash.ts';
import { pageFixture } from '@network/core/testing/page-fixture.tsx';
import SaveToPlaylistDialog from './save-to-playlist-dialog.tsx';

const lists = {
  playlistsWith: ['b'],
  playlists: [
    { playlistId: 'a', name: 'Evenings', total: 2, shareToken: null },
    { playlistId: 'b', name: 'Mornings', total: 1, shareToken: null },
  ],
};
const refused = (code: string, maximum: number | null) => ({ __typename: 'PlaylistRefused', code, maximum });

function show(answers: Readonly<Record<string, (variables: never) => unknown>>) {
  const { Page } = pageFixture({
    viewer: { ...VISITOR, userId: 'u' },
    answers: { PlaylistsOfFilm: () => lists, ...answers },
  });
  render(
    <Page>
      <FlashProvider value={() => undefined}>
        <SaveToPlaylistDialog options={{ videoId: 'v1', title: 'Slow light' }} onClose={() => undefined} />
      </FlashProvider>
    </Page>,
  );
}
const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name });

it('shows which lists have the film, and checks a box before the gateway has answered', async () => {
  const sent: unknown[] = [];
  show({
    AddToPlaylist: (variables) => {
      sent.push(variables);
      return new Promise(() => undefined);
    },
  });
  expect((await box(/^Mornings/u)).checked).toBe(true);
  const evenings = await box(/^Evenings · 2 films/u);
  expect(evenings.checked).toBe(false);
  fireEvent.click(evenings);
  expect(evenings.checked).toBe(true);
  expect(await box(/^Evenings · 3 films/u)).toBe(evenings);
  await waitFor(() => expect(sent).toEqual([{ playlistId: 'a', videoId: 'v1', before: null }]));
});

it('unchecks the box again when the list is full, and says why', async () => {
  show({ AddToPlaylist: () => ({ addToPlaylist: refused('TOO_MANY_FILMS', 500) }) });
  const evenings = await box(/^Evenings/u);
  fireEvent.click(evenings);
  await screen.findByText('This playlist has 500 films, the maximum.');
  await waitFor(() => expect(evenings.checked).toBe(false));
});

it('begins a new list with the film, and says what a name has to be', async () => {
  const sent: unknown[] = [];
  show({
    CreatePlaylist: (variables) => {
      sent.push(variables);
      return { createPlaylist: refused('NAME_LENGTH', 80) };
    },
  });
  await userEvent.type(await screen.findByLabelText('New playlist'), 'Nights{Enter}');
  await screen.findByText('Give it a name of 1 to 80 characters.');
  expect(sent).toEqual([{ name: 'Nights', description: null, videoId: 'v1' }]);
});

it('offers to try again when the lists could not be loaded', async () => {
  let isAway = true;
  show({
    PlaylistsOfFilm: () => {
      if (isAway) throw new Error('offline');
      return lists;
    },
  });
  const again = await screen.findByRole('button', { name: 'Try again' });
  isAway = false;
  fireEvent.click(again);
  expect((await box(/^Mornings/u)).checked).toBe(true);
});
