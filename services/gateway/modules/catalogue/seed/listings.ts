import type { Insertable } from 'kysely';
import { LENGTH_BOUNDS_SECONDS } from '@network/tenant/facets.ts';
import type { VideoCategoriesTable, VideoPerformersTable } from '../tables.ts';
import type { Listing } from './deal-compositions.ts';
import type { SeededVideo } from './videos.ts';

const newestFirst = (one: SeededVideo, other: SeededVideo): number =>
  other.released_at.getTime() - one.released_at.getTime();

const ratingOf = ({ rating_sum: sum = 0, rating_count: count = 0 }: SeededVideo): number =>
  count > 0 ? sum / count : 0;

/** The orders that visitors choose from. */
const ORDERS: readonly {
  readonly compare: (one: SeededVideo, other: SeededVideo) => number;
  readonly isMoving: boolean;
}[] = [
  { compare: newestFirst, isMoving: true },
  { compare: (one, other) => ratingOf(other) - ratingOf(one), isMoving: false },
  { compare: (one, other) => (other.views ?? 0) - (one.views ?? 0), isMoving: false },
  { compare: (one, other) => one.title.localeCompare(other.title, 'en'), isMoving: false },
];

/**
 * The lists that pages show of these videos on a day: of every site and of all together, in every order; of every
 * category, performer, showcase, channel and pack, the newest first; and what is to come.
 */
export function listingsOf(
  today: Date,
  videos: readonly SeededVideo[],
  casts: readonly Insertable<VideoPerformersTable>[],
  categories: readonly Insertable<VideoCategoriesTable>[],
): Listing[] {
  const listed = videos.filter(({ channel_id }) => channel_id === null);
  const isReleased = ({ channel_id, released_at }: SeededVideo): boolean => channel_id === null && released_at <= today;
  const released = listed.filter(isReleased);
  const byId = new Map(videos.map((video) => [video.id, video]));
  const filmsOf = (rows: readonly { readonly video_id: string }[]): SeededVideo[] =>
    rows.flatMap(({ video_id }) => byId.get(video_id) ?? []).filter((video) => isReleased(video));
  const bySite = <Key>(groups: Map<Key, SeededVideo[]>): SeededVideo[][] =>
    [...groups.values()].flatMap((group) => [group, ...Map.groupBy(group, ({ site_id }) => site_id).values()]);
  const newest = (groups: readonly SeededVideo[][]): Listing[] =>
    groups.map((group) => ({ ids: group.toSorted(newestFirst).map(({ id }) => id), isMoving: false }));
  const everything = bySite(Map.groupBy(released, () => 'all'));
  const inGroups = <Row extends { readonly video_id: string }>(rows: readonly Row[], keyOf: (row: Row) => string) =>
    bySite(new Map([...Map.groupBy(rows, keyOf)].map(([key, group]) => [key, filmsOf(group)])));
  return [
    ...ORDERS.flatMap(({ compare, isMoving }) =>
      everything.map((group) => ({ ids: group.toSorted(compare).map(({ id }) => id), isMoving })),
    ),
    ...newest(
      bySite(
        Map.groupBy(
          listed.filter((video) => !isReleased(video)),
          () => 'soon',
        ),
      ),
    ),
    ...newest(inGroups(categories, ({ category_slug }) => category_slug)),
    ...newest(inGroups(casts, ({ performer_id }) => performer_id)),
    ...newest(
      bySite(
        Map.groupBy(
          released.filter(({ showcase_id }) => showcase_id !== null),
          ({ showcase_id }) => showcase_id,
        ),
      ),
    ),
    ...newest([
      ...Map.groupBy(
        videos.filter(({ channel_id }) => channel_id !== null),
        ({ channel_id }) => channel_id,
      ).values(),
    ]),
  ];
}

/**
 * Lists that a visitor makes by filters, in every order: of a category, a year or a length, and of two of them. There are
 * more filters; these are chosen most.
 */
export function filteredListingsOf(
  today: Date,
  videos: readonly SeededVideo[],
  categories: readonly Insertable<VideoCategoriesTable>[],
): Listing[] {
  const categoriesOf = Map.groupBy(categories, ({ video_id }) => video_id);
  const groups = new Map<string, SeededVideo[]>();
  for (const video of videos) {
    if (video.channel_id !== null || video.released_at > today) continue;
    const filters = [
      ...(categoriesOf.get(video.id) ?? []).map(({ category_slug }) => category_slug),
      `year ${video.released_at.getUTCFullYear()}`,
      `length ${LENGTH_BOUNDS_SECONDS.filter((bound) => video.run_length_seconds >= bound).length}`,
    ].toSorted();
    const chosen = filters.flatMap((one, index) => [
      one,
      ...filters.slice(index + 1).map((other) => `${one}, ${other}`),
    ]);
    for (const choice of chosen) {
      for (const list of [choice, `${choice} of ${video.site_id}`])
        groups.set(list, [...(groups.get(list) ?? []), video]);
    }
  }
  return [...groups.values()].flatMap((group) =>
    ORDERS.map(({ compare }) => ({ ids: group.toSorted(compare).map(({ id }) => id), isMoving: false })),
  );
}
