import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { VISITOR } from '@network/access/viewer.ts';
import { type Flash, FlashProvider } from '@network/core/flash/use-flash.ts';
import { useSuspenseQuery } from '@network/core/query/use-query.ts';
import { pageFixture } from '@network/core/testing/page-fixture.tsx';
import { playlistQuery } from '../queries.ts';
import { aPlaylist } from '../testing/a-playlist.ts';
import { PlaylistFilms } from './playlist-films.tsx';

const before = aPlaylist(3);
const [first, second, third] = before.films.items;
const saved = { __typename: 'Playlist', playlistId: 'list-1', name: 'L', total: 3, shareToken: null, showsName: false };

function Shown() {
  const { playlist } = useSuspenseQuery(playlistQuery('list-1', 1)).data;
  return playlist && <PlaylistFilms playlist={playlist} page={1} />;
}

/** The rows with what the gateway answers to a change, after which it still has the order of before. */
function show(answers: Readonly<Record<string, (variables: never) => unknown>>) {
  const fixture = pageFixture({
    viewer: { ...VISITOR, userId: 'u' },
    answers: { PlaylistPage: () => ({ playlist: before }), ...answers },
  });
  fixture.queryClient.setQueryData(playlistQuery('list-1', 1).queryKey, { playlist: before });
  const notices: Flash[] = [];
  render(
    <fixture.Page>
      <FlashProvider value={(flash) => void notices.push(flash)}>
        <Shown />
      </FlashProvider>
    </fixture.Page>,
  );
  return { notices, titles: () => screen.getAllByRole('link').map(({ textContent }) => textContent) };
}

const handleOf = (title = '') => screen.getByRole('button', { name: `Move ${title}` });

it('the arrow keys move a film at once, say where it is, and name its new neighbour to the gateway', async () => {
  const sent: unknown[] = [];
  const page = show({
    MoveInPlaylist: (variables) => {
      sent.push(variables);
      return new Promise(() => undefined);
    },
  });
  fireEvent.keyDown(handleOf(third?.title), { key: 'ArrowUp' });
  await waitFor(() => expect(page.titles()).toEqual([first?.title, third?.title, second?.title]));
  expect(screen.getByRole('status').textContent).toBe(`${String(third?.title)} is now number 2 of 3.`);
  await waitFor(() =>
    expect(sent).toEqual([{ playlistId: 'list-1', videoId: third?.videoId, before: second?.videoId }]),
  );
});

it.each([
  ['Home', [third, first, second]],
  ['End', [first, second, third]],
])('%s moves a film all the way', async (key, order) => {
  const page = show({ MoveInPlaylist: () => new Promise(() => undefined) });
  fireEvent.keyDown(handleOf(third?.title), { key });
  await waitFor(() => expect(page.titles()).toEqual(order.map((film) => film?.title)));
});

it('the first film can’t move up, and other keys move nothing', () => {
  const page = show({});
  fireEvent.keyDown(handleOf(first?.title), { key: 'ArrowUp' });
  fireEvent.keyDown(handleOf(third?.title), { key: 'ArrowDown' });
  fireEvent.keyDown(handleOf(second?.title), { key: 'ArrowLeft' });
  expect(page.titles()).toEqual([first?.title, second?.title, third?.title]);
  expect(screen.getByRole('status').textContent).toBe('');
});

it.each([
  [
    'a refusal',
    () => ({ moveInPlaylist: { __typename: 'PlaylistRefused', code: 'PLAYLIST_GONE', maximum: null } }),
    'This playlist no longer exists.',
  ],
  [
    'a broken line',
    () => {
      throw new Error('offline');
    },
    'Something went wrong. Please try again.',
  ],
])('%s is shown, and the order is again what the gateway has', async (_case, answer, message) => {
  const page = show({ MoveInPlaylist: answer });
  fireEvent.keyDown(handleOf(first?.title), { key: 'ArrowDown' });
  await waitFor(() => expect(page.notices).toMatchObject([{ type: 'error', message }]));
  await waitFor(() => expect(page.titles()).toEqual([first?.title, second?.title, third?.title]));
});

it('a removed film returns before the one that followed it', async () => {
  const sent: unknown[] = [];
  const page = show({
    RemoveFromPlaylist: () => ({ removeFromPlaylist: { ...saved, total: 2 } }),
    AddToPlaylist: (variables) => {
      sent.push(variables);
      return { addToPlaylist: saved };
    },
  });
  fireEvent.click(screen.getByRole('button', { name: `Remove ${String(second?.title)} from this playlist` }));
  await waitFor(() => expect(page.notices).toHaveLength(1));
  page.notices[0]?.action?.run();
  await waitFor(() =>
    expect(sent).toEqual([{ playlistId: 'list-1', videoId: second?.videoId, before: third?.videoId }]),
  );
});
