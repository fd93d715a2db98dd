import { describe, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import slayed from '../../../../../apps/slayed/tenant.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import vixenplus from '../../../../../apps/vixenplus/tenant.ts';

const gateway = gatewayForTests({ seed: true, tenants: [vixen, vixenplus, slayed] });

interface Counted {
  readonly slug: string;
  readonly videoCount: number;
}
interface Value {
  readonly value: string;
  readonly count: number;
}
interface Lists {
  readonly categories: readonly Counted[];
  readonly performers: { readonly items: readonly Counted[] };
  readonly angels: readonly { readonly performer: Counted }[];
  readonly quickSearch: { readonly categories: readonly Counted[]; readonly performers: readonly Counted[] };
}

const LISTS = `{ categories { slug videoCount }
  performers(input: { gender: ALL, pageSize: 24 }) { items { slug videoCount } }
  angels { performer { slug videoCount } }
  quickSearch(query: "ra") { categories { slug videoCount } performers { slug videoCount } } }`;

describe.each(['vixen', 'vixenplus', 'slayed'])('the counts of %s are the lengths of their lists', (tenant) => {
  const runQuery = async <Data>(query: string, variables = {}) =>
    (await gateway.graphql<Data>(query, variables, { tenant })).data;
  const length = async (input: object) => {
    const data = await runQuery<{ videos: { info: { total: number } } }>(
      'query ($input: VideosInput!) { videos(input: $input) { info { total } } }',
      { input },
    );
    return data.videos.info.total;
  };
  /** Each with the count that it should have. */
  const lengthsOf = (counted: readonly Counted[], filter: 'categories' | 'performers') =>
    Promise.all(counted.map(async ({ slug }) => ({ slug, videoCount: await length({ [filter]: [slug] }) })));

  it('X17 of categories, performers, angels and suggestions', async () => {
    const { categories, performers, angels, quickSearch } = await runQuery<Lists>(LISTS);
    expect(categories.length).toBeGreaterThan(0);
    const people = [...performers.items, ...angels.map(({ performer }) => performer), ...quickSearch.performers];
    expect(categories).toEqual(await lengthsOf(categories, 'categories'));
    expect(quickSearch.categories).toEqual(await lengthsOf(quickSearch.categories, 'categories'));
    expect(people).toEqual(await lengthsOf(people, 'performers'));
  });

  it('X17 of one performer, whose page reads the count by site', async () => {
    const { performers } = await runQuery<Lists>(LISTS);
    for (const { slug, videoCount } of performers.items) {
      const one = await runQuery<{ performer: Counted }>(
        'query ($slug: String!) { performer(slug: $slug) { slug videoCount } }',
        {
          slug,
        },
      );
      expect(one.performer).toEqual({ slug, videoCount });
    }
  });

  it('X17 of the values that performers are narrowed by, on the sites of the brand alone', async () => {
    const narrow = async (input: object) =>
      (
        await runQuery<{ performers: { info: { total: number }; facets: { name: string; values: Value[] }[] } }>(
          `query ($input: PerformersInput!) { performers(input: $input) {
            info { total } facets { name values { value count } } } }`,
          { input: { gender: 'ALL', ...input } },
        )
      ).performers;
    const { facets } = await narrow({});
    for (const name of ['sites', 'hair', 'sex'] as const) {
      for (const { value, count } of facets.find((facet) => facet.name === name)?.values ?? []) {
        const input = name === 'sites' ? { sites: [value] } : { traits: { [name]: [value] } };
        expect([name, value, count]).toEqual([name, value, (await narrow(input)).info.total]);
      }
    }
  });
});
