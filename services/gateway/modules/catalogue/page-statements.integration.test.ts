import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import operations from '@network/graphql/persisted-operations.json' with { type: 'json' };
import { startTestGateway, type TestGateway } from '@network/testing/gateway.ts';
import { knowWords } from './testing/know-words.ts';
import combined from '../../../../apps/combined/tenant.ts';
import { demonstrationCaller } from '../identity/testing/demonstration-session.ts';

/** What a page of a listing may ask the database, however long the list is (issue's bound). */
const MOST_STATEMENTS = 3;
/** For a member: who it is, their settings, and what of the page they like and watch, for all of it together. */
const MOST_OF_A_MEMBER = 4;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ seed: true, tenants: [combined] });
  await knowWords(gateway.services);
}, 120_000);
afterAll(() => gateway.close());

const textOf = (name: string): string => {
  const text = Object.values(operations).find((each) => new RegExp(`^query ${name}\\b`).test(each));
  if (text === undefined) throw new Error(`No page asks ${name}`);
  return text;
};

/** Statements that the database was given for the data of a page. */
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
const PAGES: readonly (readonly [name: string, variables: Readonly<Record<string, unknown>>])[] = [
  ['VideosPage', { isFaceted: false, input: { page: 2 } }],
  ['VideosPage', { isFaceted: true, input: { pageSize: 48 } }],
  ['VideosPage', { isFaceted: true, input: { years: [2025], lengths: ['long'], search: 'light' } }],
  ['SearchPage', { query: 'night', input: { search: 'night' } }],
  ['PerformersPage', { isFaceted: true, input: { traits: { sex: ['F'] } } }],
  ['PerformersPage', { isFaceted: false, input: { gender: 'GUYS', order: 'NAME' } }],
  ['TopRatedPage', { page: 1 }],
  ['AwardsPage', { page: 1, pageSize: 6 }],
  ['CategoriesPage', {}],
  ['ShowcasesPage', {}],
  ['AngelsPage', {}],
  ['BrandsPage', {}],
  ['ChannelsPage', { input: { page: 1 } }],
  ['AllChannelVideosPage', { page: 1 }],
  ['WallPage', { page: 1 }],
  ['ReelsFeed', { after: 0 }],
  ['SiteVideosPage', { site: 'deeper', page: 1 }],
  ['SitePerformersPage', { site: 'deeper', page: 1 }],
];

describe('the data of a listing page', () => {
  it.each(PAGES)('%s %j takes at most three statements', async (name, variables) => {
    const asked = await statementsOf(name, variables);
    expect(asked).toBeGreaterThan(0);
    expect(asked).toBeLessThanOrEqual(MOST_STATEMENTS);
  });

  it.each([1, 12, 48])('takes no more for a member, however many films it shows: %i', async (pageSize) => {
    const member = await demonstrationCaller(gateway.services, 'member', combined);
    const asked = await statementsOf('VideosPage', { isFaceted: true, input: { pageSize, order: 'RATING' } }, member);
    expect(asked).toBeLessThanOrEqual(MOST_STATEMENTS + MOST_OF_A_MEMBER);
  });

  it('counts nothing again for who comes within a minute', async () => {
    const page = { isFaceted: true, input: { resolutions: [2160] } };
    expect(await statementsOf('VideosPage', page)).toBe(MOST_STATEMENTS);
    expect(await statementsOf('VideosPage', page)).toBe(1);
  });
});
