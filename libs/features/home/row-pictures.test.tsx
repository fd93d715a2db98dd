import { expect, it } from 'vitest';
import { testTenant } from '@network/core/server/tenant-fixture.ts';
import { renderRoutes } from '@network/core/testing/render-routes.tsx';
import type { HomeRow } from '@network/tenant/tenant-schema.ts';
import { aPicture, aVideo } from '../testing/story-samples.ts';
import { homeRoutes } from './routes.tsx';

const missing = { ...aPicture(1), isMissing: true };
const opening = { ...aVideo(1), description: '', images: { ...aVideo(1).images, poster: aPicture(1) } };
const performers = ['ada', 'bea'].map((slug) => ({
  globalId: slug,
  slug,
  name: slug,
  rating: null,
  videoCount: 1,
  isFavorite: false,
  portrait: missing,
}));
const categories = ['noir', 'sun'].map((slug) => ({ slug, name: slug, videoCount: 1, picture: missing }));

/** The home of a brand with one further row, on a network where nobody has uploaded a picture of its things. */
async function homeWith(row: HomeRow): Promise<string> {
  const page = await renderRoutes('/', {
    routes: homeRoutes,
    tenant: {
      ...testTenant,
      home: { ...testTenant.home, rows: [...testTenant.home.rows.filter(({ show }) => show !== row.show), row] },
    },
    offered: {},
    answers: {
      HomePage: () => ({
        featuredVideos: [opening],
        continueWatching: [],
        newSinceLastVisit: [],
        homeRows: [],
        findDeals: [],
        performers: { items: performers },
        categories,
      }),
    },
  });
  return page.kind === 'html' ? page.html : '';
}

it.each([
  { show: 'performers', as: 'portraits', title: 'Them' },
  { show: 'performers', as: 'faces', title: 'Them' },
  { show: 'performers', as: 'names', title: 'Them' },
  { show: 'categories', as: 'pictures', title: 'These' },
  { show: 'categories', as: 'words', title: 'These' },
] as const)('a row of $show as $as shows the brand’s placeholder for each that has no picture', async (row) => {
  const html = await homeWith(row);
  const own = html.slice(html.indexOf(row.title));
  expect(own.match(/picture-missing/g)).toHaveLength(2);
});
