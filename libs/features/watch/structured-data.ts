import { addressOfPicture, type HeadPicture } from '@network/core/head/page-head.ts';
import type { AbsoluteAddress } from '@network/core/head/structured-data.ts';
import type { VideoObject } from '@network/core/head/schema-org.ts';
import { language } from '@network/core/i18n/language.ts';
import { addressIn } from '@network/validation/language-addresses.ts';
import type { WatchVideo } from './queries.ts';

type DescribedVideo = Pick<
  WatchVideo,
  | 'slug'
  | 'title'
  | 'description'
  | 'releaseDate'
  | 'runLength'
  | 'rating'
  | 'ratingCount'
  | 'views'
  | 'isDenied'
  | 'isBeingPrepared'
> & {
  readonly models: readonly { readonly name: string; readonly slug: string }[];
  readonly images: { readonly poster: HeadPicture };
};

/** The card that the gateway draws of a film, with its title in the language of this page and in the type of the brand. */
export const cardAddress = (slug: string): string => addressIn(language(), `/media/cards/${slug}.jpg`);

/** A length in seconds as ISO 8601, such as `PT25M3S`. */
export function isoDuration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  return `PT${Math.floor(whole / 60)}M${whole % 60}S`;
}

/**
 * The metadata of a brand's video for search engines: a schema.org VideoObject. It is played by the page of its trailer, as in
 * the sitemap: addresses of the film and of its trailer are signed and end, and the silent clip on its card is neither.
 */
export function videoObject(
  video: DescribedVideo,
  brand: string,
  absolute: AbsoluteAddress,
  file: AbsoluteAddress,
): VideoObject {
  const plays = !video.isDenied && !video.isBeingPrepared;
  return {
    '@type': 'VideoObject',
    name: video.title,
    description: video.description,
    thumbnailUrl: [file(addressOfPicture(video.images.poster) ?? cardAddress(video.slug))],
    uploadDate: video.releaseDate,
    duration: isoDuration(video.runLength),
    url: absolute(`/videos/${video.slug}`),
    ...(plays && { embedUrl: absolute(`/trailer/${video.slug}`) }),
    isFamilyFriendly: false,
    requiresSubscription: true,
    publisher: { '@type': 'Organization', name: brand, url: absolute('/') },
    actor: video.models.map((model) => ({
      '@type': 'Person',
      name: model.name,
      url: absolute(`/performers/${model.slug}`),
    })),
    ...(video.views > 0 && {
      interactionStatistic: {
        '@type': 'InteractionCounter',
        interactionType: { '@type': 'WatchAction' },
        userInteractionCount: video.views,
      },
    }),
    ...(video.rating === null || video.ratingCount === 0
      ? {}
      : {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: video.rating,
            ratingCount: video.ratingCount,
            bestRating: 10,
            worstRating: 0,
          },
        }),
  };
}
