import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { GatewayServices } from '../../../../services.ts';
import { speaking } from '../../../../http/language.ts';
import { findPerformersOfVideos, findVideoBySlug, scopeOf, titleIn } from '../../../content/catalogue/public.ts';
import { readStill } from '../../../content/media/public.ts';
import { drawFilmCard } from './draw-film-card.ts';

/** Some three hundred cards, which are the films that are shared. */
const MOST_BYTES = 24 * 2 ** 20;
/** A drawing takes a fifth of a second of a core; who comes after these is turned away for a moment. */
const MOST_WAITING = 16;

/** A card, or why there is none: no such film here, or too many being drawn. */
export type FilmCard =
  | { readonly kind: 'card'; readonly filmId: string; readonly jpeg: Buffer }
  | { readonly kind: 'missing' }
  | { readonly kind: 'busy' };

/** The cards of films, by which pages are shown where somebody shares their address; in the language of the request. */
export interface FilmCards {
  find(tenant: Tenant, slug: string): Promise<FilmCard>;
}

/** Cards are drawn one after another when they are first requested, and again when what they show has changed. */
export function openFilmCards(services: Pick<GatewayServices, 'db' | 'store' | 'stockMedia'>): FilmCards {
  const drawn = new LRUCache<string, Buffer>({ maxSize: MOST_BYTES, sizeCalculation: ({ length }) => length });
  const underWay = new Map<string, Promise<Buffer>>();
  let last: Promise<unknown> = Promise.resolve();

  return {
    find: async (brand, slug) => {
      const tenant = speaking(brand);
      const film = await findFilm(services, tenant, slug);
      if (film === null) return { kind: 'missing' };
      const key = keyOf(tenant, film);
      const stored = drawn.get(key);
      if (stored) return { kind: 'card', filmId: film.id, jpeg: stored };
      const current = underWay.get(key);
      if (current === undefined && underWay.size >= MOST_WAITING) return { kind: 'busy' };
      const drawing =
        current ??
        last
          .then(() => readStill(film, services))
          .then((still) => drawFilmCard(tenant, { title: film.title, names: film.names, still }));
      if (current === undefined) {
        underWay.set(key, drawing);
        last = drawing.catch(() => undefined);
      }
      try {
        const jpeg = await drawing;
        drawn.set(key, jpeg);
        return { kind: 'card', filmId: film.id, jpeg };
      } finally {
        underWay.delete(key);
      }
    },
  };
}

async function findFilm({ db }: Pick<GatewayServices, 'db'>, tenant: Tenant, slug: string) {
  const film = await findVideoBySlug(db, scopeOf(tenant), slug);
  if (film === null || film.is_denied) return null;
  const { id, composition, own_media } = film;
  const [performers = []] = await findPerformersOfVideos(db, [id]);
  return { id, title: titleIn(film), composition, own_media, names: performers.map(({ name }) => name) };
}

/** Returns a hash of everything that a card shows. */
function keyOf({ name, theme, home, copy }: Tenant, film: NonNullable<Awaited<ReturnType<typeof findFilm>>>): string {
  const shown = JSON.stringify([name, theme, home.hero, copy.tagline, film]);
  return createHash('sha256').update(shown).digest('base64url');
}
