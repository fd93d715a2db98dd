import { framesOfHero } from '@network/tenant/hero-films.ts';
import type { FilmLook } from '@network/tenant/home-schema.ts';
import type { HomeRow, Tenant } from '@network/tenant/tenant-schema.ts';

/** Films of a row by its look: those that stand still have as many as fill their columns. */
export const ROW_LENGTHS = {
  rail: 12,
  ranked: 12,
  wide: 12,
  posters: 12,
  grid: 8,
  spread: 5,
  index: 6,
} as const satisfies Readonly<Record<FilmLook, number>>;

/** Whether rows of that look stand still; the others scroll. */
export function isStanding(look: FilmLook): look is 'grid' | 'spread' | 'index' {
  return look === 'grid' || look === 'spread' || look === 'index';
}

/** Whether a row is of films; `featured` are those that open the page. */
export function isRowOfFilms(row: HomeRow): row is HomeRow & { readonly as: FilmLook } {
  return 'as' in row && row.as in ROW_LENGTHS;
}

/** A member's row that stands still has so many in reserve, for films that they have begun. */
export const SPARE_FILMS = 4;

/** The row of the newest films has so many more, for those that are new to a member and have a row of their own. */
export const SPARE_NEWEST_FILMS = 8;

/** Films of the row of featured ones. */
const FEATURED = 4;

/** How many of the films that open the page are frames of its hero, and how many there are with the row of featured ones. */
export function openingOf({ hero, rows }: Pick<Tenant['home'], 'hero' | 'rows'>) {
  const frames = framesOfHero({ hero });
  const featured = rows.some(({ show }) => show === 'featured') ? FEATURED : 0;
  return { frames, all: 1 + frames + featured };
}
