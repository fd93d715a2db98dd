import { describe, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import slayed from '../../../../../apps/slayed/tenant.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';

const gateway = gatewayForTests({ seed: true, tenants: [vixen, slayed] });

async function query<Data>(document: string, tenant = 'vixen'): Promise<Data> {
  const { data, errors } = await gateway.graphql<Data>(document, {}, { tenant });
  expect(errors).toBeUndefined();
  return data;
}

interface Awards {
  readonly items: readonly {
    readonly id: string;
    readonly isWin: boolean;
    readonly organization: string;
    readonly year: number;
  }[];
  readonly info: { readonly total: number };
  readonly facts: {
    readonly wins: number;
    readonly nominations: number;
    readonly festivals: number;
    readonly since: number | null;
  };
}

const awards = async (result: string | null, tenant = 'vixen') =>
  (
    await query<{ awards: Awards }>(
      `{ awards(pageSize: 48${result === null ? '' : `, result: ${result}`}) {
        items { id isWin organization year } info { total } facts { wins nominations festivals since } } }`,
      tenant,
    )
  ).awards;

describe('R08 awards by their result', () => {
  it('R08 are the won ones, or the others, in the same order and counted', async () => {
    const all = await awards(null);
    for (const [result, isWin] of [
      ['WON', true],
      ['NOMINATED', false],
    ] as const) {
      const { items, info } = await awards(result);
      expect(items).toEqual(all.items.filter((award) => award.isWin === isWin));
      expect(info.total).toBe(items.length);
    }
  });

  it('R08 have facts that sum up the whole list, whatever it is narrowed to', async () => {
    const { items, facts } = await awards(null);
    const wins = items.filter(({ isWin }) => isWin).length;
    expect(facts).toEqual({
      wins,
      nominations: items.length - wins,
      festivals: new Set(items.map(({ organization }) => organization)).size,
      since: Math.min(...items.map(({ year }) => year)),
    });
    expect((await awards('WON')).facts).toEqual(facts);
  });

  it('R08 T07 are none, with facts of none, where the flag is off', async () => {
    expect(await awards(null, 'slayed')).toEqual({
      items: [],
      info: { total: 0 },
      facts: { wins: 0, nominations: 0, festivals: 0, since: null },
    });
  });
});

describe('R51 the videos of a site in an order', () => {
  const films = async (order: string) =>
    (
      await query<{ siteVideos: { items: { title: string; rating: number | null; releaseDate: string }[] } }>(
        `{ siteVideos(site: "slayed", order: ${order}) { items { title rating releaseDate } } }`,
      )
    ).siteVideos.items;

  it('R51 is newest first, by title, or best rated first', async () => {
    const dates = (await films('NEWEST')).map(({ releaseDate }) => releaseDate);
    expect(dates).toEqual(dates.toSorted().toReversed());
    const titles = (await films('NAME')).map(({ title }) => title);
    expect(titles.length).toBeGreaterThan(6);
    expect(titles).not.toEqual((await films('NEWEST')).map(({ title }) => title));
    expect((titles[0] ?? '') <= (titles.at(-1) ?? '')).toBe(true);
    const ratings = (await films('RATING')).map(({ rating }) => rating ?? 0);
    expect(ratings.length).toBeGreaterThan(6);
    expect(ratings.at(0) ?? 0).toBeGreaterThanOrEqual(ratings.at(-1) ?? 0);
  });
});
