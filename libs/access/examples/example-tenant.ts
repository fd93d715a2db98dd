import { type FeatureFlag, FEATURE_FLAGS } from '@network/tenant/feature-flags.ts';
import type { SiteId } from '@network/tenant/demonstration-sites.ts';
import type { AccessTenant } from '../ability.ts';

/** A tenant of these sites with these flags on and every other one off. */
export function exampleTenant(
  flags: readonly FeatureFlag[],
  sites: readonly SiteId[] = ['vixen'],
  combined = false,
): AccessTenant {
  const features = Object.fromEntries(FEATURE_FLAGS.map((flag) => [flag, flags.includes(flag)]));
  return { features: features as AccessTenant['features'], sites: [...sites], combined };
}
