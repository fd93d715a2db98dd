import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { draft } from '../../testing/draft.ts';
import { openPage, PATIENTLY } from '../../testing/console-page.tsx';
import { savedFields } from '../../testing/saved-fields.ts';

const FILE = `WEBVTT

00:01.000 --> 00:03.000
One two three four

00:02.500 --> 00:05.000
Five
`;
const item = (text: string) =>
  draft({
    kind: 'caption',
    id: 'evening-en',
    caption: { slug: 'evening-en', film: 'evening', language: 'en', label: 'English', text },
  });
const answers = (text: string) => ({
  ContentItem: () => ({ content: item(text) }),
  ContentVersions: () => ({ contentVersions: [] }),
  FilmOfCaptions: () => ({ contentBySlug: { id: 'film-1' } }),
  WholeFilm: () => ({
    mediaSources: {
      sources: [
        {
          kind: 'film',
          state: 'prepared',
          previews: { poster: '/staff/media-sources/s1/poster', whole: '/staff/media-sources/s1/whole' },
        },
      ],
    },
  }),
  SaveContent: () => ({ result: { __typename: 'ContentSaved', item: item(text) } }),
});

it('sets times by the moment of the film, splits there, and saves the file', async () => {
  const { calls } = await openPage('/captions/evening-en', 'editor', answers(FILE));
  const video = await screen.findByLabelText<HTMLVideoElement>('The film', {}, PATIENTLY);
  await waitFor(() => expect(video.getAttribute('src')).toBe('/staff/media-sources/s1/whole'));
  expect(screen.getByText('2 captions, 1 to look at')).toBeDefined();
  expect(screen.getByText(/begins before the one before it ends/)).toBeDefined();

  video.currentTime = 3;
  screen.getByLabelText('Caption 2: text').focus();
  await userEvent.keyboard('{Alt>}i{/Alt}');
  expect(screen.getByText('2 captions, nothing to look at')).toBeDefined();
  video.currentTime = 2;
  await userEvent.click(screen.getByRole('button', { name: /^Split caption 1/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Save version' }));
  await waitFor(() => expect(calls.some(({ operation }) => operation === 'SaveContent')).toBe(true));
  const saved = savedFields(calls, 'caption');
  expect(saved).toMatchObject({
    text: [
      'WEBVTT',
      '00:01.000 --> 00:02.000\nOne two',
      '00:02.000 --> 00:03.000\nthree four',
      '00:03.000 --> 00:05.000\nFive\n',
    ].join('\n\n'),
  });
});

it('begins to write in a caption that is added, by its button and from another caption', async () => {
  await openPage('/captions/evening-en', 'editor', answers(FILE));
  const video = await screen.findByLabelText<HTMLVideoElement>('The film', {}, PATIENTLY);
  await waitFor(() => expect(video.getAttribute('src')).toBe('/staff/media-sources/s1/whole'));
  video.currentTime = 6;
  screen.getByRole('button', { name: 'Add at the film’s moment' }).focus();
  await userEvent.keyboard('{Enter}Six and more{Enter}lines');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Caption 3: text').value).toBe('Six and more\nlines');
  video.currentTime = 8;
  await userEvent.keyboard('{Alt>}n{/Alt}Eight');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Caption 4: text').value).toBe('Eight');
  expect(screen.getByLabelText<HTMLInputElement>('Caption 4: from').value).toBe('00:08.000');
});

it('says which caption ends after the film', async () => {
  await openPage('/captions/evening-en', 'editor', answers(FILE));
  const video = await screen.findByLabelText<HTMLVideoElement>('The film', {}, PATIENTLY);
  expect(screen.queryByText(/It ends after the film/)).toBeNull();
  Object.defineProperty(video, 'duration', { value: 4 });
  fireEvent.durationChange(video);
  expect(screen.getAllByText(/It ends after the film/)).toHaveLength(1);
});

it('takes a typed time, merges, removes and brings back', async () => {
  await openPage('/captions/evening-en', 'editor', answers(FILE));
  const end = await screen.findByLabelText('Caption 1: to', {}, PATIENTLY);
  await userEvent.clear(end);
  await userEvent.type(end, '00:02.200{Enter}');
  expect(screen.getByText('2 captions, nothing to look at')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Merge caption 1 with the next' }));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Caption 1: text').value).toBe('One two three four\nFive');
  await userEvent.click(screen.getByRole('button', { name: 'Remove caption 1' }));
  expect(screen.getByText(/^No caption yet/)).toBeDefined();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(within(screen.getByRole('list', { name: 'Captions in order' })).getAllByRole('listitem')).toHaveLength(1);
});

it('does without a film: nothing is set by a moment, and one is added at the end', async () => {
  const { calls } = await openPage('/captions/evening-en', 'editor', {
    ...answers(FILE),
    FilmOfCaptions: () => ({ contentBySlug: null }),
  });
  expect(await screen.findByText(/^The film has no media of its own yet/, {}, PATIENTLY)).toBeDefined();
  screen.getByLabelText('Caption 2: text').focus();
  await userEvent.keyboard('{Alt>}i{/Alt}');
  expect(screen.getByLabelText<HTMLInputElement>('Caption 2: from').value).toBe('00:02.500');
  await userEvent.click(screen.getByRole('button', { name: 'Add a caption' }));
  expect(screen.getByLabelText<HTMLInputElement>('Caption 3: from').value).toBe('00:05.000');
  await userEvent.click(screen.getByRole('button', { name: /^Split caption 1/ }));
  expect(screen.getByLabelText<HTMLInputElement>('Caption 1: to').value).toBe('00:02.000');
  expect(calls.some(({ operation }) => operation === 'WholeFilm')).toBe(false);
});

it('leaves a file that it can’t read as a text', async () => {
  await openPage('/captions/evening-en', 'editor', answers('No captions at all'));
  expect(await screen.findByText(/can be edited caption by caption/, {}, PATIENTLY)).toBeDefined();
  expect(screen.getByDisplayValue('No captions at all')).toBeDefined();
});

it('marks the caption that the film is at, and no other', async () => {
  await openPage('/captions/evening-en', 'editor', answers(FILE.replace('00:02.500', '00:03.500')));
  const video = await screen.findByLabelText<HTMLVideoElement>('The film', {}, PATIENTLY);
  const list = within(screen.getByRole('list', { name: 'Captions in order' }));
  const marked = () =>
    list
      .getAllByRole('listitem')
      .filter((row) => row.getAttribute('aria-current') !== null)
      .map((row) => within(row).getByRole<HTMLTextAreaElement>('textbox', { name: /text$/ }).value);
  expect(marked()).toEqual([]);
  video.currentTime = 1.5;
  fireEvent.timeUpdate(video);
  expect(marked()).toEqual(['One two three four']);
  video.currentTime = 3.2;
  fireEvent.timeUpdate(video);
  expect(marked()).toEqual([]);
  video.currentTime = 4;
  fireEvent.timeUpdate(video);
  expect(marked()).toEqual(['Five']);
});

it('leaves a time that is none as it was typed, says what is expected, and takes it back by Escape', async () => {
  await openPage('/captions/evening-en', 'editor', answers(FILE));
  const end = await screen.findByLabelText<HTMLInputElement>('Caption 1: to', {}, PATIENTLY);
  await userEvent.clear(end);
  await userEvent.type(end, 'soon');
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.tab();
  expect(screen.getByRole('alert').textContent).toBe('Write a time such as 01:02.300.');
  expect(end.value).toBe('soon');
  await userEvent.type(end, '{Escape}');
  expect(end.value).toBe('00:03.000');
  expect(screen.queryByRole('alert')).toBeNull();
  // The second caption begins before the first one ends, which both may.
  expect(screen.getByLabelText('Caption 2: from').getAttribute('aria-invalid')).toBe('false');
  expect(end.getAttribute('aria-invalid')).toBe('false');
});

it('goes on to the next caption once one is removed', async () => {
  await openPage('/captions/evening-en', 'editor', answers(FILE));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove caption 1' }, PATIENTLY));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Caption 1: text')));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Caption 1: text').value).toBe('Five');
});
