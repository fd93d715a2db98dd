import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { type PersonalMarks, shownItemsOf, withMarks } from '@network/core/personal/personal-fields.ts';

const root = resolve(import.meta.dirname, '../..');

/** Fields that a stand-in reads neutral values of, by the schema. */
const personal = globSync('services/gateway/modules/*/*/schema.graphql', { cwd: root })
  .flatMap((file) => [...readFileSync(resolve(root, file), 'utf8').matchAll(/^ {2}(\w+)\b[^\n]* @personal\b/gm)])
  .map(([, name]) => name ?? '');

/** One of each kind of thing with marks, as a page for a stand-in has it. */
const SHARED = {
  continueWatching: [],
  newSinceLastVisit: [],
  video: { videoId: 'v', isFavorite: false, isWatchLater: false, watchProgress: null, playbackPosition: null },
  performer: { globalId: 'p', isFavorite: false },
  deal: { id: 'd', oneClickEnabled: true, oneClickUrl: null, oneClickToken: null },
};
const FILM = { videoId: 'v', title: 'A film' } as unknown as NonNullable<PersonalMarks['films']>[number];
const MARKS: PersonalMarks = {
  favoriteVideoIds: ['v'],
  favoritePerformerIds: ['p'],
  watchMarks: [{ videoId: 'v', isWatchLater: true, watchProgress: 0.5, playbackPosition: 60 }],
  films: [FILM],
  newFilms: [FILM],
  deals: [{ id: 'd', oneClickUrl: '/buy', oneClickToken: 'token' }],
};

it('every field that the schema calls personal gets the person’s own value in the browser', () => {
  const laid = withMarks(SHARED, MARKS);
  const changed = [
    ...(['continueWatching', 'newSinceLastVisit'] as const).filter((list) => laid[list].length > 0),
    ...(['video', 'performer', 'deal'] as const).flatMap((kind) => {
      const before: Readonly<Record<string, unknown>> = SHARED[kind];
      return Object.entries(laid[kind]).flatMap(([name, value]) => (value === before[name] ? [] : [name]));
    }),
  ];
  expect(personal.length).toBeGreaterThan(5);
  expect(changed.toSorted()).toEqual(personal.toSorted());
});

it('marks are requested for all that has them', () => {
  expect(shownItemsOf([SHARED])).toEqual({
    videoIds: ['v'],
    performerIds: ['p'],
    dealIds: ['d'],
    continues: true,
    showsNewFilms: true,
  });
});
