import { defineFeature } from '@network/core/features/define-feature.ts';
import { later } from '@network/core/features/later-routes.ts';
import type { PageContext } from '@network/core/routing/router-context.ts';
import { PERFORMER_FACETS, performersPath } from './performer-facets.ts';

const listedAs = ({ tenant }: PageContext) => performersPath(tenant);

/** The people in front of the camera: their listing and a page for each. */
export const performersFeature = defineFeature({
  id: 'performers',
  routes: later(async () => (await import('./routes.tsx')).performersRoutes),
  navigation: [
    { place: 'header', label: 'performers', to: '/performers', order: 20, listedAs },
    { place: 'footer', column: 'browse', label: 'performers', to: '/performers', order: 20, listedAs },
  ],
  dialogs: {},
  searchParameters: {
    '/performers': ['page', 'order', 'gender', ...PERFORMER_FACETS],
    '/performers/$slug': ['page', 'order'],
  },
  redirects: [
    { from: '/models', to: '/performers', status: 301, query: 'keep' },
    { from: '/models/:slug', to: '/performers/:slug', status: 301, query: 'drop' },
  ],
});
