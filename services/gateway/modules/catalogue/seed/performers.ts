import type { Insertable } from 'kysely';
import { EYE_COLORS, HAIR_COLORS } from '@network/tenant/facets.ts';
import { SITES, type SiteId } from '@network/tenant/demonstration-sites.ts';
import type { SeedContext } from '../../../db/seed/seed.ts';
import type { SeedRandom } from '../../../db/seed/seed-random.ts';
import type { PerformersTable } from '../tables.ts';
import { BIOGRAPHIES, BIRTHPLACES, FAMILY_NAMES, FIRST_NAMES, NATIONALITIES } from './name-words.ts';
import { uniqueNames } from './slugs.ts';

/** Performers of each site by sex. */
export const CAST_OF_SITE = { F: 24, M: 12, X: 4 } as const;

export interface SeededPerformer extends Insertable<Omit<PerformersTable, 'search' | 'facets' | 'rating'>> {
  readonly homeSite: SiteId;
}

/** Forty performers for each site, all different. */
export function makePerformers({ random, today }: SeedContext): SeededPerformer[] {
  const unique = uniqueNames();
  return SITES.flatMap((site) => {
    const dice = random(`performers of ${site.id}`);
    // A separate generator, so that earlier draws retain their values.
    const looks = random(`looks of ${site.id}`);
    const sexes = (['F', 'M', 'X'] as const).flatMap((sex) => Array.from({ length: CAST_OF_SITE[sex] }, () => sex));
    return sexes.map((sex, index) => {
      const { name, slug } = unique(() => `${dice.pick(FIRST_NAMES[sex])} ${dice.pick(FAMILY_NAMES)}`);
      const ratings = dice.integer(15, 900);
      return {
        homeSite: site.id,
        id: `${site.abbreviation}-p${index + 1}`,
        slug,
        name,
        sex,
        biography: describe(dice, name.split(' ')[0] ?? name),
        birthplace: dice.chance(0.85) ? dice.pick(BIRTHPLACES) : null,
        height_centimetres: dice.chance(0.9) ? dice.integer(154, 192) : null,
        active_since: `${today.getUTCFullYear() - dice.integer(1, 11)}-${String(dice.integer(1, 12)).padStart(2, '0')}-01`,
        hair: looks.chance(0.95) ? looks.pick(HAIR_COLORS) : null,
        eyes: looks.chance(0.9) ? looks.pick(EYE_COLORS) : null,
        nationality: looks.chance(0.95) ? looks.pick(NATIONALITIES) : null,
        rating_count: ratings,
        rating_sum: Math.round(ratings * (6.2 + dice.next() * 3.5)),
      };
    });
  });
}

function describe(dice: SeedRandom, firstName: string): string {
  const [opening, manner, leisure] = BIOGRAPHIES.map((sentences) => dice.pick<string>(sentences));
  return `${opening} ${manner} ${leisure}`.replace('{name}', firstName);
}
