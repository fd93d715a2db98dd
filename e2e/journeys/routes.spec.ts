import { expect, test } from '@playwright/test';
import { rounds } from '@network/testing/effort.ts';
import { brands, type BrandUnderTest } from '../brands.ts';
import { checkRoute } from '../outside/check-route.ts';
import { readKnownSlugs } from '../outside/known-slugs.ts';
import { everyCase } from '../outside/route-cases/every-case.ts';
import { type RouteCase, WHO } from '../outside/route-cases/route-case.ts';

const AT_ONCE = 4;

/** Every case in the torture run; else each wrong value at its share of the brands, so that together they see all. */
const step = Math.ceil(brands.length / rounds(brands.length));
const isMeant = (each: RouteCase, index: number, ofBrand: number): boolean =>
  each.isBadInput !== true || (index + ofBrand) % step === 0;

/** The flags of a brand concern everybody; how far along somebody is concerns no route, so one brand asks as all. */
const isAsked = (who: string, { tenant }: BrandUnderTest): boolean =>
  step === 1 || tenant.flagship || ['visitor', 'guest', 'member'].includes(who);

for (const [ofBrand, brand] of brands.entries()) {
  for (const who of WHO.filter((each) => isAsked(each, brand))) {
    test(`R01 to R62, D12 D14 D15 V08 at ${brand.id}: each address answers ${who} as its rule says`, async () => {
      const cases = everyCase(await readKnownSlugs(brand));
      const waiting = cases.filter((each, index) => isMeant(each, index, ofBrand));
      expect(waiting.length).toBeGreaterThan(100);
      const wrong: string[] = [];
      const work = async (): Promise<void> => {
        for (let each = waiting.shift(); each; each = waiting.shift()) {
          const difference = await checkRoute(each, { who, brand });
          if (difference) wrong.push(difference);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
      expect(wrong).toEqual([]);
    });
  }
}
