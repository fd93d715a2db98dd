import { createPageSearch } from '@network/core/routing/page-search.ts';
import { builtFeatures } from './registry.ts';

/** What the pages of this build read of their addresses. */
export const readPageSearch = createPageSearch(builtFeatures);
