import { compositionOf } from '@network/gateway/modules/content/media/public.ts';
import { stockMedia } from '../media/stock-media.ts';
import { dealCompositions, type Listing } from './deal-compositions.ts';
import type { SlugsOfFilms } from './film-parts.ts';
import type { DraftFilm } from './films.ts';
import type { DemonstrationPerformer } from './performers.ts';

const ratingOf = ({ reception: { ratingSum, ratingCount } }: DemonstrationPerformer): number => ratingSum / ratingCount;

/** The orders that visitors choose from, the one that pages begin with first. */
const ORDERS: readonly ((one: DemonstrationPerformer, other: DemonstrationPerformer) => number)[] = [
  (one, other) => ratingOf(other) - ratingOf(one),
  ({ document: one }, { document: other }) => one.name.localeCompare(other.name, 'en'),
  ({ document: one }, { document: other }) => other.activeSince.localeCompare(one.activeSince),
];

/** Lists of performers, and those of them that homes and the page of performers begin with. */
export interface PerformerListings {
  readonly all: readonly Listing[];
  readonly first: readonly Listing[];
}

/** The lists of performers that pages show: of every site and of all together, in every order, of women, of men and of everybody. */
export function performerListings(
  performers: readonly DemonstrationPerformer[],
  films: readonly DraftFilm[],
  casts: SlugsOfFilms,
): PerformerListings {
  const seenOn = new Map<string, Set<string>>();
  for (const { id, site, channel } of films) {
    if (channel === null) seenOn.set(site, new Set([...(seenOn.get(site) ?? []), ...(casts.get(id) ?? [])]));
  }
  const everybody = [
    performers,
    ...[...seenOn.values()].map((seen) => performers.filter(({ document }) => seen.has(document.slug))),
  ];
  const listings = everybody.flatMap((cast) =>
    [undefined, 'F', 'M'].flatMap((sex) => {
      const list = cast.filter(({ document }) => sex === undefined || document.sex === sex);
      return ORDERS.map((compare, order) => ({
        isFirst: order === 0,
        ids: list.toSorted(compare).map(({ document }) => document.slug),
        // New ratings move a row of twelve on a site; all sites together have so many that no page stays as it is.
        isMoving: order === 0 && cast !== performers,
      }));
    }),
  );
  return { all: listings, first: listings.filter(({ isFirst }) => isFirst) };
}

/** The look of a portrait: takes of it differ in colors alone. */
export const lookOf = (portrait: string): string => portrait.slice(0, portrait.indexOf('-'));

/**
 * The performers with portraits that no page of these lists shows twice; on first pages none stands beside one of its own look. A
 * performer without a picture has that which the gateway chooses by their id. So the id ends with a number that leads there.
 */
export function withPortraits(
  performers: readonly DemonstrationPerformer[],
  { all, first }: PerformerListings,
): DemonstrationPerformer[] {
  const portraits = stockMedia.pictures.portrait.map(({ id }) => id);
  const one = performers.map(({ document }) => ({ id: document.slug, site: 'everybody' }));
  const dealt = dealCompositions(one, all, () => portraits, [], { listings: first, lookOf });
  return performers.map((performer) => {
    const { document } = performer;
    const id = portraits
      .map((_, step) => `${document.id}-${step}`)
      .find((each) => compositionOf(stockMedia, 'portrait', each).id === dealt.get(document.slug));
    return id === undefined ? performer : { ...performer, document: { ...document, id } };
  });
}
