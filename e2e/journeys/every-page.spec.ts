import { appendFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { isWholeRun, rounds } from '@network/testing/effort.ts';
import { brands, type BrandUnderTest } from '../brands.ts';
import { inspectPage } from '../inspect-page.ts';
import { watchShifts } from '../watch-shifts.ts';
import { pagesToSee, urlOf } from '../outside/pages-to-see.ts';
import { isSignedIn, type Persona } from '../outside/route-cases/route-case.ts';
import { cookieOf } from '../outside/sign-in.ts';
import { areBrandsNamed, inGate } from '../walked-brands.ts';

/** A phone, a wide screen, a desk at 200 % zoom, a desk. */
const WIDTHS = [360, 2_560, 720, 1_440] as const;
/** A wider phone and a tablet, where other columns and heroes begin. In the torture run a page is seen at one of the two. */
const BETWEEN = [390, 768] as const;
const ALL_WIDTHS: readonly number[] = [...WIDTHS, ...BETWEEN];
const WIDEST_PHONE = 390;

/**
 * Every page of every brand at every width in the torture run; else one page in eight of the flagship, each at another
 * width: a third of them in the gate, the rest by night. The parts of pages are checked by the stories.
 */
const walked = brands
  .toSorted((one, other) => Number(other.tenant.flagship) - Number(one.tenant.flagship))
  .slice(0, rounds(brands.length));
const isWhole = isWholeRun();
const STEP = 8;
const GATE_STEP = 3 * STEP;
const isMeantForGate = (index: number): boolean => isWhole || index % GATE_STEP === 0;
const isMeantForNight = (index: number): boolean => index % STEP === 0 && !isMeantForGate(index);
const walks = [
  { which: 'pages', isMeant: isMeantForGate, isOfGate: true },
  { which: 'more pages', isMeant: isMeantForNight, isOfGate: areBrandsNamed },
].slice(0, isWhole ? 1 : 2);
const widthsOf = (page: number, brand: number): readonly number[] =>
  isWhole
    ? [...WIDTHS, ...BETWEEN.filter((_, at) => at === (page + brand) % BETWEEN.length)]
    : ALL_WIDTHS.filter((_, at) => at === (page / STEP) % ALL_WIDTHS.length);

/** Axe reads a page at one width of each brand, contrast included, and over the brands at all of them. */
const isReadByAxe = (page: number, brand: number, width: number): boolean =>
  WIDTHS[(page + brand) % WIDTHS.length] === width;

for (const [nth, brand] of walked.entries()) {
  for (const { which, isMeant, isOfGate } of walks) {
    test(
      `${brand.id}: ${which} hold still, fit, complain of nothing and are accessible, at every width`,
      inGate(isOfGate),
      async ({ browser }, info) => {
        test.setTimeout(isWhole ? 4_500_000 : 600_000);
        const pages = await pagesToSee(brand);
        expect(pages.length).toBeGreaterThan(40);
        // Written as it runs: the findings of an hour are not lost with it.
        const seen = join(info.project.outputDir, `pages-of-${brand.id}.tsv`);
        await mkdir(info.project.outputDir, { recursive: true });
        const windows = new Map<Persona, Page>();
        const wrong: string[] = [];
        for (const [index, each] of pages.entries()) {
          if (!isMeant(index)) continue;
          const page = windows.get(each.persona) ?? (await openAs(browser, brand, each.persona));
          windows.set(each.persona, page);
          for (const width of widthsOf(index, nth)) {
            await page.setViewportSize({ width, height: width <= WIDEST_PHONE ? 780 : 900 });
            const axe = isWhole ? (isReadByAxe(index, nth, width) ? 'all' : 'none') : 'without contrast';
            const { shift, problems } = await inspectPage(page, urlOf(brand, each), { status: each.status, axe }).catch(
              (error: Error) => ({ shift: 0, problems: [`cannot be looked at: ${error.message}`] }),
            );
            await appendFile(seen, `${[shift.toFixed(4), each.persona, each.path, width, ...problems].join('\t')}\n`);
            wrong.push(...problems.map((problem) => `${each.persona} ${each.path} at ${width}: ${problem}`));
          }
        }
        expect(wrong).toEqual([]);
      },
    );
  }
}

async function openAs(browser: Browser, brand: BrandUnderTest, persona: Persona): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  if (isSignedIn({ persona, brand })) {
    const cookies = (await cookieOf(brand, `${persona}@demo.example`)).split('; ').map((pair) => {
      const [name = '', value = ''] = pair.split('=', 2);
      return { name, value, url: brand.members };
    });
    await context.addCookies(cookies);
  }
  const page = await context.newPage();
  await watchShifts(page);
  return page;
}
