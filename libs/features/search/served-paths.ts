import type { ServedPaths } from '@network/core/features/served-paths.ts';

/** Searches are endless. */
export const searchPaths: ServedPaths = { notForCrawlers: ['/search'] };
