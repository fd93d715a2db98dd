import { readListedPages } from '@network/testing/listed-pages.ts';
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

/** A page that leads to a partner, one of moderators, and steps that the membership of the demonstration's member does not offer. */
const NOT_FOR_MEMBERS = ['/cams', '/moderation', '/account/pause', '/account/plan', '/account/upgrade'];
const TABS_OF_ACCOUNT = ['/account/membership', '/account/profile', '/account/security', '/account/privacy'];

/** Pages for others than a member, one in another language, and an unknown address. */
const BESIDE_THE_RULES: readonly PageToSee[] = [
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
  const all = everyCase(await readKnownSlugs(brand));
  const cases = all.filter(({ isBadInput, rule }) => !isBadInput && rule !== 'R35');
  const shownTo = (persona: Persona): readonly string[] => {
    const paths = cases.filter((each) => 'shows' in each.expect({ persona, brand })).map(({ path }) => path);
    return firstOfEach(paths);
  };
  const rulePages = new Set(all.map(({ path }) => pageOf(path)));
  /** The pages without a rule that every brand has and that need no name of something. */
  const ownPages = readListedPages()
    .filter(({ path, flag }) => flag === null && !path.includes(':'))
    .map(({ path }) => path)
    .filter((path) => !rulePages.has(path) && !NOT_FOR_MEMBERS.includes(path));
  const [visitor, guest, member] = [shownTo('visitor'), shownTo('guest'), shownTo('member')];
  const ofGuests = guest.filter((path) => !visitor.includes(path));
  const to = (persona: Persona, paths: readonly string[]): readonly PageToSee[] =>
    paths.map((path) => ({ persona, path, status: 200 }));
  return [
    ...to('visitor', visitor),
    ...to('guest', ofGuests),
    ...to('member', [...member, ...ownPages, ...TABS_OF_ACCOUNT]),
    ...BESIDE_THE_RULES,
  ];
}

const pageOf = (path: string): string => path.split('?', 1)[0] ?? path;

/** Leaves out addresses that differ from an earlier one in their query alone. */
function firstOfEach(paths: readonly string[]): readonly string[] {
  const byPage = new Map<string, string>();
  for (const path of paths) {
    if (!byPage.has(pageOf(path))) byPage.set(pageOf(path), path);
  }
  return [...byPage.values()];
}

/** The address that its viewer reads it at. */
export const urlOf = (brand: BrandUnderTest, { persona, path }: PageToSee): string =>
  originOf({ persona, brand }) + path;
