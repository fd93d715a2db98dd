import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { draft } from '../../testing/draft.ts';
import { openPage, PATIENTLY } from '../../testing/console-page.tsx';

const item = draft({
  kind: 'film',
  id: 'film-1',
  film: { slug: 'evening', title: 'Evening', site: 'vixen', bestHeight: 1_080, chapters: [], stills: [] },
});
const source = (id: string, kind: string, state = 'prepared') => ({
  id,
  kind,
  state,
  previews: {
    poster: `/staff/media-sources/${id}/poster`,
    whole: kind === 'film' ? `/staff/media-sources/${id}/whole` : null,
    storyboard: null,
    stills: [],
  },
});

const DRAFT = [source('source-1', 'film')];

/** Opens the page of a film. @param states of the picture that is being prepared, one for each look */
async function openFilm(
  result: object,
  states: { readonly state: string; readonly problem: string | null }[] = [],
  sent: readonly ReturnType<typeof source>[] = DRAFT,
) {
  const sources = [...sent];
  const { calls } = await openPage('/films/film-1', 'editor', {
    ContentItem: () => ({ content: item }),
    ContentVersions: () => ({ contentVersions: [] }),
    MediaSources: () => ({ mediaSources: { sources: [], next: null } }),
    WholeFilm: () => ({ mediaSources: { sources } }),
    TakePoster: () => ({ result }),
    PictureSource: () => {
      const state = states.shift() ?? { state: 'prepared', problem: null };
      if (state.state === 'prepared') sources.unshift(source('frame-1', 'picture'));
      return { mediaSource: state };
    },
  });
  const button = await screen.findByRole('button', { name: 'Use this picture as the poster' }, PATIENTLY);
  const video = screen.getByLabelText<HTMLVideoElement>(/^The film/);
  video.currentTime = 12.5;
  return { calls, button };
}
const posterShown = () => screen.getByRole('img', { name: 'Poster' }).getAttribute('src');

it('makes the picture at the film’s moment the poster, and shows it once it is prepared', async () => {
  const { calls, button } = await openFilm({ __typename: 'StillBegun', source: { id: 'frame-1' } });
  await waitFor(() => expect(posterShown()).toBe('/staff/media-sources/source-1/poster'));
  await userEvent.click(button);
  expect(await screen.findByText('The poster is replaced.')).toBeDefined();
  expect(calls.find(({ operation }) => operation === 'TakePoster')?.variables).toEqual({
    sourceId: 'source-1',
    atSeconds: 12.5,
  });
  await waitFor(() => expect(posterShown()).toBe('/staff/media-sources/frame-1/poster'));
  // It is no part of the document: nothing is left to be saved.
  expect(screen.queryByText(/unsaved/i)).toBeNull();
});

it('plays the film that people see, and takes its poster out of that, while new media wait', async () => {
  const sent = [source('waits', 'film'), source('shown', 'film', 'published'), source('before', 'film', 'published')];
  const { calls, button } = await openFilm({ __typename: 'StillRefused', message: 'None was taken.' }, [], sent);
  await waitFor(() => expect(posterShown()).toBe('/staff/media-sources/shown/poster'));
  const video = screen.getByLabelText<HTMLVideoElement>(/^The film/);
  expect(video.getAttribute('src')).toBe('/staff/media-sources/shown/whole');
  await userEvent.click(button);
  await screen.findByRole('alert');
  expect(calls.find(({ operation }) => operation === 'TakePoster')?.variables).toMatchObject({ sourceId: 'shown' });
});

it('says why no picture was taken', async () => {
  const { button } = await openFilm({ __typename: 'StillRefused', message: 'The film has no such moment.' });
  await userEvent.click(button);
  expect((await screen.findByRole('alert')).textContent).toBe('The film has no such moment.');
});

it('says why it could not be prepared', async () => {
  const failed = { state: 'failed', problem: 'The film was sent again meanwhile. Choose the moment once more.' };
  const { button } = await openFilm({ __typename: 'StillBegun', source: { id: 'frame-1' } }, [failed]);
  await userEvent.click(button);
  expect((await screen.findByRole('alert')).textContent).toBe(failed.problem);
});

it('is not offered to those who send no media', async () => {
  await openPage('/films/film-1', 'moderator', {
    ContentItem: () => ({ content: item }),
    ContentVersions: () => ({ contentVersions: [] }),
  });
  await screen.findByRole('heading', { level: 1, name: /Evening/ }, PATIENTLY);
  expect(screen.queryByRole('button', { name: 'Use this picture as the poster' })).toBeNull();
});
