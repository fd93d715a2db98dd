import { SITES, type SiteId } from '@network/tenant/demonstration-sites.ts';
import { EYE_COLORS, HAIR_COLORS } from '@network/tenant/facets.ts';
import { type SeedRandom, seedRandom } from '@network/gateway/demonstration/seed-random.ts';
import { TAGS } from './label-words.ts';
import { BIOGRAPHIES, BIRTHPLACES, FAMILY_NAMES, FIRST_NAMES, NATIONALITIES } from './name-words.ts';
import { slugOf, uniqueNames } from './slugs.ts';

/** Performers of each site by sex. */
const CAST_OF_SITE = { F: 24, M: 12, X: 4 } as const;

/** A performer as a document, with the site that they belong to and how they were rated. */
export interface DemonstrationPerformer {
  readonly homeSite: SiteId;
  readonly reception: { readonly ratingCount: number; readonly ratingSum: number };
  readonly document: {
    readonly id: string;
    readonly slug: string;
    readonly name: string;
    readonly sex: 'F' | 'M' | 'X';
    readonly biography: string;
    readonly birthplace: string | null;
    readonly heightCentimetres: number | null;
    readonly activeSince: string;
    readonly hair: string | null;
    readonly eyes: string | null;
    readonly nationality: string | null;
    readonly tags: readonly string[];
  };
}

/** Forty performers for each site, all different. */
export function makePerformers(today: Date): DemonstrationPerformer[] {
  const unique = uniqueNames();
  const labels = seedRandom('tags of performers');
  return SITES.flatMap((site) => {
    const dice = seedRandom(`performers of ${site.id}`);
    // A separate generator, so that earlier draws retain their values.
    const looks = seedRandom(`looks of ${site.id}`);
    const sexes = (['F', 'M', 'X'] as const).flatMap((sex) => Array.from({ length: CAST_OF_SITE[sex] }, () => sex));
    return sexes.map((sex, index) => {
      const { name, slug } = unique(() => `${dice.pick(FIRST_NAMES[sex])} ${dice.pick(FAMILY_NAMES)}`);
      const ratingCount = dice.integer(15, 900);
      const document = {
        id: `${site.abbreviation}-p${index + 1}`,
        slug,
        name,
        sex,
        biography: describe(dice, name.split(' ')[0] ?? name),
        birthplace: dice.chance(0.85) ? dice.pick(BIRTHPLACES) : null,
        heightCentimetres: dice.chance(0.9) ? dice.integer(154, 192) : null,
        activeSince: `${today.getUTCFullYear() - dice.integer(1, 11)}-${String(dice.integer(1, 12)).padStart(2, '0')}-01`,
        hair: looks.chance(0.95) ? looks.pick(HAIR_COLORS) : null,
        eyes: looks.chance(0.9) ? looks.pick(EYE_COLORS) : null,
        nationality: looks.chance(0.95) ? looks.pick(NATIONALITIES) : null,
        tags: labels
          .sample(TAGS, labels.integer(1, 3))
          .map((tag) => slugOf(tag))
          .toSorted(),
      };
      const ratingSum = Math.round(ratingCount * (6.2 + dice.next() * 3.5));
      return { homeSite: site.id, document, reception: { ratingCount, ratingSum } };
    });
  });
}

function describe(dice: SeedRandom, firstName: string): string {
  const [opening, manner, leisure] = BIOGRAPHIES.map((sentences) => dice.pick<string>(sentences));
  return `${opening} ${manner} ${leisure}`.replace('{name}', firstName);
}
