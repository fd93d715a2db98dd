import { describe, expect, it } from 'vitest';
import { type ExamplePerson, examplePeople } from '@network/access/examples/example-people.ts';
import { testTenant } from '@network/core/server/tenant-fixture.ts';
import { renderRoutes } from '@network/core/testing/render-routes.tsx';
import { aVideo } from '../testing/story-samples.ts';
import { videosRoutes } from './routes.tsx';

const people = examplePeople('vixen', 'tushy');

/** The listing as a person sees it, and what it requested; its first film is one that a free limited trial may pick. */
async function open(href: string, person: ExamplePerson, facetedSearch: boolean) {
  const requested: unknown[] = [];
  const page = await renderRoutes(href, {
    routes: videosRoutes,
    tenant: { ...testTenant, features: { ...testTenant.features, facetedSearch } },
    viewer: people[person],
    answers: {
      VideosPage: ({ input }: { input: { freeLimitedTrial: boolean } }) => {
        requested.push(input.freeLimitedTrial);
        return {
          videos: {
            items: [{ ...aVideo(1), isFreeLimitedTrial: true }, aVideo(2)],
            info: { page: 1, pageSize: 12, total: 2, totalIsExact: true, hasNextPage: false },
            related: [],
            facets: [],
          },
          watchingSettings: null,
          categories: [],
          sites: [],
        };
      },
    },
  });
  return { requested, html: page.kind === 'html' ? page.html : '' };
}

// "Free limited trial: may see […] free-limited-trial videos".
describe('A02 the films of a free limited trial in the listing', () => {
  it.each([true, false])('A02 are marked and can be filtered by (faceted search: %s)', async (isFaceted) => {
    const { html, requested } = await open('/videos?trial=1', 'free limited trial', isFaceted);
    expect(html.match(/In your trial/g)).toHaveLength(1);
    expect(html).toMatch(
      /href="\/videos\?trial=1"[^>]*aria-current="true"|aria-current="true"[^>]*href="\/videos\?trial=1"/,
    );
    expect(requested).toEqual([true]);
  });

  it.each<[ExamplePerson, boolean]>([
    ['visitor', true],
    ['trial', false],
    ['member', true],
  ])('A02 are films like all others for a %s', async (person, isFaceted) => {
    const { html, requested } = await open('/videos?trial=1', person, isFaceted);
    expect(html).toContain(aVideo(1).title);
    expect(html).not.toMatch(/In your trial|Your trial/);
    expect(requested).toEqual([false]);
  });
});
