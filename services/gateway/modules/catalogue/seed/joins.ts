import type { Insertable } from 'kysely';
import { REVIEW_PROPERTIES } from '@network/tenant/constants.ts';
import { SITES } from '@network/tenant/demonstration-sites.ts';
import type { SeedContext } from '../../../db/seed/seed.ts';
import type {
  PerformerTagsTable,
  PictureSetsTable,
  VideoCategoriesTable,
  VideoChaptersTable,
  VideoPerformersTable,
  VideoReviewAveragesTable,
  VideoTagsTable,
} from '../tables.ts';
import { CATEGORIES, TAGS } from './label-words.ts';
import { CHAPTERS } from './logline-words.ts';
import type { SeededPerformer } from './performers.ts';
import { slugOf } from './slugs.ts';
import type { SeededVideo } from './videos.ts';

/** Categories that one site uses. */
const CATEGORIES_OF_SITE = 12;

/**
 * Who plays in what: the performers of a site take turns, so that each has videos, and now and then a guest of a sister
 * site joins them.
 */
export function castVideos(
  { random }: SeedContext,
  videos: readonly SeededVideo[],
  performers: readonly SeededPerformer[],
): Insertable<VideoPerformersTable>[] {
  const dice = random('casts');
  const bySite = Map.groupBy<string, SeededPerformer>(performers, ({ homeSite }) => homeSite);
  const turns = new Map<string, number>();
  return videos.flatMap((video) => {
    const own = bySite.get(video.site_id) ?? [];
    const turn = turns.get(video.site_id) ?? 0;
    turns.set(video.site_id, turn + 1);
    const lead = own[turn % own.length];
    const partners = dice.sample(
      own.filter((each) => each !== lead),
      dice.integer(1, 2),
    );
    const guest = dice.chance(0.1) ? [dice.pick(performers)] : [];
    const cast = new Set([...(lead ? [lead] : []), ...partners, ...guest]);
    return [...cast].map(({ id }, index) => ({ video_id: video.id, performer_id: id, position: index + 1 }));
  });
}

/** Two or three of its site's twelve categories for each video. */
export function categorise(
  { random }: SeedContext,
  videos: readonly SeededVideo[],
): Insertable<VideoCategoriesTable>[] {
  const ofSite = new Map<string, string[]>(
    SITES.map(({ id }) => [id, random(`categories of ${id}`).sample(CATEGORIES, CATEGORIES_OF_SITE)]),
  );
  const dice = random('categories');
  return videos.flatMap((video, index) => {
    const own = ofSite.get(video.site_id) ?? [];
    const first = own[index % own.length] as string;
    const more = dice.sample(
      own.filter((each) => each !== first),
      dice.integer(1, 2),
    );
    return [first, ...more].map((name) => ({ video_id: video.id, category_slug: slugOf(name) }));
  });
}

export function tagVideos({ random }: SeedContext, videos: readonly SeededVideo[]): Insertable<VideoTagsTable>[] {
  const dice = random('tags of videos');
  return videos.flatMap(({ id }) =>
    dice.sample(TAGS, dice.integer(2, 4)).map((tag) => ({ video_id: id, tag_slug: slugOf(tag) })),
  );
}

export function tagPerformers(
  { random }: SeedContext,
  performers: readonly SeededPerformer[],
): Insertable<PerformerTagsTable>[] {
  const dice = random('tags of performers');
  return performers.flatMap(({ id }) =>
    dice.sample(TAGS, dice.integer(1, 3)).map((tag) => ({ performer_id: id, tag_slug: slugOf(tag) })),
  );
}

/** Every fourth video has chapters, within its running time. */
export function chapterVideos(
  { random }: SeedContext,
  videos: readonly SeededVideo[],
): Insertable<VideoChaptersTable>[] {
  const dice = random('chapters');
  return videos
    .filter((_, index) => index % 4 === 2)
    .flatMap(({ id, run_length_seconds: seconds }) =>
      CHAPTERS.map((titles, index) => ({
        video_id: id,
        starts_at_seconds: Math.floor((seconds * index) / CHAPTERS.length),
        title: dice.pick(titles),
      })),
    );
}

/** Every tenth video has stills. */
export function picturesOf({ random }: SeedContext, videos: readonly SeededVideo[]): Insertable<PictureSetsTable>[] {
  const dice = random('picture sets');
  return videos
    .filter((_, index) => index % 10 === 2)
    .map(({ id }) => ({ id: `set-${id}`, video_id: id, picture_count: dice.integer(12, 30) }));
}

/** The first video of every pack has stills too: each unlocked pack shows them. */
export function picturesOfPacks(
  { random }: SeedContext,
  videos: readonly SeededVideo[],
): Insertable<PictureSetsTable>[] {
  const dice = random('picture sets of packs');
  const byPack = Map.groupBy(videos, (video) => video.channel_pack_id);
  return [...byPack.values()].flatMap(([first]) =>
    first ? [{ id: `set-${first.id}`, video_id: first.id, picture_count: dice.integer(12, 30) }] : [],
  );
}

/** Averages of the expert reviews, around the overall one of each video. */
export function reviewVideos(
  { random }: SeedContext,
  videos: readonly SeededVideo[],
  casts: readonly Insertable<VideoPerformersTable>[],
  performers: readonly SeededPerformer[],
): Insertable<VideoReviewAveragesTable>[] {
  const dice = random('reviews');
  const slugs = new Map(performers.map(({ id, slug }) => [id, slug]));
  const byVideo = Map.groupBy(casts, ({ video_id }) => video_id);
  return videos.flatMap(({ id, expert_rating_count: count = 0 }) => {
    if (count === 0) return [];
    const models = (byVideo.get(id) ?? []).flatMap(({ performer_id }) => slugs.get(performer_id) ?? []);
    const rate = (kind: 'property' | 'model', subject: string) => ({
      video_id: id,
      kind,
      subject,
      rating_count: count,
      rating_sum: Math.round(count * (3 + dice.next() * 1.9)),
    });
    return [...REVIEW_PROPERTIES.map((each) => rate('property', each)), ...models.map((each) => rate('model', each))];
  });
}
