import type { Feature } from '@network/core/features/define-feature.ts';
import { builtFeatures } from './registry.ts';

/**
 * What the first page's code has of each feature of this build. In a browser's bundle this is all of it there is: the rest of the
 * registry comes with the routes of later pages (`libs/core/build/first-features.ts`).
 */
export const firstFeatures: readonly Pick<Feature, 'flag' | 'navigation' | 'slots' | 'routes'>[] = builtFeatures;
