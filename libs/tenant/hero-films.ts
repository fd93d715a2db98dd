import type { Tenant } from './tenant-schema.ts';

/** Further pictures beside the film of a strip or a wall. */
const FRAMES = 4;

/** How many films are the further pictures of a brand's hero: of kinds that show some, unless these are of studios. */
export function framesOfHero({ hero }: Pick<Tenant['home'], 'hero'>): number {
  return !hero.shows && (hero.kind === 'filmstrip' || hero.kind === 'wall') ? FRAMES : 0;
}
