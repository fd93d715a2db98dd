import { sql } from 'kysely';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import operations from '@network/graphql/persisted-operations.json' with { type: 'json' };
import { gatewayForTests } from '@network/testing/gateway.ts';
import milfy from '../../../../../apps/milfy/tenant.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import vixenplus from '../../../../../apps/vixenplus/tenant.ts';
import { knowWords } from '../../content/catalogue/testing/public.ts';

const gateway = gatewayForTests({ seed: true, tenants: [milfy, vixen, vixenplus] });
beforeAll(async () => {
  await knowWords(gateway.services);
}, 120_000);

/** Statements that a page's own operation costs a visitor. */
async function statementsOf(name: string, variables: Record<string, unknown>, tenant: string): Promise<number> {
  const text = Object.values(operations).find((each) => each.startsWith(`query ${name}`));
  const executor = vi.spyOn(gateway.services.db.getExecutor(), 'executeQuery');
  const answer = await gateway.graphql(text ?? name, variables, { tenant });
  expect(answer.errors).toBeUndefined();
  const count = executor.mock.calls.length;
  executor.mockRestore();
  return count;
}

const traits = { sex: ['F'], hair: ['red', 'black'], height: ['tall'] };

describe('the statements of a listing page', () => {
  it.each([
    ['R01 videos', 'VideosPage', { isFaceted: false, input: { categories: [] } }, 'milfy', 3],
    ['R01 videos with facets', 'VideosPage', { isFaceted: true, input: { traits, years: [2025] } }, 'vixenplus', 3],
    ['R12 performers', 'PerformersPage', { isFaceted: false, input: {} }, 'milfy', 2],
    [
      'R12 performers with facets',
      'PerformersPage',
      { isFaceted: true, input: { traits: { sex: ['F'] } } },
      'vixen',
      3,
    ],
    ['R19 search', 'SearchPage', { query: 'the', isFaceted: false, input: { search: 'the' } }, 'vixenplus', 3],
    // The facets that the search is narrowed by, counted once and then remembered.
    [
      'R19 search with facets',
      'SearchPage',
      { query: 'of', isFaceted: true, input: { search: 'of', lengths: ['long'] } },
      'vixenplus',
      4,
    ],
    ['R19 suggestions', 'QuickSearch', { query: 'the' }, 'vixenplus', 1],
    ['R06 top rated', 'TopRatedPage', { page: 1 }, 'vixenplus', 2],
    ['R08 awards', 'AwardsPage', { page: 1, pageSize: 6 }, 'vixenplus', 3],
    ['R14 categories', 'CategoriesPage', {}, 'vixen', 1],
    ['R44 showcases', 'ShowcasesPage', {}, 'vixen', 1],
    ['R45 a showcase', 'ShowcasePage', { slug: 'nocturnes', page: 1 }, 'vixenplus', 3],
    ['R46 angels', 'AngelsPage', {}, 'vixen', 1],
    // The faces of all of them together, and the art of two brands, which a gateway outside of tests remembers.
    ['R56 brands', 'BrandsPage', {}, 'vixen', 4],
    [
      'R51 a standalone site',
      'SiteVideosPage',
      { site: 'deeper', page: 2, order: 'NEWEST', presentsSite: false },
      'vixen',
      3,
    ],
    [
      'R51 its front page, with what is new and who is in it',
      'SiteVideosPage',
      { site: 'deeper', page: 1, order: 'NEWEST', presentsSite: true },
      'vixen',
      5,
    ],
    ['R51 its performers', 'SitePerformersPage', { site: 'deeper', page: 1 }, 'vixen', 3],
  ])('are few for %s', async (_title, name, variables, tenant, most) => {
    const count = await statementsOf(name, variables, tenant);
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThanOrEqual(most);
  });

  it('count nothing where the list ends on its first page, and read the films that follow a short list', async () => {
    const input = { performers: ['no-such-performer'] };
    expect(await statementsOf('VideosPage', { isFaceted: false, input }, 'milfy')).toBe(3);
  });
});

describe('the awards of the demonstration', () => {
  it('go to films with different pictures on each site', async () => {
    const { rows } = await sql<{ awards: number; pictures: number }>`
      select count(*)::int as awards, count(distinct composition)::int as pictures
      from awards join videos on videos.id = awards.video_id group by awards.site_id
    `.execute(gateway.services.db);
    expect(rows.length).toBeGreaterThan(0);
    for (const { awards, pictures } of rows) expect([awards, pictures]).toEqual([10, 10]);
  });
});
