import type { ServedPaths } from '@network/core/features/served-paths.ts';

export const topRatedPaths: ServedPaths = { dataPages: [/^\/toprated$/] };
