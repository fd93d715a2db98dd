import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '@network/testing/gateway.ts';
import milfy from '../../../../../apps/milfy/tenant.ts';
import combined from '../../../../../apps/combined/tenant.ts';
import vixenplus from '../../../../../apps/vixenplus/tenant.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9"/></svg>';

let gateway: TestGateway;
beforeAll(async () => {
  const published = { ...milfy, theme: { ...milfy.theme, wordmark: DRAWING } };
  gateway = await startTestGateway({ seed: true, tenants: [published, vixen, vixenplus, combined] });
}, 120_000);
afterAll(() => gateway.close());

describe('the sites of the network', () => {
  it('R56 are named as the build of their brand draws them, within the page', async () => {
    const { data } = await gateway.graphql('{ brands { id wordmark } }', {}, { tenant: 'vixen' });
    const { brands } = data as { brands: readonly { id: string; wordmark: string | null }[] };
    const wordmarkOf = (site: string) => brands.find(({ id }) => id === site)?.wordmark ?? null;
    const [type, drawing = ''] = wordmarkOf('milfy')?.split(';base64,') ?? [];
    expect(type).toBe('data:image/svg+xml');
    expect(Buffer.from(drawing, 'base64').toString()).toBe(DRAWING);
    expect(wordmarkOf('vixen'), 'an older release publishes none').toBeNull();
    expect(wordmarkOf('tushy'), 'no brand of its own is published').toBeNull();
  });

  it('R56 are those with a brand, and none that only a bundle shows', async () => {
    const { data } = await gateway.graphql<{ brands: { id: string }[] }>('{ brands { id } }', {}, { tenant: 'vixen' });
    const ids = data.brands.map(({ id }) => id);
    expect(ids).toContain('vixen');
    expect(ids).not.toContain('tushyraw');
  });

  // "naming the visible brands": the tenants themselves, without the one that is hidden from the porn portal.
  it('R21 T04 are not the brands that people can visit', async () => {
    const { data } = await gateway.graphql('{ visibleBrands }', {}, { tenant: 'combined' });
    expect(data).toEqual({ visibleBrands: [milfy.name, vixen.name, vixenplus.name] });
  });

  it('R56 are shown with the faces of their own best-rated performers', async () => {
    const { data } = await gateway.graphql<{ brands: { id: string; faces: { slug: string; rating: number }[] }[] }>(
      '{ brands { id faces { slug rating } } }',
      {},
      { tenant: 'vixen' },
    );
    for (const { id, faces } of data.brands) {
      expect(faces).toHaveLength(4);
      const ratings = faces.map(({ rating }) => rating);
      expect(ratings).toEqual(ratings.toSorted((a, b) => b - a));
      const seen = await gateway.services.db
        .selectFrom('performers')
        .innerJoin('performer_sites', 'performer_sites.performer_id', 'performers.id')
        .select('performers.slug')
        .where('performer_sites.site_id', '=', id as never)
        .execute();
      expect(seen.map(({ slug }) => slug)).toEqual(expect.arrayContaining(faces.map(({ slug }) => slug)));
    }
  });
});
