import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage, PATIENTLY } from '../testing/console-page.tsx';

const MADE = [{ id: 'source-1', kind: 'film', state: 'prepared', previews: { poster: '/p', whole: '/w', stills: [] } }];
const LABEL = /^Announced quality in lines/;

async function openFilm(releasedAt: string | null, sources: readonly object[]) {
  const { calls } = await openPage('/films/film-1', 'editor', {
    ContentItem: () => ({
      content: {
        kind: 'film',
        id: 'film-1',
        state: 'draft',
        version: 1,
        publishedVersion: null,
        updatedAt: null,
        film: {
          slug: 'evening',
          title: 'Evening',
          site: 'vixen',
          releasedAt,
          bestHeight: null,
          chapters: [],
          stills: [],
        },
      },
    }),
    ContentVersions: () => ({ contentVersions: [] }),
    MediaSources: () => ({ mediaSources: { sources: [], next: null } }),
    WholeFilm: () => ({ mediaSources: { sources } }),
  });
  await screen.findByDisplayValue('Evening', {}, PATIENTLY);
  await waitFor(() => expect(calls.some(({ operation }) => operation === 'WholeFilm')).toBe(true));
}

it('asks for the quality of a film that is to come and has no media, and does not require it', async () => {
  await openFilm('2999-01-01T00:00:00.000Z', []);
  expect((await screen.findByLabelText(LABEL, {}, PATIENTLY)).textContent).toBe('None72010802160');
});

it.each([
  ['is to come and has media', '2999-01-01T00:00:00.000Z', MADE],
  ['is released', '2020-01-01T00:00:00.000Z', []],
  ['has no release yet', null, []],
])('does not ask for the quality of a film that %s', async (_what, releasedAt, sources) => {
  await openFilm(releasedAt, sources);
  expect(screen.queryByLabelText(LABEL)).toBeNull();
});
