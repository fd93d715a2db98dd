import { LRUCache } from 'lru-cache';
import type { FilmCard } from '../../personal/personal-fields.ts';
import type { RightsClass } from '../../personal/stand-in.ts';
import type { RequestFacts } from '../request/request-facts.ts';
import { PAGE_CACHE_POLICY } from './page-cache.ts';

type LoadCards = (
  ids: readonly string[],
  rights: Pick<RightsClass, 'token'>,
  facts: RequestFacts,
) => Promise<readonly FilmCard[]>;

/** The cards of films, in the order of their ids; films that the brand does not show are left out. */
type FindFilmCards = (
  ids: readonly string[],
  rights: Pick<RightsClass, 'id' | 'token'>,
  facts: RequestFacts,
) => Promise<readonly FilmCard[]>;

/** Cards of films, which people with the same rights share as they share pages. */
export interface FilmCards {
  readonly find: FindFilmCards;
  /** Forgets every card after a publication, so that each is read again. */
  readonly purge: () => void;
}

interface Entry {
  /** Null for a film that is not shown. */
  readonly card: FilmCard | null;
  readonly readAt: number;
}

const MOST_CARDS = 5_000;
/** The gateway answers this many at once. */
const MOST_AT_ONCE = 24;

/**
 * Stores the cards of the films that people continue, by their class of rights and as long as pages are stored: a page is
 * shown them in its text, and reading them for each page cost more than all else that is personal. They are read in the name
 * of the class, so that nothing of a person is among them.
 */
export function createFilmCards(load: LoadCards, now: () => number): FilmCards {
  const { freshMs, staleMs } = PAGE_CACHE_POLICY;
  const entries = new LRUCache<string, Entry>({ max: MOST_CARDS });
  const underWay = new Set<string>();
  let purges = 0;

  const read: FindFilmCards = async (ids, rights, facts) => {
    const before = purges;
    const readAt = now();
    const cards = ids.length === 0 ? [] : await load(ids, rights, facts);
    const found = new Map(cards.map((card) => [card.videoId, card]));
    // A call that began before a publication may return what was published before it.
    if (purges === before) {
      for (const id of ids) entries.set(keyOf(rights.id, id), { card: found.get(id) ?? null, readAt });
    }
    return cards;
  };

  /** They are shown as they are meanwhile; what fails is read with the next page. */
  const readBeside: FindFilmCards = async (ids, rights, facts) => {
    const keys = ids.map((id) => keyOf(rights.id, id));
    for (const key of keys) underWay.add(key);
    return read(ids, rights, facts)
      .catch(() => [])
      .finally(() => {
        for (const key of keys) underWay.delete(key);
      });
  };

  return {
    purge: () => {
      purges += 1;
      entries.clear();
    },
    find: async (all, rights, facts) => {
      const ids = all.slice(0, MOST_AT_ONCE);
      const at = now();
      const known = new Map(ids.map((id) => [id, entries.get(keyOf(rights.id, id))] as const));
      const ageOf = (id: string): number => at - (known.get(id)?.readAt ?? Number.NEGATIVE_INFINITY);
      const missing = ids.filter((id) => ageOf(id) >= staleMs);
      const isAged = (id: string): boolean => ageOf(id) >= freshMs && ageOf(id) < staleMs;
      const aged = ids.filter((id) => isAged(id) && !underWay.has(keyOf(rights.id, id)));
      if (aged.length > 0) void readBeside(aged, rights, facts);
      const fresh = new Map((await read(missing, rights, facts)).map((card) => [card.videoId, card]));
      return ids.map((id) => fresh.get(id) ?? known.get(id)?.card ?? null).filter((card) => card !== null);
    },
  };
}

const keyOf = (rightsId: string, videoId: string): string => `${rightsId} ${videoId}`;
