import type { Insertable } from 'kysely';
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
