import { describe, expect, it } from 'vitest';
import { type ExamplePerson, examplePeople } from '@network/access/examples/example-people.ts';
import { testTenant } from '@network/core/server/tenant-fixture.ts';
import { renderRoutes } from '@network/core/testing/render-routes.tsx';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { aPerformer, aPicture, aVideo } from '../testing/story-samples.ts';
import { homeRoutes } from './routes.tsx';

const people = examplePeople('vixen', 'tushy');
const opening = {
  ...aVideo(1),
  description: 'A house by the sea.',
  images: { ...aVideo(1).images, poster: aPicture(1) },
};

/** The home page of a person who has begun a film, with one film in each row. */
async function open(person: ExamplePerson, sellsMemberships = true, tenant = testTenant) {
  const page = await renderRoutes('/', {
    routes: homeRoutes,
    tenant,
    sellsMemberships,
    viewer: people[person],
    offered: {
      continueWatching: ({ videos }) => <h2>{`Begun: ${String(videos.length)}`}</h2>,
      newSinceLastVisit: ({ videos }) => <h2>{`New: ${String(videos.length)}`}</h2>,
    },
    answers: {
      HomePage: ({ rows }: { rows: readonly { name: string }[] }) => ({
        featuredVideos: [opening],
        continueWatching: person === 'visitor' ? [] : [aVideo(2)],
        newSinceLastVisit: person === 'member' ? [aVideo(4), aVideo(5)] : [],
        homeRows: rows.map(({ name }) => ({ id: name, videos: [{ ...aVideo(3), isFreeLimitedTrial: true }] })),
        findDeals: [],
      }),
    },
  });
  return page.kind === 'html' ? page.html : '';
}

it('says the brand’s own words in the place of the catalogue’s', async () => {
  const [first, latest, ...rows] = testTenant.home.rows;
  const home = {
    ...testTenant.home,
    rows: [first, { ...latest, title: 'Frisch eingeschenkt' }, ...rows] as typeof rows,
  };
  const page = await open('visitor', true, {
    ...testTenant,
    home: { ...home, words: { join: 'Setz dich dazu', trailer: 'Einen Schluck kosten', promise: 'Setz dich.' } },
  });
  for (const said of [
    'Frisch eingeschenkt',
    'Setz dich dazu',
    'Einen Schluck kosten',
    'Setz dich.',
    'Cancel anytime',
  ]) {
    expect(page).toContain(said);
  }
});

describe('the home of a brand before its first film', () => {
  const openEmpty = async (data: object, kind: Tenant['home']['hero']['kind'] = 'letterbox') => {
    const hero = { ...testTenant.home.hero, kind };
    const page = await renderRoutes('/', {
      routes: homeRoutes,
      tenant: { ...testTenant, home: { ...testTenant.home, hero } },
      answers: {
        HomePage: () => ({
          featuredVideos: [],
          homeHero: null,
          continueWatching: [],
          newSinceLastVisit: [],
          homeRows: [],
          findDeals: [],
          ...data,
        }),
      },
    });
    return page.kind === 'html' ? page.html : '';
  };
  const frontOf = (html: string) => /<section class="front.*?<\/section>/s.exec(html)?.[0] ?? '';
  const titleOf = (html: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1];

  it.each([
    ['letterbox', 'letterbox'],
    ['split', 'split'],
    ['full', 'full'],
    ['wall', 'full'],
    ['filmstrip', 'full'],
  ] as const)('opens, where its hero is a %s, with the brand in a %s, drawn by its stylesheet', async (kind, shown) => {
    const html = await openEmpty({ performers: { items: [aPerformer(1)] } }, kind);
    expect(titleOf(html)).toBe(testTenant.copy.tagline);
    expect(frontOf(html)).toContain(`front-${shown} `);
    expect(frontOf(html)).toContain('picture-missing');
    expect(frontOf(html)).toContain(testTenant.copy.description);
  });

  it('shows the brand’s own picture where there is one', async () => {
    const html = await openEmpty({ homeHero: aPicture(3) });
    expect(frontOf(html)).toContain(aPicture(3).src);
    expect(frontOf(html)).not.toContain('picture-missing');
  });
});

describe('the home of somebody who is signed in', () => {
  it.each<ExamplePerson>(['member', 'free limited trial', 'lapsed member'])(
    'continues, for a %s, directly below a hero that is shorter',
    async (person) => {
      const html = await open(person);
      expect(html).toContain('front-short');
      const headings = [...html.matchAll(/<h[12][^>]*>(.*?)<\/h[12]>/g)].map(([, text]) => text);
      expect(headings.slice(0, 2)).toEqual([opening.title, 'Begun: 1']);
    },
  );

  it('shows a member directly below that what is new since the last visit', async () => {
    const html = await open('member');
    const headings = [...html.matchAll(/<h[12][^>]*>(.*?)<\/h[12]>/g)].map(([, text]) => text);
    expect(headings[2]).toBe('New: 2');
    expect(await open('visitor')).not.toContain('New: ');
    expect(await open('lapsed member')).not.toContain('New: ');
  });

  it('has the hero of full height for a visitor, whose rows begin with the brand’s', async () => {
    const html = await open('visitor');
    expect(html).not.toContain('front-short');
    expect(html).not.toContain('Begun');
    expect(html).toContain('/joinnow');
  });

  it('invites nobody to join where no membership is on sale', async () => {
    expect(await open('visitor', false)).not.toContain('joinnow');
  });
});
