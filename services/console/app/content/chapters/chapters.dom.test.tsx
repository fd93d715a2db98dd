import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { draft } from '../../testing/draft.ts';
import { openPage, PATIENTLY } from '../../testing/console-page.tsx';
import { savedFields } from '../../testing/saved-fields.ts';

const film = draft({
  kind: 'film',
  id: 'film-1',
  film: {
    slug: 'evening',
    title: 'Evening',
    site: 'vixen',
    bestHeight: 1_080,
    chapters: [
      { startsAtSeconds: 0, title: 'The arrival' },
      {
        startsAtSeconds: 90,
        title: 'The garden',
        translations: [{ language: 'es', title: 'El jardín', description: '' }],
      },
    ],
  },
});
const answers = {
  ContentItem: () => ({ content: film }),
  ContentVersions: () => ({ contentVersions: [] }),
  MediaSources: () => ({ mediaSources: { sources: [], next: null } }),
  WholeFilm: () => ({
    mediaSources: {
      sources: [{ kind: 'film', state: 'prepared', previews: { poster: '/p', whole: '/w', storyboard: null } }],
    },
  }),
  SaveContent: () => ({ result: { __typename: 'ContentSaved', item: film } }),
};

it('begins chapters at the moment of the film, in their order, and saves them', async () => {
  const { calls } = await openPage('/films/film-1', 'editor', answers);
  const video = await screen.findByLabelText<HTMLVideoElement>(/^The film/, {}, PATIENTLY);
  await waitFor(() => expect(video.getAttribute('src')).toBe('/w'));
  video.currentTime = 45;
  await userEvent.click(screen.getByRole('button', { name: 'Add a chapter at the film’s moment' }));
  const title = screen.getByLabelText('Chapter 2: title');
  // What it is called first is chosen, so that a name is typed over it.
  expect(document.activeElement).toBe(title);
  await userEvent.keyboard('The  stairs');
  video.currentTime = 95.6;
  await userEvent.click(screen.getByRole('button', { name: 'Let chapter 3 begin at the film’s moment' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove chapter 1' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save version' }));
  await waitFor(() => expect(calls.some(({ operation }) => operation === 'SaveContent')).toBe(true));
  expect(savedFields(calls, 'film')).toMatchObject({
    chapters: [
      { startsAtSeconds: 45, title: 'The  stairs' },
      { startsAtSeconds: 95, title: 'The garden' },
    ],
  });
});

it('an editor writes the title of a chapter in each other language, and saves them with it', async () => {
  const { calls } = await openPage('/films/film-1', 'editor', answers);
  const spanish = await screen.findByLabelText<HTMLInputElement>('Chapter 2: title, Español', {}, PATIENTLY);
  expect(spanish.value).toBe('El jardín');
  await userEvent.clear(spanish);
  await userEvent.type(screen.getByLabelText('Chapter 2: title, Deutsch'), 'Der Garten');
  await userEvent.type(screen.getByLabelText('Chapter 1: title, Español'), 'La llegada');
  await userEvent.click(screen.getByRole('button', { name: 'Save version' }));
  await waitFor(() => expect(calls.some(({ operation }) => operation === 'SaveContent')).toBe(true));
  expect(savedFields(calls, 'film')).toMatchObject({
    chapters: [
      { title: 'The arrival', translations: [{ language: 'es', title: 'La llegada' }] },
      { title: 'The garden', translations: [{ language: 'de', title: 'Der Garten' }] },
    ],
  });
});

it('marks the chapter that the film is in, and says what a time has to look like', async () => {
  await openPage('/films/film-1', 'editor', answers);
  const video = await screen.findByLabelText<HTMLVideoElement>(/^The film/, {}, PATIENTLY);
  const marked = () => document.querySelector<HTMLInputElement>('li[aria-current] input')?.value;
  await waitFor(() => expect(marked()).toBe('0:00:00'));
  video.currentTime = 90;
  fireEvent.timeUpdate(video);
  expect(marked()).toBe('0:01:30');
  const start = screen.getByLabelText('Chapter 2: begins at');
  await userEvent.clear(start);
  await userEvent.type(start, 'soon');
  expect(screen.getByText('Write a time such as 0:12:30.')).toBeDefined();
  expect(marked()).toBe('0:00:00');
});
