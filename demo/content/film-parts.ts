import { SITES } from '@network/tenant/demonstration-sites.ts';
import { seedRandom } from '@network/gateway/demonstration/seed-random.ts';
import type { DraftFilm } from './films.ts';
import { CATEGORIES, TAGS } from './label-words.ts';
import { translationsOf } from './label-translations.ts';
import { CHAPTERS } from './logline-words.ts';
import type { DemonstrationPerformer } from './performers.ts';
import { slugOf } from './slugs.ts';

/** Categories that one site uses. */
const CATEGORIES_OF_SITE = 12;

/** Slugs of something that films have, by the film's id. */
export type SlugsOfFilms = ReadonlyMap<string, readonly string[]>;

/**
 * Who plays in what, in billing order: the performers of a site take turns, so that each has films, and now and then a guest
 * of a sister site joins them.
 */
export function castFilms(films: readonly DraftFilm[], performers: readonly DemonstrationPerformer[]): SlugsOfFilms {
  const dice = seedRandom('casts');
  const bySite = Map.groupBy<string, DemonstrationPerformer>(performers, ({ homeSite }) => homeSite);
  const turns = new Map<string, number>();
  const casts = films.map(({ id, site }) => {
    const own = bySite.get(site) ?? [];
    const turn = turns.get(site) ?? 0;
    turns.set(site, turn + 1);
    const lead = own[turn % own.length];
    const partners = dice.sample(
      own.filter((each) => each !== lead),
      dice.integer(1, 2),
    );
    const guest = dice.chance(0.1) ? [dice.pick(performers)] : [];
    const cast = new Set([...(lead ? [lead] : []), ...partners, ...guest]);
    return [id, [...cast].map(({ document }) => document.slug)] as const;
  });
  return new Map(casts);
}

/** Two or three of its site's twelve categories for each film. */
export function categorise(films: readonly DraftFilm[]): SlugsOfFilms {
  const ofSite = new Map<string, string[]>(
    SITES.map(({ id }) => [id, seedRandom(`categories of ${id}`).sample(CATEGORIES, CATEGORIES_OF_SITE)]),
  );
  const dice = seedRandom('categories');
  const chosen = films.map(({ id, site }, index) => {
    const own = ofSite.get(site) ?? [];
    const first = own[index % own.length] as string;
    const more = dice.sample(
      own.filter((each) => each !== first),
      dice.integer(1, 2),
    );
    return [id, [first, ...more].map((name) => slugOf(name)).toSorted()] as const;
  });
  return new Map(chosen);
}

/** Two to four tags for each film. */
export function tagFilms(films: readonly DraftFilm[]): SlugsOfFilms {
  const dice = seedRandom('tags of videos');
  const chosen = films.map(({ id }) => {
    const tags = dice.sample(TAGS, dice.integer(2, 4)).map((tag) => slugOf(tag));
    return [id, tags.toSorted()] as const;
  });
  return new Map(chosen);
}

/** A moment of a film that a viewer can go to. */
interface Chapter {
  readonly startsAtSeconds: number;
  readonly title: string;
  readonly translations: ReturnType<typeof translationsOf>;
}

/** Every fourth film has chapters, within its running time. */
export function divideFilms(films: readonly DraftFilm[]): ReadonlyMap<string, readonly Chapter[]> {
  const dice = seedRandom('chapters');
  const chapters = films
    .filter((_, index) => index % 4 === 2)
    .map(({ id, runLengthSeconds }) => {
      const own = CHAPTERS.map((titles, index) => {
        const title = dice.pick(titles);
        const startsAtSeconds = Math.floor((runLengthSeconds * index) / CHAPTERS.length);
        return { startsAtSeconds, title, translations: translationsOf(title) };
      });
      return [id, own] as const;
    });
  return new Map(chapters);
}

/** How many stills films have: every tenth of a site has some, and the first of every pack, so that each shows some. */
export function countPictures(
  siteFilms: readonly DraftFilm[],
  channelFilms: readonly DraftFilm[],
): ReadonlyMap<string, number> {
  const dice = seedRandom('picture sets');
  const ofSites = siteFilms.filter((_, index) => index % 10 === 2).map(({ id }) => [id, dice.integer(12, 30)] as const);
  const packDice = seedRandom('picture sets of packs');
  const byPack = Map.groupBy(channelFilms, ({ channel, pack }) => `${channel}/${pack}`);
  const ofPacks = [...byPack.values()].flatMap(([first]) =>
    first ? [[first.id, packDice.integer(12, 30)] as const] : [],
  );
  return new Map([...ofSites, ...ofPacks]);
}
