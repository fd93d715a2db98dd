import { describe, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import slayed from '../../../../../apps/slayed/tenant.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';

const gateway = gatewayForTests({ seed: true, tenants: [vixen, slayed] });

interface Awarded {
  readonly id: string;
  readonly performer: { readonly slug: string } | null;
}

describe('X17 the awards of a performer', () => {
  const runQuery = async <Data>(query: string, tenant: string) =>
    (await gateway.graphql<Data>(query, {}, { tenant })).data;
  const of = async (slug: string, tenant: string) =>
    (
      await runQuery<{ awardsOfPerformer: Awarded[] }>(
        `{ awardsOfPerformer(slug: "${slug}") { id performer { slug } } }`,
        tenant,
      )
    ).awardsOfPerformer;

  it('are those of the brand’s list that name the performer, in its order', async () => {
    const all = await runQuery<{ awards: { items: Awarded[] } }>(
      '{ awards(page: 1, pageSize: 48) { items { id performer { slug } } } }',
      'vixen',
    );
    const slug = all.awards.items.find(({ performer }) => performer !== null)?.performer?.slug ?? '';
    const own = all.awards.items.filter(({ performer }) => performer?.slug === slug);
    expect(own.length).toBeGreaterThan(0);
    expect(await of(slug, 'vixen')).toEqual(own);
    // The brand shows no awards.
    expect(await of(slug, 'slayed')).toEqual([]);
    expect(await of('Nobody', 'vixen')).toEqual([]);
  });
});
