import type { Tenant } from './tenant-schema.ts';

/** Further pictures beside the film of a strip or a wall. */
const FRAMES = 4;

/** The kind of a brand's hero before its first film: as wide as the window where its own is made for further pictures. */
export function kindBeforeFilms({ kind }: Pick<Tenant['home']['hero'], 'kind'>): Tenant['home']['hero']['kind'] {
  return kind === 'wall' || kind === 'filmstrip' ? 'full' : kind;
}

/** How many films are the further pictures of a brand's hero: of kinds that show some, unless these are of studios. */
export function framesOfHero({ hero }: Pick<Tenant['home'], 'hero'>): number {
  return !hero.shows && (hero.kind === 'filmstrip' || hero.kind === 'wall') ? FRAMES : 0;
}
