import type { ServedPaths } from '@network/core/features/served-paths.ts';

export const reelsPaths: ServedPaths = {
  calls: {
    '/rest/reel/view': ['POST'],
    '/rest/reel/rating': ['POST'],
    '/rest/reel/add-bookmark': ['POST'],
    '/rest/reel/delete-bookmark': ['POST'],
    '/rest/reel/purchase': ['POST'],
  },
};
