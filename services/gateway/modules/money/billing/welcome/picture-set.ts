import type { WelcomePagePictureSet } from '../../../../graphql/resolvers.generated.ts';
import { type MediaSource, welcomePictures } from '../../../content/media/public.ts';

/**
 * Backgrounds of a site's welcome pages, by its name in capitals, each composed for its size; none for a name that is no
 * site's nor the bundle's.
 */
export function welcomePictureSet(site: string, source: MediaSource): WelcomePagePictureSet {
  const isName = site === site.toUpperCase();
  return { site, images: isName ? welcomePictures(site.toLowerCase(), source) : [] };
}
