import { LENGTH_BOUNDS_SECONDS } from '@network/tenant/facets.ts';
import type { Listing } from './deal-compositions.ts';
import type { SlugsOfFilms } from './film-parts.ts';
import type { DraftFilm } from './films.ts';

const newestFirst = (one: DraftFilm, other: DraftFilm): number => other.releasedAt.getTime() - one.releasedAt.getTime();

const ratingOf = ({ reception: { ratingSum, ratingCount } }: DraftFilm): number =>
  ratingCount > 0 ? ratingSum / ratingCount : 0;

/** The orders that visitors choose from. */
const ORDERS: readonly {
  readonly compare: (one: DraftFilm, other: DraftFilm) => number;
  readonly isMoving: boolean;
}[] = [
  { compare: newestFirst, isMoving: true },
  { compare: (one, other) => ratingOf(other) - ratingOf(one), isMoving: false },
  { compare: (one, other) => other.reception.views - one.reception.views, isMoving: false },
  { compare: (one, other) => one.title.localeCompare(other.title, 'en'), isMoving: false },
];

/**
 * The lists that pages show of these films on a day: of every site and of all together, in every order; of every
 * category, performer, showcase, channel and pack, the newest first; and what is to come.
 */
export function listingsOf(
  today: Date,
  films: readonly DraftFilm[],
  casts: SlugsOfFilms,
  categories: SlugsOfFilms,
): Listing[] {
  const listed = films.filter(({ channel }) => channel === null);
  const isReleased = ({ channel, releasedAt }: DraftFilm): boolean => channel === null && releasedAt <= today;
  const released = listed.filter(isReleased);
  const bySite = <Key>(groups: Map<Key, DraftFilm[]>): DraftFilm[][] =>
    [...groups.values()].flatMap((group) => [group, ...Map.groupBy(group, ({ site }) => site).values()]);
  const newest = (groups: readonly DraftFilm[][]): Listing[] =>
    groups.map((group) => ({ ids: group.toSorted(newestFirst).map(({ id }) => id), isMoving: false }));
  const everything = bySite(Map.groupBy(released, () => 'all'));
  const inGroups = (slugs: SlugsOfFilms): DraftFilm[][] => {
    const pairs = released.flatMap((film) => (slugs.get(film.id) ?? []).map((slug) => ({ slug, film })));
    const groups = [...Map.groupBy(pairs, ({ slug }) => slug)];
    return bySite(new Map(groups.map(([slug, own]) => [slug, own.map(({ film }) => film)])));
  };
  return [
    ...ORDERS.flatMap(({ compare, isMoving }) =>
      everything.map((group) => ({ ids: group.toSorted(compare).map(({ id }) => id), isMoving })),
    ),
    ...newest(
      bySite(
        Map.groupBy(
          listed.filter((film) => !isReleased(film)),
          () => 'soon',
        ),
      ),
    ),
    ...newest(inGroups(categories)),
    ...newest(inGroups(casts)),
    ...newest(
      bySite(
        Map.groupBy(
          released.filter(({ showcase }) => showcase !== null),
          ({ showcase }) => showcase,
        ),
      ),
    ),
    ...newest([
      ...Map.groupBy(
        films.filter(({ channel }) => channel !== null),
        ({ channel }) => channel,
      ).values(),
    ]),
  ];
}

/**
 * Lists that a visitor makes by filters, in every order: of a category, a year or a length, and of two of them. There are
 * more filters; these are chosen most.
 */
export function filteredListingsOf(today: Date, films: readonly DraftFilm[], categories: SlugsOfFilms): Listing[] {
  const groups = new Map<string, DraftFilm[]>();
  for (const film of films) {
    if (film.channel !== null || film.releasedAt > today) continue;
    const filters = [
      ...(categories.get(film.id) ?? []),
      `year ${film.releasedAt.getUTCFullYear()}`,
      `length ${LENGTH_BOUNDS_SECONDS.filter((bound) => film.runLengthSeconds >= bound).length}`,
    ].toSorted();
    const chosen = filters.flatMap((one, index) => [
      one,
      ...filters.slice(index + 1).map((other) => `${one}, ${other}`),
    ]);
    for (const choice of chosen) {
      for (const list of [choice, `${choice} of ${film.site}`]) groups.set(list, [...(groups.get(list) ?? []), film]);
    }
  }
  return [...groups.values()].flatMap((group) =>
    ORDERS.map(({ compare }) => ({ ids: group.toSorted(compare).map(({ id }) => id), isMoving: false })),
  );
}
