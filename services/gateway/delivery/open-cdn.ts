import { bunny } from './bunny.ts';
import { cloudfront } from './cloudfront.ts';
import type { CdnLocation, MediaCdn } from './media-cdn.ts';

/** The CDN of a gateway; null where it sends media itself. */
export function openCdn(location: CdnLocation | null): MediaCdn | null {
  if (location === null) return null;
  return location.kind === 'cloudfront' ? cloudfront(location) : bunny(location);
}
