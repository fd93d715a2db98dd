import { BUNDLE, SITE_IDS } from '@network/tenant/sites.ts';
import type { WelcomePagePictureSet } from '../../../graphql/resolvers.generated.ts';
import { pictureFor } from '../../media/pictures.ts';

/** Sizes of the welcome pages' background by viewport (R31). */
const SIZES = [
  { name: 'large', width: 1400, height: 1024 },
  { name: 'medium', width: 1045, height: 1024 },
  { name: 'small', width: 320, height: 770 },
] as const;

/** Backgrounds of a site's welcome pages (C18); none for a name that is no site's nor the bundle's. */
export function welcomePictureSet(site: string, assetsBase: string): WelcomePagePictureSet {
  const id = site.toLowerCase();
  const isKnown = site === site.toUpperCase() && ([...SITE_IDS, BUNDLE.id] as readonly string[]).includes(id);
  if (!isKnown) return { site, images: [] };
  return {
    site,
    images: SIZES.map(({ name, width, height }) => {
      const kind = width > height ? 'banner' : 'portrait';
      const picture = pictureFor(kind, `welcome:${id}`, assetsBase);
      return { src: picture.highdpi.double, width, height, name };
    }),
  };
}
