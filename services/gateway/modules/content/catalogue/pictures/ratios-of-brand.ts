import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { PICTURE_RATIOS, type PictureRatio } from '@network/validation/picture-crop.ts';

/** The ratio of a brand's cards; null where its release does not say it, or none that pictures are cropped to. */
export function cardRatioOf({ theme }: Pick<Tenant, 'theme'>): PictureRatio | null {
  return PICTURE_RATIOS.find((ratio) => ratio === theme.cardRatio) ?? null;
}

/** The ratio in which a brand's home page opens. */
export function heroRatioOf({ home }: Pick<Tenant, 'home'>): PictureRatio {
  return home.hero.kind === 'letterbox' ? '2.39:1' : '16:9';
}
