import type { BrandBannerFragment } from '@network/graphql/fragments/brand-banner.generated.ts';

/** Where a site's content has its pages: at its own brand, unless they are here. */
export function originOf({ isShownHere, origin }: Pick<BrandBannerFragment, 'isShownHere' | 'origin'>): string {
  return isShownHere ? '' : (origin ?? '');
}
