import { defineFeature } from '@network/core/features/define-feature.ts';
import { later } from '@network/core/features/later-routes.ts';
import type { PageContext } from '@network/core/routing/router-context.ts';
import { isStandalone, SITE_PAGE_TYPES } from './site-pages.ts';

/** The list of sites with the pages of those that are presented here. */
const listedAs = ({ tenant }: PageContext): readonly string[] => {
  const sites = isStandalone(tenant) ? [] : tenant.standaloneSites;
  return ['/brands', ...sites.flatMap((site) => SITE_PAGE_TYPES.map((type) => `/sites/${site}/${type}`))];
};

/** The sites of the network, and standalone sites as their sisters present them. */
export const brandsFeature = defineFeature({
  id: 'brands',
  routes: later(async () => (await import('./routes.tsx')).brandsRoutes),
  navigation: [{ place: 'footer', column: 'browse', label: 'brands', to: '/brands', order: 90, listedAs }],
  dialogs: {},
  searchParameters: { '/sites/$brand/$type': ['page', 'sites', 'order'] },
});
