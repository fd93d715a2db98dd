import type { BrandUnderTest } from '../brands.ts';
import { readKnownSlugs } from './known-slugs.ts';
import { everyCase } from './route-cases/every-case.ts';
import { originOf, type Persona } from './route-cases/route-case.ts';

/** A page for a person, and its expected status. */
export interface PageToSee {
  readonly persona: Persona;
  readonly path: string;
  readonly status: 200 | 404;
}

/** Pages without a rule that need no name of something (`OWN_PAGES` of libs/features/app), as a member sees them. */
const OWN_PAGES = [
  '/history',
  '/watch-later',
  '/playlists',
  '/saved-searches',
  '/notices',
  '/downloads',
  '/account/membership',
  '/account/profile',
  '/account/security',
  '/account/privacy',
  '/account/cancel',
  '/account/payment',
  '/sign-out',
  '/gift',
  '/gift/thanks',
  '/gift/card',
  '/redeem',
] as const;

/** Pages without a rule, one in another language, and an unknown address. */
const BESIDE_THE_RULES: readonly PageToSee[] = [
  ...OWN_PAGES.map((path) => ({ persona: 'member', path, status: 200 }) as const),
  { persona: 'visitor', path: '/gift', status: 200 },
  { persona: 'visitor', path: '/redeem', status: 200 },
  { persona: 'visitor', path: '/de/videos', status: 200 },
  { persona: 'editor', path: '/moderation', status: 200 },
  { persona: 'trial', path: '/', status: 200 },
  { persona: 'expired', path: '/account', status: 200 },
  { persona: 'visitor', path: '/nothing-here', status: 404 },
  { persona: 'member', path: '/nothing-here', status: 404 },
];

/**
 * Each page of a brand once, by the rules of its routes: for a visitor of the tour and for a member; for a guest the
 * pages that only guests have.
 */
export async function pagesToSee(brand: BrandUnderTest): Promise<readonly PageToSee[]> {
  // The page of R35 redirects by itself, before it can be inspected.
  const cases = everyCase(await readKnownSlugs(brand)).filter(({ isBadInput, rule }) => !isBadInput && rule !== 'R35');
  const shownTo = (persona: Persona): readonly string[] => {
    const paths = cases.filter((each) => 'shows' in each.expect({ persona, brand })).map(({ path }) => path);
    return firstOfEach(paths);
  };
  const [visitor, guest, member] = [shownTo('visitor'), shownTo('guest'), shownTo('member')];
  const ofGuests = guest.filter((path) => !visitor.includes(path));
  const to = (persona: Persona, paths: readonly string[]): readonly PageToSee[] =>
    paths.map((path) => ({ persona, path, status: 200 }));
  return [...to('visitor', visitor), ...to('guest', ofGuests), ...to('member', member), ...BESIDE_THE_RULES];
}

/** Of addresses that differ in their query alone the first. */
function firstOfEach(paths: readonly string[]): readonly string[] {
  const byPage = new Map<string, string>();
  for (const path of paths) {
    const page = path.split('?', 1)[0] ?? path;
    if (!byPage.has(page)) byPage.set(page, path);
  }
  return [...byPage.values()];
}

/** The address that its viewer reads it at. */
export const urlOf = (brand: BrandUnderTest, { persona, path }: PageToSee): string =>
  originOf({ persona, brand }) + path;
