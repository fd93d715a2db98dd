import { screen, waitFor } from '@testing-library/react';
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
    translations: [{ language: 'es', title: 'La tarde', description: '' }],
  },
});
const answers = {
  ContentItem: () => ({ content: film }),
  ContentVersions: () => ({ contentVersions: [] }),
  MediaSources: () => ({ mediaSources: { sources: [], next: null } }),
  SaveContent: () => ({ result: { __typename: 'ContentSaved', item: film } }),
};

it('an editor writes title and description in each other language, and saves them with the film', async () => {
  const { calls } = await openPage('/films/film-1', 'editor', answers);
  const spanish = await screen.findByLabelText<HTMLInputElement>('Title, Español', {}, PATIENTLY);
  expect(spanish.value).toBe('La tarde');
  await userEvent.type(screen.getByLabelText('Title, Deutsch'), 'Der Abend');
  await userEvent.type(screen.getByLabelText('Description, Deutsch'), 'Eine Zeile{Enter}und noch eine');
  await userEvent.clear(spanish);
  await userEvent.click(screen.getByRole('button', { name: 'Save version' }));
  await waitFor(() => expect(calls.some(({ operation }) => operation === 'SaveContent')).toBe(true));
  expect(savedFields(calls, 'film')).toMatchObject({
    translations: [{ language: 'de', title: 'Der Abend', description: 'Eine Zeile\nund noch eine' }],
  });
});

it('another kind has the texts by language that it has in English, under the same names', async () => {
  const category = {
    ...film,
    kind: 'category',
    id: 'rain',
    film: null,
    category: { slug: 'rain', name: 'Rain', translations: [], picture: null, pictureFocus: null },
  };
  const { calls } = await openPage('/categories/rain', 'editor', {
    ...answers,
    ContentItem: () => ({ content: category }),
    SaveContent: () => ({ result: { __typename: 'ContentSaved', item: category } }),
  });
  await userEvent.type(await screen.findByLabelText('Name, Deutsch', {}, PATIENTLY), 'Regen');
  expect(screen.queryByLabelText('Description, Deutsch')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Save version' }));
  await waitFor(() => expect(calls.some(({ operation }) => operation === 'SaveContent')).toBe(true));
  expect(savedFields(calls, 'category')).toMatchObject({
    translations: [{ language: 'de', title: 'Regen', description: '' }],
  });
});
