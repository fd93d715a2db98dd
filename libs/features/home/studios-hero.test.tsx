import { describe, expect, it } from 'vitest';
import { testTenant } from '@network/core/server/tenant-fixture.ts';
import { renderRoutes } from '@network/core/testing/render-routes.tsx';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { aPicture, aVideo } from '../testing/story-samples.ts';
import { homeRoutes } from './routes.tsx';

const opening = {
  ...aVideo(1),
  description: 'A house by the sea.',
  images: { ...aVideo(1).images, poster: aPicture(1) },
};
const NAMES = ['North', 'East', 'South', 'West', 'Harbour', 'Hill'];
const studios = [
  ...NAMES.map((name, index) => ({ id: name.toLowerCase(), name, isShownHere: true, picture: aPicture(index) })),
  { id: 'elsewhere', name: 'Elsewhere', isShownHere: false, picture: aPicture(7) },
  { id: 'empty', name: 'Empty', isShownHere: true, picture: null },
];

/** The home page of a brand with that hero, and the variables of its one operation. */
async function open(hero: Tenant['home']['hero'], shown: readonly object[] = studios) {
  const asked: Record<string, unknown>[] = [];
  const page = await renderRoutes('/', {
    routes: homeRoutes,
    tenant: { ...testTenant, home: { ...testTenant.home, hero } },
    answers: {
      HomePage: (variables: Record<string, unknown>) => {
        asked.push(variables);
        const featuredVideos = [opening, ...[2, 3, 4, 5].map((index) => ({ ...opening, ...aVideo(index) }))];
        return {
          featuredVideos,
          continueWatching: [],
          newSinceLastVisit: [],
          homeRows: [],
          findDeals: [],
          studios: shown,
        };
      },
    },
  });
  const html = page.kind === 'html' ? page.html : '';
  const links = [...html.matchAll(/<a [^>]*class="front-frame"[^>]*>/g)].map(([tag]) => tag);
  const frames = links.map((tag) => /href="([^"]+)"/.exec(tag)?.[1]);
  return { frames, html, asked: asked[0] };
}

describe('a hero that shows studios', () => {
  it('names those of the brand that have a picture, each a way to its films, and asks for no further films', async () => {
    const { frames, html, asked } = await open({ kind: 'wall', align: 'start', order: 'NEWEST', shows: 'studios' });
    expect(frames).toEqual(NAMES.map((name) => `/videos?sites=${name.toLowerCase()}`));
    for (const name of NAMES) expect(html).toContain(`<span>${name}</span>`);
    expect(html).toContain('front-many');
    expect(asked).toMatchObject({ presentsStudios: true, opening: 5 });
  });

  it.each(['wall', 'letterbox'] as const)(
    'has few of them as it has many in a %s, such as before each has a film',
    async (kind) => {
      const { frames, html } = await open(
        { kind, align: 'start', order: 'NEWEST', shows: 'studios' },
        studios.slice(0, 2),
      );
      expect(frames).toHaveLength(2);
      expect(html).toContain('front-many');
    },
  );

  it('is a brand’s choice: the same wall has films without it', async () => {
    const { frames, html, asked } = await open({ kind: 'wall', align: 'start', order: 'NEWEST' });
    expect(frames).toEqual(['/videos/video-2', '/videos/video-3', '/videos/video-4', '/videos/video-5']);
    expect(html).not.toContain('front-many');
    expect(asked).toMatchObject({ presentsStudios: false, opening: 9 });
  });
});

it('the loops of a film are asked for where the hero of the brand moves, and nowhere else', async () => {
  const moving = await open({ kind: 'full', align: 'start', order: 'NEWEST', motion: 'loop' });
  const still = await open({ kind: 'full', align: 'start', order: 'NEWEST' });
  expect([moving.asked?.['heroMoves'], still.asked?.['heroMoves']]).toEqual([true, false]);
});
