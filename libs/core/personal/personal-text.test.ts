import { expect, it } from 'vitest';
import type { FilmCard, PersonalPart } from './personal-fields.ts';
import { personalDataOf, personalElement, readPersonalData } from './personal-text.ts';

const part = {
  profile: { userId: 'ada' },
  favoriteVideoIds: ['film-1'],
  favoritePerformerIds: [],
  watchMarks: [],
} as unknown as PersonalPart;

const card = (videoId: string, title = videoId) => ({ videoId, title }) as FilmCard;

const idsOf = (films: readonly FilmCard[]) => films.map(({ videoId }) => videoId);

const read = (films: readonly FilmCard[], newFilms: readonly FilmCard[] = []) => {
  const lists = { videoIdsToContinue: idsOf(films), newVideoIds: idsOf(newFilms) };
  const element = personalElement(personalDataOf({ ...part, ...lists }, [...films, ...newFilms], []));
  const text = /<script type="application\/json" id="personal">(.*)<\/script>/.exec(element)?.[1] ?? '';
  return readPersonalData(text);
};

it('brings back what was written, whatever its texts contain', () => {
  const data = read([card('film-1', '</script>&<b>'), card('film-2')]);
  expect(data.profile).toEqual(part.profile);
  expect(data.marks).toMatchObject({
    favoriteVideoIds: ['film-1'],
    films: [{ title: '</script>&<b>' }, card('film-2')],
  });
  expect(read([]).marks).toMatchObject({ films: [], newFilms: [] });
});

it('shows each list of films as it is, also beside lists that begin with the same film', () => {
  const [one, two, three] = [card('film-1'), card('film-2'), card('film-3')];
  for (const films of [[one, two], [one, two], [one], [one, three], [one, two, three], [two, one]]) {
    expect(read(films).marks.films).toEqual(films);
  }
  const again = card('film-2', 'Another title since');
  expect(read([one, again]).marks.films).toEqual([one, again]);
});

it('has the films to continue and those that are new apart, of which one may be both', () => {
  const [one, two, three] = [card('film-1'), card('film-2'), card('film-3')];
  const { marks } = read([two, one], [three, two]);
  expect([marks.films, marks.newFilms]).toEqual([
    [two, one],
    [three, two],
  ]);
});
