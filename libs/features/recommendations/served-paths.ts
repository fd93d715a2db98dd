import type { ServedPaths } from '@network/core/features/served-paths.ts';

export const recommendationsPaths: ServedPaths = {
  calls: { '/recommendations-tracking': ['POST'] },
  // The built-in recommender, to which a browser reports interactions.
  postPatterns: [/^\/recombee\/[a-z-]+\//],
};
