import { httpRedirects } from './offered.ts';
import { builtFeatures } from './registry.ts';
import { createBrandRouter } from './router.tsx';

/** The pages of this build, as the brand server needs them. */
export const brandPages = {
  createRouter: createBrandRouter,
  redirects: httpRedirects,
  knownSearch: builtFeatures.flatMap((feature) => feature.searchParameters ?? []),
};
