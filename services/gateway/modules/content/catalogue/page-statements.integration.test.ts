import { beforeAll, describe, expect, it, vi } from 'vitest';
import operations from '@network/graphql/persisted-operations.json' with { type: 'json' };
import { gatewayForTests, type TestGateway } from '@network/testing/gateway.ts';
import { knowWords } from './testing/know-words.ts';
import combined from '../../../../../apps/combined/tenant.ts';
import { demonstrationCaller } from '../../people/identity/testing/public.ts';

/** How many statements a page of a list may send to the database, however long the list is. */
const MOST_STATEMENTS = 3;
/**
 * How many more a member costs: who it is, their settings, and what they like and watch of the page, for the whole page
 * together.
 */
const MOST_OF_A_MEMBER = 4;

const gateway = gatewayForTests({ seed: true, tenants: [combined] });
beforeAll(async () => {
  await knowWords(gateway.services);
}, 120_000);

const textOf = (name: string): string => {
  const text = Object.values(operations).find((each) => new RegExp(`^query ${name}\\b`).test(each));
  if (text === undefined) throw new Error(`No page asks ${name}`);
  return text;
};

/** Statements sent to the database for the data of a page. */
async function statementsOf(
  name: string,
  variables: Readonly<Record<string, unknown>>,
  caller: Parameters<TestGateway['graphql']>[2] = { tenant: combined.id },
): Promise<number> {
  const executor = vi.spyOn(gateway.services.db.getExecutor(), 'executeQuery');
  const answer = await gateway.graphql(textOf(name), variables, caller);
  const count = executor.mock.calls.length;
  executor.mockRestore();
  expect(answer.errors).toBeUndefined();
  return count;
}

/** The listings of a visitor, as their pages ask. The tenant has every flag and all sites. */
const PAGES: readonly (readonly [name: string, variables: Readonly<Record<string, unknown>>, most: number])[] = [
  ['VideosPage', { isFaceted: false, input: { page: 2 } }, MOST_STATEMENTS],
  ['VideosPage', { isFaceted: true, input: { pageSize: 48 } }, MOST_STATEMENTS],
  // Beside the films: the words near it, and whether it may be an error, as German titles have "Licht".
  [
    'VideosPage',
    { isFaceted: true, input: { years: [2025], lengths: ['long'], search: 'light' } },
    MOST_STATEMENTS + 2,
  ],
  // Beside the films: people, categories, what each facet would find, and whether the word may be a typing error.
  ['SearchPage', { query: 'night', input: { search: 'night' }, isFaceted: true }, 8],
  ['PerformersPage', { isFaceted: true, input: { traits: { sex: ['F'] } } }, MOST_STATEMENTS],
  ['PerformersPage', { isFaceted: false, input: { gender: 'GUYS', order: 'NAME' } }, MOST_STATEMENTS],
  ['TopRatedPage', { page: 1 }, MOST_STATEMENTS],
  ['AwardsPage', { page: 1, pageSize: 6 }, MOST_STATEMENTS],
  ['CategoriesPage', {}, MOST_STATEMENTS],
  ['ShowcasesPage', {}, MOST_STATEMENTS],
  ['AngelsPage', {}, MOST_STATEMENTS],
  ['BrandsPage', {}, MOST_STATEMENTS],
  ['ChannelsPage', { input: { page: 1 } }, MOST_STATEMENTS],
  ['AllChannelVideosPage', { page: 1 }, MOST_STATEMENTS],
  // Beside the posts: their curators and films, and the facts of these.
  ['WallPage', { page: 1 }, 5],
  // These pages have the performers and the comments of each film.
  ['ReelsFeed', { after: 0 }, 4],
  ['SiteVideosPage', { site: 'deeper', page: 2, order: 'NEWEST', presentsSite: false }, MOST_STATEMENTS],
  // The front page has its newest films, performers and figures too.
  ['SiteVideosPage', { site: 'deeper', page: 1, order: 'NEWEST', presentsSite: true }, 5],
  ['SitePerformersPage', { site: 'deeper', page: 1 }, MOST_STATEMENTS],
];

describe('the data of a listing page', () => {
  it.each(PAGES)('%s %j takes a few statements, however long its list is', async (name, variables, most) => {
    const statements = await statementsOf(name, variables);
    expect(statements).toBeGreaterThan(0);
    expect(statements).toBeLessThanOrEqual(most);
  });

  it.each([1, 12, 48])('takes no more for a member, however many films it shows: %i', async (pageSize) => {
    const member = await demonstrationCaller(gateway.services, 'member', combined);
    const statements = await statementsOf(
      'VideosPage',
      { isFaceted: true, input: { pageSize, order: 'RATING' } },
      member,
    );
    expect(statements).toBeLessThanOrEqual(MOST_STATEMENTS + MOST_OF_A_MEMBER);
  });

  it('counts nothing again within a minute', async () => {
    const page = { isFaceted: true, input: { resolutions: [720] } };
    expect(await statementsOf('VideosPage', page)).toBe(MOST_STATEMENTS);
    expect(await statementsOf('VideosPage', page)).toBe(1);
  });
});
