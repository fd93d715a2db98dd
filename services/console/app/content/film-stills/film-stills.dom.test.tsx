import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { draft } from '../../testing/draft.ts';
import { openPage, PATIENTLY } from '../../testing/console-page.tsx';
import { savedFields } from '../../testing/saved-fields.ts';

const film = (stills: readonly object[]) =>
  draft({
    kind: 'film',
    id: 'film-1',
    film: { slug: 'evening', title: 'Evening', site: 'vixen', bestHeight: 1_080, chapters: [], stills },
  });
const taken = [1, 2].map((place) => ({ place, startsAtSeconds: place * 30, preview: `/taken/${place}` }));
const answers = (stills: readonly object[] = [], result: object = {}) => ({
  ContentItem: () => ({ content: film(stills) }),
  ContentVersions: () => ({ contentVersions: [] }),
  MediaSources: () => ({ mediaSources: { sources: [], next: null } }),
  WholeFilm: () => ({
    mediaSources: {
      sources: [
        {
          id: 'source-1',
          kind: 'film',
          state: 'prepared',
          previews: { poster: '/p', whole: '/w', storyboard: null, stills: taken },
        },
      ],
    },
  }),
  TakeStill: () => ({ result }),
  PictureSource: () => ({ mediaSource: { state: 'published', problem: null } }),
  SaveContent: () => ({ result: { __typename: 'ContentSaved', item: film(stills) } }),
});
const BEGUN = { __typename: 'StillBegun', source: { id: 'frame-1', pictureId: 'evening-1' } };
const CHOSEN = { place: 2, startsAtSeconds: 75, picture: 'old-one' };

const stillNamed = (name: string) => screen.findByRole('listitem', { name }, PATIENTLY);
const addressOf = (item: HTMLElement) => within(item).getByRole('img').getAttribute('src');

/** Saves the form; returns the stills that were sent. */
async function saved(calls: readonly { operation: string; variables: Readonly<Record<string, unknown>> }[]) {
  await userEvent.click(screen.getByRole('button', { name: 'Save version' }));
  await waitFor(() => expect(calls.some(({ operation }) => operation === 'SaveContent')).toBe(true));
  return savedFields(calls, 'film')?.stills;
}

it('puts the moment that the film shows in the place of a still, and saves it', async () => {
  const { calls } = await openPage('/films/film-1', 'editor', answers([], BEGUN));
  expect(addressOf(await stillNamed('Still 2'))).toBe('/taken/2');
  await userEvent.click(screen.getByRole('button', { name: 'Choose a moment for still 2' }));
  const panel = screen.getByRole('region', { name: 'A moment for still 2' });
  const video = within(panel).getByLabelText<HTMLVideoElement>(/^The film/);
  expect(video.currentTime).toBe(60);
  video.currentTime = 95.6;
  await userEvent.click(within(panel).getByRole('button', { name: 'Take this moment' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'A moment for still 2' })).toBeNull());
  expect(calls.find(({ operation }) => operation === 'TakeStill')?.variables).toEqual({
    sourceId: 'source-1',
    atSeconds: 95.6,
  });
  expect(addressOf(await stillNamed('Still 2'))).toBe('/staff/pictures/evening-1');
  expect(await saved(calls)).toEqual([{ place: 2, startsAtSeconds: 95, picture: 'evening-1' }]);
});

it('puts a still back to what was taken', async () => {
  const { calls } = await openPage('/films/film-1', 'editor', answers([CHOSEN]));
  expect(addressOf(await stillNamed('Still 2'))).toBe('/staff/pictures/old-one');
  await userEvent.click(await screen.findByRole('button', { name: 'Put still 2 back to what was taken' }, PATIENTLY));
  expect(addressOf(await stillNamed('Still 2'))).toBe('/taken/2');
  expect(screen.queryByRole('button', { name: 'Put still 1 back to what was taken' })).toBeNull();
  expect(await saved(calls)).toEqual([]);
});

it('adds a still in the first free place, and says why none was taken', async () => {
  const refused = { __typename: 'StillRefused', message: 'The film has no such moment.' };
  await openPage('/films/film-1', 'editor', answers([], refused));
  await userEvent.click(await screen.findByRole('button', { name: 'Add a still' }, PATIENTLY));
  const panel = screen.getByRole('region', { name: 'A moment for still 3' });
  await userEvent.click(within(panel).getByRole('button', { name: 'Take this moment' }));
  expect((await within(panel).findByRole('alert')).textContent).toBe('The film has no such moment.');
  await userEvent.click(within(panel).getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('listitem', { name: 'Still 3' })).toBeNull();
});

it('only shows them to those who only read', async () => {
  await openPage('/films/film-1', 'moderator', answers([CHOSEN]));
  expect(addressOf(await stillNamed('Still 2'))).toBe('/staff/pictures/old-one');
  expect(screen.queryByRole('button', { name: /still 2/ })).toBeNull();
  expect(screen.queryByLabelText('Still 2: Upload a picture')).toBeNull();
});
