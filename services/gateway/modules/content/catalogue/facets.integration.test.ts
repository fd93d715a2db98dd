import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { FACET_NAMES } from '@network/tenant/facets.ts';
import { gatewayForTests } from '@network/testing/gateway.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import vixenplus from '../../../../../apps/vixenplus/tenant.ts';

const gateway = gatewayForTests({ seed: true, tenants: [vixen, vixenplus] });

interface Facet {
  readonly name: string;
  readonly values: readonly { value: string; name: string | null; count: number; isExact: boolean }[];
}
interface Listing {
  readonly items: readonly { readonly slug: string }[];
  readonly info: { readonly total: number };
  readonly facets: readonly Facet[];
}

async function list(kind: 'videos' | 'performers', input: Record<string, unknown>, tenant = 'vixen'): Promise<Listing> {
  const type = kind === 'videos' ? 'VideosInput' : 'PerformersInput';
  const answer = await gateway.graphql<Record<string, Listing>>(
    `query ($input: ${type}!) { ${kind}(input: $input) {
      items { slug } info { total } facets { name values { value name count isExact } } } }`,
    { input: { pageSize: 100, ...input } },
    { tenant },
  );
  expect(answer.errors).toBeUndefined();
  return answer.data[kind] as Listing;
}

const countOf = ({ facets }: Listing, name: string, value: string) =>
  facets.find((facet) => facet.name === name)?.values.find((each) => each.value === value)?.count ?? 0;

describe('facets of videos', () => {
  it('count what choosing a value leaves, for every facet', async () => {
    const whole = await list('videos', {});
    expect(whole.facets.map(({ name }) => name)).toEqual(FACET_NAMES);
    const narrowings: readonly (readonly [string, (value: string) => Record<string, unknown>])[] = [
      ['categories', (value) => ({ categories: [value] })],
      ['performers', (value) => ({ performers: [value] })],
      ['sex', (value) => ({ traits: { sex: [value] } })],
      ['hair', (value) => ({ traits: { hair: [value] } })],
      ['height', (value) => ({ traits: { height: [value] } })],
      ['nationality', (value) => ({ traits: { nationality: [value] } })],
      ['length', (value) => ({ lengths: [value] })],
      ['year', (value) => ({ years: [Number(value)] })],
      ['resolution', (value) => ({ resolutions: [Number(value)] })],
    ];
    for (const [name, narrow] of narrowings) {
      const first = whole.facets.find((facet) => facet.name === name)?.values[0];
      expect(first, name).toBeDefined();
      expect(first?.isExact).toBe(true);
      expect((await list('videos', narrow(first?.value ?? ''))).info.total, name).toBe(first?.count);
    }
  });

  it('agree with what the tables say of a trait', async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from videos v where v.site_id = 'vixen' and v.channel_id is null
        and v.released_at <= '2026-03-02T12:00:00Z' and v.run_length_seconds >= 2400
        and exists (select 1 from video_performers vp join performers p on p.id = vp.performer_id
          where vp.video_id = v.id and p.height_centimetres >= 178)
    `.execute(gateway.services.db);
    const found = await list('videos', { lengths: ['long'], traits: { height: ['tall'] } });
    expect(found.info.total).toBe(rows[0]?.count);
    expect(found.info.total).toBeGreaterThan(0);
  });

  it('ask for any of the years, and for all of the categories', async () => {
    const whole = await list('videos', {});
    const [one = '', two = ''] =
      whole.facets.find(({ name }) => name === 'year')?.values.map(({ value }) => value) ?? [];
    const both = await list('videos', { years: [Number(one), Number(two)] });
    expect(both.info.total).toBe(countOf(whole, 'year', one) + countOf(whole, 'year', two));
    const [first = '', second = ''] =
      whole.facets.find(({ name }) => name === 'categories')?.values.map(({ value }) => value) ?? [];
    const all = await list('videos', { categories: [first, second] });
    expect(all.info.total).toBe(countOf(await list('videos', { categories: [first] }), 'categories', second));
  });

  it('keep the other values of a facet on offer once one is chosen', async () => {
    const whole = await list('videos', {});
    const narrowed = await list('videos', { resolutions: [720] });
    expect(narrowed.info.total).toBe(countOf(whole, 'resolution', '720'));
    expect(countOf(narrowed, 'resolution', '2160')).toBe(countOf(whole, 'resolution', '2160'));
    const sites = await list('videos', { sites: ['deeper'] }, 'vixenplus');
    expect(countOf(sites, 'sites', 'deeper')).toBeGreaterThan(100);
    expect(countOf(sites, 'sites', 'milfy')).toBeGreaterThan(0);
  });

  it('name performers and categories, and count the films of all sites exactly', async () => {
    const whole = await list('videos', {}, 'vixenplus');
    expect(whole.info.total).toBe(9 * 117);
    const values = whole.facets.flatMap((facet) => facet.values);
    expect(values.every(({ isExact }) => isExact)).toBe(true);
    for (const { name, values: each } of whole.facets.filter(({ name: facet }) => facet === 'categories'))
      for (const { value, count } of each)
        expect([value, (await list('videos', { [name]: [value] }, 'vixenplus')).info.total]).toEqual([value, count]);
    const named = whole.facets.filter(({ name }) => name === 'performers' || name === 'categories');
    expect(named.flatMap(({ values: each }) => each).every(({ name }) => name !== null)).toBe(true);
  });

  it.each([
    { traits: { hair: ["red' or 1=1", 'purple'] } },
    { years: [-1, 99] },
    { lengths: ['eternal'] },
    { resolutions: [1] },
  ])('are not narrowed by what a facet can’t have: %j', async (input) => {
    expect((await list('videos', input)).info.total).toBe(117);
  });

  it('offer what was chosen though nothing has it', async () => {
    const found = await list('videos', { years: [1999] });
    expect(found.info.total).toBe(0);
    expect(found.facets.find(({ name }) => name === 'year')?.values).toContainEqual(
      expect.objectContaining({ value: '1999', count: 0 }),
    );
  });
});

describe('facets of performers', () => {
  it('R12 let sex win over gender, and count the others within it', async () => {
    const women = await list('performers', { traits: { sex: ['F'] }, gender: 'GUYS' });
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from performers p where sex = 'F'
        and exists (select 1 from performer_sites s where s.performer_id = p.id and s.site_id = 'vixen')
    `.execute(gateway.services.db);
    expect(women.info.total).toBe(rows[0]?.count);
    const [hair] = women.facets.find(({ name }) => name === 'hair')?.values ?? [];
    const narrowed = await list('performers', { traits: { sex: ['F'], hair: [hair?.value] } });
    expect(narrowed.info.total).toBe(hair?.count);
  });
});
