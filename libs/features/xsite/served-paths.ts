import type { ServedPaths } from '@network/core/features/served-paths.ts';

/** Leads a person to another brand. */
export const xsitePaths: ServedPaths = { notForCrawlers: ['/xsite/'] };
