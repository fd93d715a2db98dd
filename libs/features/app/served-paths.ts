import type { ServedPaths } from '@network/core/features/served-paths.ts';
import { accountPaths } from '../account/served-paths.ts';
import { dealsPaths } from '../deals/served-paths.ts';
import { membershipPaths } from '../membership/served-paths.ts';
import { recommendationsPaths } from '../recommendations/served-paths.ts';
import { reelsPaths } from '../reels/served-paths.ts';
import { searchPaths } from '../search/served-paths.ts';
import { topRatedPaths } from '../top-rated/served-paths.ts';
import { welcomePaths } from '../welcome/served-paths.ts';
import { xsitePaths } from '../xsite/served-paths.ts';

/** What every brand server serves, whatever its flags: the gateway refuses the calls of a feature that is off. */
export const servedPaths: readonly ServedPaths[] = [
  accountPaths,
  dealsPaths,
  membershipPaths,
  recommendationsPaths,
  reelsPaths,
  searchPaths,
  topRatedPaths,
  welcomePaths,
  xsitePaths,
];
