import type { Insertable } from 'kysely';
import { SITES } from '@network/tenant/demonstration-sites.ts';
import type { SeedContext } from '../../../db/seed/seed.ts';
import type { SeedRandom } from '../../../db/seed/seed-random.ts';
import type { VideosTable } from '../tables.ts';
import { loopedSeconds } from '../../media/public.ts';
import { BEGINNINGS, CLOSINGS, DIRECTORS, LEADS, TURNS } from './logline-words.ts';
import { SHOWCASES } from './label-words.ts';
import type { uniqueNames } from './slugs.ts';
import { COMPLEMENTS, MOODS, NOUNS, TITLE_SHAPES } from './title-words.ts';

/** Videos of a site outside channels; one in ten is upcoming. */
export const VIDEOS_OF_SITE = 130;
const UPCOMING_OF_SITE = VIDEOS_OF_SITE / 10;
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

export type SeededVideo = Insertable<Omit<VideosTable, 'search' | 'facets' | 'rating'>>;
type NetworkSite = (typeof SITES)[number];
type Naming = ReturnType<typeof uniqueNames>;

/** Where a video belongs: to a site's list, or to a pack of a channel. */
interface Place {
  readonly id: string;
  readonly site: NetworkSite;
  readonly releasedAt: Date;
  readonly channel: { readonly id: string; readonly packId: string } | null;
  /** From 0; spreads the special kinds evenly. */
  readonly index: number;
}

/** The videos of every site, newest last by number. */
export function makeSiteVideos({ random, today }: SeedContext, naming: Naming): SeededVideo[] {
  return SITES.flatMap((site, siteIndex) => {
    const dice = random(`videos of ${site.id}`);
    return Array.from({ length: VIDEOS_OF_SITE }, (_, index) => {
      // Counted back from the newest released one; the upcoming ones have negative steps.
      const step = VIDEOS_OF_SITE - UPCOMING_OF_SITE - 1 - index;
      const days = step >= 0 ? -1 - step * 5 : -step * 4;
      const releasedAt = new Date(today.getTime() + days * DAY_MS + 15 * HOUR_MS + siteIndex * 600_000);
      return makeVideo(
        { id: `${site.abbreviation}-${index + 1}`, site, releasedAt, channel: null, index },
        dice,
        today,
        naming,
      );
    });
  });
}

/** Six videos for each pack of a channel. */
export function makeChannelVideos(
  { random, today }: SeedContext,
  packs: readonly { readonly id: string; readonly channelId: string; readonly site: NetworkSite }[],
  naming: Naming,
): SeededVideo[] {
  const dice = random('videos of channels');
  return packs.flatMap((pack, packIndex) =>
    Array.from({ length: 6 }, (_, index) => {
      const number = packIndex * 6 + index;
      const releasedAt = new Date(today.getTime() - (2 + number * 3) * DAY_MS + 18 * HOUR_MS);
      const channel = { id: pack.channelId, packId: pack.id };
      const video = makeVideo(
        { id: `chn-${number + 1}`, site: pack.site, releasedAt, channel, index: number },
        dice,
        today,
        naming,
      );
      return { ...video, free_video: false, is_free_limited_trial: false, showcase_id: null, is_denied: false };
    }),
  );
}

function makeVideo(place: Place, dice: SeedRandom, today: Date, naming: Naming): SeededVideo {
  const { id, site, releasedAt, channel, index } = place;
  const { name: title, slug } = naming(() => drawTitle(dice, site));
  const isReleased = releasedAt <= today;
  const ratings = isReleased ? dice.integer(12, 1_400) : 0;
  const reviews = isReleased ? Math.floor(ratings / 9) : 0;
  return {
    id,
    new_id: `new-${id}`,
    uuid: dice.uuid(),
    slug,
    site_id: site.id,
    title,
    description: drawLogline(dice),
    released_at: releasedAt,
    run_length_seconds: loopedSeconds(dice.integer(18 * 60, 54 * 60)),
    is_denied: index % 40 === 7,
    free_video: index % 20 === 3,
    is_free_limited_trial: index % 12 === 5,
    is_exclusive: index % 5 === 1,
    guest_user_scene: index % 30 === 11,
    directors: dice.sample(DIRECTORS, dice.chance(0.1) ? 2 : 1),
    channel_id: channel?.id ?? null,
    channel_pack_id: channel?.packId ?? null,
    showcase_id: showcaseOf(index, dice),
    best_height: bestHeightOf(index),
    rating_count: ratings,
    rating_sum: Math.round(ratings * (6 + dice.next() * 3.7)),
    expert_rating_count: reviews,
    expert_rating_sum: Math.round(reviews * (6 + dice.next() * 3.7)),
    views: isReleased ? ratings * dice.integer(40, 90) : 0,
  };
}

/** Four in ten; one of them by chance, the others in turn. */
function showcaseOf(index: number, dice: SeedRandom): string | null {
  if (index % 10 === 4) return `showcase-${dice.integer(1, SHOWCASES.length)}`;
  return [1, 7, 9].includes(index % 10)
    ? `showcase-${((Math.floor(index / 10) + index) % SHOWCASES.length) + 1}`
    : null;
}

/** A few older films were never scanned at the full number of lines. */
function bestHeightOf(index: number): number {
  if (index % 26 === 8) return 720;
  return index % 9 === 2 ? 1080 : 2160;
}

function drawTitle(dice: SeedRandom, site: NetworkSite): string {
  const [noun = '', other = ''] = dice.sample(NOUNS, 2);
  return dice
    .pick(TITLE_SHAPES)
    .replace('{mood}', dice.pick(MOODS[site.id]))
    .replace('{noun}', noun)
    .replace('{other}', other)
    .replace('{of}', dice.pick(COMPLEMENTS))
    .replace(/^the/, 'The')
    .replace(/^A (?=[AEIOU])/, 'An ');
}

function drawLogline(dice: SeedRandom): string {
  return `${dice.pick(LEADS)} ${dice.pick(BEGINNINGS)}, ${dice.pick(TURNS)}. ${dice.pick(CLOSINGS)}`;
}
