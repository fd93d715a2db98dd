import { SITES, type SiteId } from '@network/tenant/demonstration-sites.ts';
import { type SeedRandom, seedRandom } from '@network/gateway/demonstration/seed-random.ts';
import { loopedSeconds } from '@network/gateway/modules/content/media/public.ts';
import type { DemonstrationPack } from './channels.ts';
import { SHOWCASES } from './label-words.ts';
import { BEGINNINGS, CLOSINGS, DIRECTORS, LEADS, TURNS } from './logline-words.ts';
import { slugOf, type uniqueNames } from './slugs.ts';
import { COMPLEMENTS, MOODS, NOUNS, TITLE_SHAPES } from './title-words.ts';

/** Films of a site outside channels; one in ten is upcoming. */
const FILMS_OF_SITE = 130;
const UPCOMING_OF_SITE = FILMS_OF_SITE / 10;
const FILMS_OF_PACK = 6;
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

type NetworkSite = (typeof SITES)[number];
type Naming = ReturnType<typeof uniqueNames>;

/** How a film was received: sums of stars, and how often it was seen. */
export interface FilmReception {
  readonly ratingCount: number;
  readonly ratingSum: number;
  readonly expertRatingCount: number;
  readonly expertRatingSum: number;
  readonly views: number;
}

/** A film before its cast, its labels and its picture are chosen. Others are named by their slugs. */
export interface DraftFilm {
  readonly id: string;
  readonly slug: string;
  readonly site: SiteId;
  readonly title: string;
  readonly description: string;
  readonly releasedAt: Date;
  readonly runLengthSeconds: number;
  readonly directors: readonly string[];
  readonly channel: string | null;
  /** Slug of a pack of the channel. */
  readonly pack: string | null;
  readonly showcase: string | null;
  readonly bestHeight: number;
  readonly isDenied: boolean;
  readonly isFree: boolean;
  readonly isFreeLimitedTrial: boolean;
  readonly isExclusive: boolean;
  readonly isGuestScene: boolean;
  readonly reception: FilmReception;
}

/** Where a film belongs: to a site's list, or to a pack of a channel. */
interface Place {
  readonly id: string;
  readonly site: NetworkSite;
  readonly releasedAt: Date;
  readonly pack: DemonstrationPack | null;
  /** From 0; spreads the special kinds evenly. */
  readonly index: number;
}

/** The films of every site, newest last by number. */
export function makeSiteFilms(today: Date, naming: Naming): DraftFilm[] {
  return SITES.flatMap((site, siteIndex) => {
    const dice = seedRandom(`videos of ${site.id}`);
    return Array.from({ length: FILMS_OF_SITE }, (_, index) => {
      // Counted back from the newest released one; the upcoming ones have negative steps.
      const step = FILMS_OF_SITE - UPCOMING_OF_SITE - 1 - index;
      const days = step >= 0 ? -1 - step * 5 : -step * 4;
      const releasedAt = new Date(today.getTime() + days * DAY_MS + 15 * HOUR_MS + siteIndex * 600_000);
      return makeFilm(
        { id: `${site.abbreviation}-${index + 1}`, site, releasedAt, pack: null, index },
        dice,
        today,
        naming,
      );
    });
  });
}

/** Six films for each pack of a channel. */
export function makeChannelFilms(today: Date, packs: readonly DemonstrationPack[], naming: Naming): DraftFilm[] {
  const dice = seedRandom('videos of channels');
  return packs.flatMap((pack, packIndex) =>
    Array.from({ length: FILMS_OF_PACK }, (_, index) => {
      const number = packIndex * FILMS_OF_PACK + index;
      const releasedAt = new Date(today.getTime() - (2 + number * 3) * DAY_MS + 18 * HOUR_MS);
      const place = { id: `chn-${number + 1}`, site: pack.site, releasedAt, pack, index: number };
      const film = makeFilm(place, dice, today, naming);
      return { ...film, isFree: false, isFreeLimitedTrial: false, showcase: null, isDenied: false };
    }),
  );
}

function makeFilm(place: Place, dice: SeedRandom, today: Date, naming: Naming): DraftFilm {
  const { id, site, releasedAt, pack, index } = place;
  const { name: title, slug } = naming(() => drawTitle(dice, site));
  const isReleased = releasedAt <= today;
  const ratingCount = isReleased ? dice.integer(12, 1_400) : 0;
  const expertRatingCount = isReleased ? Math.floor(ratingCount / 9) : 0;
  // Once there was an id more to draw; what is drawn after it is the same as ever.
  dice.uuid();
  return {
    id,
    slug,
    site: site.id,
    title,
    description: drawLogline(dice),
    releasedAt,
    runLengthSeconds: loopedSeconds(dice.integer(18 * 60, 54 * 60)),
    isDenied: index % 40 === 7,
    isFree: index % 20 === 3,
    isFreeLimitedTrial: index % 12 === 5,
    isExclusive: index % 5 === 1,
    isGuestScene: index % 30 === 11,
    directors: dice.sample(DIRECTORS, dice.chance(0.1) ? 2 : 1),
    channel: pack?.channel ?? null,
    pack: pack?.slug ?? null,
    showcase: showcaseOf(index, dice),
    bestHeight: bestHeightOf(index),
    reception: {
      ratingCount,
      ratingSum: Math.round(ratingCount * (6 + dice.next() * 3.7)),
      expertRatingCount,
      expertRatingSum: Math.round(expertRatingCount * (6 + dice.next() * 3.7)),
      views: isReleased ? ratingCount * dice.integer(40, 90) : 0,
    },
  };
}

/** Four in ten; one of them by chance, the others in turn. */
function showcaseOf(index: number, dice: SeedRandom): string | null {
  const slugs = SHOWCASES.map(([title]) => slugOf(title));
  if (index % 10 === 4) return slugs[dice.integer(1, slugs.length) - 1] ?? null;
  return [1, 7, 9].includes(index % 10) ? (slugs[(Math.floor(index / 10) + index) % slugs.length] ?? null) : null;
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
