import { describe, expect, it } from 'vitest';
import { type ExamplePerson, examplePeople } from '@network/access/examples/example-people.ts';
import { testTenant } from '@network/core/server/tenant-fixture.ts';
import { renderRoutes } from '@network/core/testing/render-routes.tsx';
import { aVideo } from '../testing/story-samples.ts';
import { homeRoutes } from './routes.tsx';

const people = examplePeople('vixen', 'tushy');

/** The home page as a person sees it; the gateway has one film in each row. */
async function open(person: ExamplePerson) {
  const page = await renderRoutes('/', {
    routes: homeRoutes,
    tenant: testTenant,
    viewer: people[person],
    answers: {
      HomePage: ({ rows }: { rows: readonly { name: string }[] }) => ({
        featuredVideos: [],
        homeHero: null,
        continueWatching: [],
        newSinceLastVisit: [],
        homeRows: rows.map(({ name }) => ({ id: name, videos: [{ ...aVideo(1), isFreeLimitedTrial: true }] })),
        findDeals: [],
      }),
    },
  });
  return page.kind === 'html' ? page.html : '';
}

// "Free limited trial: may see […] free-limited-trial videos".
describe('A02 the row of a free limited trial on the home page', () => {
  it('A02 shows its films, and leads to all of them', async () => {
    const html = await open('free limited trial');
    expect(html).toContain('In your free trial');
    expect(html).toContain('href="/videos?trial=1"');
  });

  it.each<ExamplePerson>(['visitor', 'trial', 'member'])('A02 does not exist for a %s', async (person) => {
    expect(await open(person)).not.toContain('In your free trial');
  });
});
