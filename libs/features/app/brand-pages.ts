import type { PageContext } from '@network/core/routing/router-context.ts';
import { httpRedirects } from './http-redirects.ts';
import { navigationFor } from './offered.ts';
import { readPageSearch } from './page-search.ts';
import { builtFeatures } from './registry.ts';
import { createBrandRouter } from './complete-router.ts';
import { servedPaths } from './served-paths.ts';

/** The pages of this build, as the brand server needs them. */
export const brandPages = {
  createRouter: createBrandRouter,
  redirects: httpRedirects,
  forms: builtFeatures.flatMap((feature) => feature.forms ?? []),
  servedPaths,
  readSearch: readPageSearch,
  publicPaths: (context: PageContext) =>
    (['header', 'footer'] as const).flatMap((place) =>
      navigationFor(place, context).flatMap((item) => (item.listedAs ? (item.listedAs(context) ?? []) : item.to)),
    ),
};
