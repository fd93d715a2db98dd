import { expect, test } from '@playwright/test';
import { isWholeRun } from '@network/testing/effort.ts';
import { brands, type BrandUnderTest } from '../brands.ts';
import { checkRoute } from '../outside/check-route.ts';
import { readKnownSlugs } from '../outside/known-slugs.ts';
import { everyCase } from '../outside/route-cases/every-case.ts';
import { type RouteCase, type Persona, PERSONAS } from '../outside/route-cases/route-case.ts';
import { areBrandsNamed, inGate, isOfGate } from '../walked-brands.ts';

const AT_ONCE = 4;

/**
 * The state of a membership matters to no route, so only one brand is checked with all people; the flags of a brand
 * matter to these.
 */
const ANYWHERE: readonly Persona[] = ['visitor', 'guest', 'member'];

/** The people whose addresses the gate asks for; the night asks for those of all. */
const ASKED_IN_GATE: readonly Persona[] = ['visitor', 'member'];

/** The torture run checks every case of everybody everywhere. */
const isWhole = isWholeRun();
const isIncluded = (persona: Persona, { tenant }: BrandUnderTest): boolean =>
  isWhole || tenant.flagship || ANYWHERE.includes(persona);

/**
 * Otherwise an invalid value is checked at one brand, so that together they check all; a valid one at each brand by one
 * person.
 */
function isMeant(each: RouteCase, index: number, persona: Persona, ofBrand: number): boolean {
  if (isWhole) return true;
  if (each.isBadInput === true) return (index + ofBrand) % brands.length === 0;
  return brands[ofBrand]?.tenant.flagship === true || (index + ofBrand) % ANYWHERE.length === ANYWHERE.indexOf(persona);
}

for (const [ofBrand, brand] of brands.entries()) {
  for (const persona of PERSONAS.filter((each) => isIncluded(each, brand))) {
    const isMeantForGate = areBrandsNamed || (isOfGate(brand) && ASKED_IN_GATE.includes(persona));
    test(
      `R01 to R62, D12 D14 D15 V08 at ${brand.id}: each address answers ${persona} as its rule says`,
      inGate(isMeantForGate),
      async () => {
        const cases = everyCase(await readKnownSlugs(brand));
        const waiting = cases.filter((each, index) => isMeant(each, index, persona, ofBrand));
        expect(waiting.length).toBeGreaterThan(isWhole ? 100 : 40);
        const wrong: string[] = [];
        const work = async (): Promise<void> => {
          for (let each = waiting.shift(); each; each = waiting.shift()) {
            const difference = await checkRoute(each, { persona, brand });
            if (difference) wrong.push(difference);
          }
        };
        await Promise.all(Array.from({ length: AT_ONCE }, work));
        expect(wrong).toEqual([]);
      },
    );
  }
}
