import type { ServedPaths } from '@network/core/features/served-paths.ts';

export const membershipPaths: ServedPaths = { calls: { '/account/receipt.pdf': ['GET'] } };
