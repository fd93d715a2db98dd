import { describe, expect, it } from 'vitest';
import { testTenant } from '@network/core/server/tenant-fixture.ts';
import { renderRoutes } from '@network/core/testing/render-routes.tsx';
import { aVideo } from '../testing/story-samples.ts';
import { videosRoutes } from './routes.tsx';

const tenant = { ...testTenant, features: { ...testTenant.features, facetedSearch: true } };

/** The listing of a brand with faceted search, with so many films, for somebody to whom these categories are open. */
async function open(href: string, found: number, categories: readonly string[] = []) {
  const requested: { search: string | null; categories: readonly string[] }[] = [];
  const page = await renderRoutes(href, {
    routes: videosRoutes,
    tenant,
    answers: {
      CategorySlugs: () => ({ categories: categories.map((slug) => ({ slug })) }),
      VideosPage: ({ input }: { input: (typeof requested)[number] }) => {
        requested.push({ search: input.search, categories: input.categories });
        return {
          videos: {
            items: Array.from({ length: found }, (_, index) => aVideo(index)),
            info: { page: 1, pageSize: 12, total: found, totalIsExact: true, hasNextPage: false },
            related: [aVideo(7)],
            facets: [],
          },
          watchingSettings: null,
        };
      },
    },
  });
  return { page, requested, html: page.kind === 'html' ? page.html.replaceAll('<!-- -->', '') : '' };
}

// "so that nobody meets an empty page".
describe('R01 a search where faceted search is on', () => {
  it('R01 becomes a category always, whatever is open to the person', async () => {
    for (const categories of [[], ['silk']]) {
      const { page } = await open('/videos?search=Silk', 2, categories);
      expect(page).toMatchObject({ kind: 'redirect', location: '/videos?categories=silk' });
    }
  });

  it('R01 shows films for the word where no such category is open, and says so', async () => {
    const { html, requested } = await open('/videos?categories=silk', 2);
    expect(requested).toEqual([{ search: 'silk', categories: [] }]);
    expect(html).toContain('There is no category “silk”. These films match the words.');
    expect(html).toContain(aVideo(1).title);
  });

  it('R01 shows other films where no film has the word', async () => {
    const { html } = await open('/videos?categories=silk', 0);
    expect(html).toContain('There is no category “silk”, and no film matches the words.');
    expect(html).not.toContain('These films match');
    expect(html).toContain(aVideo(7).title);
  });

  it('R01 shows the category where it is open', async () => {
    const { html, requested } = await open('/videos?categories=silk', 2, ['silk']);
    expect(requested).toEqual([{ search: null, categories: ['silk'] }]);
    expect(html).not.toContain('There is no category');
  });
});
