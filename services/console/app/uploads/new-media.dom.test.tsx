import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { draft } from '../testing/draft.ts';
import { openPage, PATIENTLY } from '../testing/console-page.tsx';

const FILM = { slug: 'glass-harbor', title: 'Glass Harbor', site: 'vixen', isDraft: false };
const SOURCE = {
  id: 's1',
  filmId: 'film-1',
  film: FILM,
  kind: 'film',
  fileName: 'harbor.mov',
  bytes: 4_200_000_000,
  state: 'prepared',
  problem: null,
  pictureId: null,
  addedBy: 'editor@demo.example',
  addedAt: '2026-03-01T10:00:00Z',
  previews: null,
  steps: [],
};
const item = draft({
  kind: 'film',
  id: 'film-1',
  state: 'published',
  version: 2,
  publishedVersion: 2,
  film: { ...FILM, bestHeight: 1_080, chapters: [], stills: [] },
});

const takenBack = { ...item, state: 'unpublished', publishedVersion: null };

/** Opens the page of a film, by default one that is published. @param answers to the decision, one after the other */
async function openFilm(answers: readonly object[], film: object = item) {
  const left = [...answers];
  let sources: readonly object[] = [
    { ...SOURCE, id: 's2', state: 'working' },
    SOURCE,
    { ...SOURCE, id: 's0', state: 'published' },
  ];
  const decide = () => {
    const result = left.shift() ?? { __typename: 'NewMediaDone' };
    if ((result as { __typename: string }).__typename === 'NewMediaDone')
      sources = sources.filter((each) => each !== SOURCE);
    return { result };
  };
  const { calls } = await openPage('/films/film-1', 'editor', {
    ContentItem: () => ({ content: film }),
    ContentVersions: () => ({ contentVersions: [] }),
    PublishedPlaces: () => ({ publishedPlaces: [] }),
    MediaSources: () => ({ mediaSources: { sources, next: null } }),
    WholeFilm: () => ({ mediaSources: { sources: [] } }),
    ShowMedia: decide,
    DiscardMedia: decide,
  });
  const panel = await screen.findByRole('region', { name: 'New media' }, PATIENTLY);
  const sent = () => calls.filter(({ operation }) => /^(Show|Discard)Media$/.test(operation));
  return { panel: within(panel), sent };
}
const isGone = () => waitFor(() => expect(screen.queryByRole('region', { name: 'New media' })).toBeNull());

it('shows the new media of a film, also while a later file is being prepared', async () => {
  const { panel, sent } = await openFilm([]);
  expect(panel.getByText(/^New media of this film are ready/)).toBeDefined();
  await userEvent.click(panel.getByRole('button', { name: 'Show the new media' }));
  expect(await screen.findByText('The new media have taken the place of the old ones.')).toBeDefined();
  await isGone();
  expect(sent()).toEqual([{ operation: 'ShowMedia', variables: { sourceId: 's1' } }]);
});

it('says of a film that was taken back nothing about people who see it', async () => {
  const { panel } = await openFilm([], takenBack);
  expect(panel.getByText(/^New media of this film are ready\. It keeps the old ones/)).toBeDefined();
  await userEvent.click(panel.getByRole('button', { name: 'Show the new media' }));
  expect(await screen.findByText('The new media have taken the place of the old ones.')).toBeDefined();
  expect(document.body.textContent).not.toMatch(/members see/i);
});

it('says why they were not shown', async () => {
  const message = 'A later file of this film is ready by now. Look at that one.';
  const { panel } = await openFilm([{ __typename: 'NewMediaRefused', message }]);
  await userEvent.click(panel.getByRole('button', { name: 'Show the new media' }));
  expect((await panel.findByRole('alert')).textContent).toBe(message);
});

it('discards them once that is confirmed', async () => {
  const { panel, sent } = await openFilm([]);
  await userEvent.click(panel.getByRole('button', { name: 'Discard…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Discard the new media?' }));
  expect(sent()).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Discard them' }));
  await isGone();
  expect(sent()).toEqual([{ operation: 'DiscardMedia', variables: { sourceId: 's1' } }]);
});

it('says on the page of the file what it waits for, and leads to the film', async () => {
  await openPage('/uploads/s1', 'editor', { MediaSource: () => ({ mediaSource: SOURCE }) });
  const ready = within(await screen.findByRole('region', { name: 'Ready' }, PATIENTLY));
  expect(screen.getByText('Ready, waiting to be shown')).toBeDefined();
  expect(ready.getByRole('link', { name: 'Open the film' }).getAttribute('href')).toBe('/films/film-1');
  expect(ready.getByRole('button', { name: 'Show the new media' })).toBeDefined();
});
