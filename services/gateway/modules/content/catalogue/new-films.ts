import { framesOfHero } from '@network/tenant/hero-films.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { RequestContext } from '../../../http/request-context.ts';
import { featuredVideos, sharedVideos } from './home.ts';
import type { VideoRow } from './video-subject.ts';

/** A row of films that are new to a person has at most so many: the row of the newest films has as many to spare. */
export const MOST_NEW_FILMS = 8;

/** The newest films of a brand, the same for everybody. */
export interface NewestFilms {
  /** The newest first, those that open the home page too. */
  readonly films: readonly VideoRow[];
  /** Whether the brand has no others. */
  readonly areAll: boolean;
  /** Ids of those in the hero of the home page. */
  readonly opening: ReadonlySet<string>;
}

/** Reads the newest films that a brand's home page may show as new, from what this process shares. */
export async function readNewestFilms(
  context: Pick<RequestContext, 'services' | 'tenant'>,
  { home }: Pick<Tenant, 'home'>,
): Promise<NewestFilms> {
  const inHero = 1 + framesOfHero(home);
  const most = inHero + MOST_NEW_FILMS;
  const [opening, films] = await Promise.all([
    featuredVideos(inHero, home.hero.order, context),
    sharedVideos(context, { playableOnly: true }, 'NEWEST', most + 1),
  ]);
  return {
    films: films.slice(0, most),
    areAll: films.length <= most,
    opening: new Set(opening.map(({ id }) => id)),
  };
}

/**
 * Lists the films that came out since a person's last visit, the newest first, without those in the hero. None on the first
 * visit, and where every film is new: then the whole page is what is new.
 */
export function newSince({ films, areAll, opening }: NewestFilms, lastVisit: Date | null): readonly VideoRow[] {
  if (lastVisit === null) return [];
  const out = films.filter(({ released_at: releasedAt }) => releasedAt > lastVisit);
  if (areAll && out.length === films.length) return [];
  return out.filter(({ id }) => !opening.has(id)).slice(0, MOST_NEW_FILMS);
}
