import { isNewContent } from '@network/lifecycle/new-content/new-content.ts';
import { siteById } from '../../../config/known-network.ts';
import type {
  CrossNavigationLinkResolvers,
  ExpertReviewResolvers,
  VideoChannelResolvers,
  VideoImagesResolvers,
  VideoResolvers,
} from '../../../graphql/resolvers.generated.ts';
import type { RequestContext } from '../../../http/request-context.ts';

import { cardRatioOf, heroRatioOf } from './pictures/ratios-of-brand.ts';
import {
  cutAddresses,
  filmFiles,
  heroLoopsOf,
  type MediaSource,
  pictureOfFilm,
  previewedMedia,
  previewsOf,
  uprightPictureOfFilm,
} from '../media/public.ts';
import { portraitOf } from './pictures/performer-pictures.ts';
import { shownStills } from './pictures/shown-stills.ts';
import { averageOf } from './average.ts';
import { downloadsOf } from './downloads.ts';
import { inOrderOfNames, nameIn, textIn, titleIn } from './texts-by-language.ts';
import { slugOnBrand } from './publishing/film-address.ts';
import type { VideoRow } from './video-subject.ts';

const MOST_RELATED = 24;

/**
 * Where the pictures and clips of a request's tenant are found, and the ratios in which it shows them. Browsers find them at its public
 * asset address, or at the brand host where it has none; in a preview of staff what was uploaded is at the brand host, where that is known.
 */
export function mediaSourceOf(context: Pick<RequestContext, 'tenant' | 'preview' | 'services'>): MediaSource {
  const { tenant, services, preview } = context;
  const cuts = {
    card: tenant === null ? null : cardRatioOf(tenant),
    hero: tenant === null ? '16:9' : heroRatioOf(tenant),
    addressOf: cutAddresses(services.config.secrets),
  } as const;
  return {
    assetsBase: tenant?.urls.assets ?? '',
    stock: services.stockMedia,
    ...(preview !== null && { previewed: previewedMedia(services.config, preview) }),
    cuts,
  };
}

function isReleased(row: VideoRow, { services }: RequestContext): boolean {
  return row.released_at <= services.clock.now();
}

/** Fields of `Video`. */
export const videoResolvers = {
  videoId: (row) => row.id,
  title: titleIn,
  description: (row) => textIn(row, 'description', row.description),
  slug: (row, _args, { tenant }) => slugOnBrand(row, tenant),
  newId: (row) => row.new_id,
  site: (row) => siteById(row.site_id),
  releaseDate: (row) => row.released_at.toISOString(),
  runLength: (row) => row.run_length_seconds,
  isUpcoming: (row, _args, context) => !isReleased(row, context),
  isDenied: (row) => row.is_denied,
  isBeingPrepared: (row, _args, { services }) => filmFiles(services.stockMedia, row, 'video').length === 0,
  lines: (row, _args, { services }) => filmFiles(services.stockMedia, row, 'video').at(-1)?.lines ?? null,
  freeVideo: (row) => row.free_video,
  isFreeLimitedTrial: (row) => row.is_free_limited_trial,
  isExclusive: (row) => row.is_exclusive,
  guestUserScene: (row) => row.guest_user_scene,
  isNew: (row, _args, context) => isNewContent(row.released_at, context.services.clock.now()),
  categories: async (row, _args, { loaders }) => inOrderOfNames(await loaders.catalogue.categoriesOfVideo.load(row.id)),
  tags: async (row, _args, { loaders }) => inOrderOfNames(await loaders.catalogue.tagsOfVideo.load(row.id)),
  channel: async (row, _args, { loaders }) => {
    const channel = row.channel_id === null ? null : await loaders.catalogue.channel.load(row.channel_id);
    return channel === null ? null : { channel, packId: row.channel_pack_id };
  },
  chapters: async (row, _args, { loaders }) =>
    (await loaders.catalogue.chaptersOfVideo.load(row.id)).map((chapter) => ({
      title: titleIn(chapter),
      startsAt: chapter.starts_at_seconds,
    })),
  showcase: (row, _args, { loaders }) =>
    row.showcase_id === null ? null : loaders.catalogue.showcase.load(row.showcase_id),
  models: async (row, _args, { loaders, tenant, preview, services, area }) =>
    (row.cast_members ?? (await loaders.catalogue.performersOfVideo.load(row.id))).map(
      ({ id, name, slug, artwork }) => ({
        name,
        slug,
        globalId: id,
        absoluteUrl: `${tenant?.urls[area] ?? ''}/performers/${slug}`,
        portrait: portraitOf({ id, artwork }, mediaSourceOf({ tenant, preview, services })),
      }),
    ),
  rating: (row) => averageOf(row.rating_sum, row.rating_count),
  ratingCount: (row) => row.rating_count,
  expertReview: (row) => row,
  picturesInSet: (row, _args, { loaders }) => loaders.catalogue.picturesOfVideo.load(row.id),
  downloadResolutions: (row, _args, { services }) => downloadsOf(services.stockMedia, row),
  relatedVideos: async (row, { limit }, { loaders }) => {
    const most = Math.min(Math.max(limit ?? 6, 0), MOST_RELATED);
    const videos = await loaders.catalogue.video.loadMany(await loaders.catalogue.relatedTo(row.id, most));
    return videos.filter((each): each is VideoRow => each !== null && !(each instanceof Error));
  },
  crossNavigation: (row, _args, { loaders }) => loaders.catalogue.neighboursOfVideo.load(row.id),
  crossNavigationLink: async (row, _args, { loaders }) => {
    const { next, previous } = await loaders.catalogue.neighboursOfVideo.load(row.id);
    return next ?? previous;
  },
  images: (row) => row,
  stills: (row, _args, context) => shownStills(row, context.loaders.catalogue, mediaSourceOf(context)),
  previews: (row, _args, context) => previewsOf(row, mediaSourceOf(context)),
  heroLoops: (row, _args, context) => heroLoopsOf(row, mediaSourceOf(context)),
  recommId: () => null,
} satisfies Partial<VideoResolvers>;

/** Fields of `VideoImages`. */
export const videoImagesResolvers = {
  listing: (film, _args, context) => {
    const source = mediaSourceOf(context);
    return pictureOfFilm(film, source, source.cuts?.card ?? null);
  },
  poster: (film, _args, context) => pictureOfFilm(film, mediaSourceOf(context)),
  hero: (film, _args, context) => {
    const source = mediaSourceOf(context);
    return pictureOfFilm(film, source, source.cuts?.hero);
  },
  portrait: (film, _args, context) => uprightPictureOfFilm(film, mediaSourceOf(context)),
} satisfies VideoImagesResolvers;

/** Fields of `CrossNavigationLink`. */
export const crossNavigationLinkResolvers = {
  title: titleIn,
  picture: (film, _args, context) => pictureOfFilm(film, mediaSourceOf(context)),
} satisfies Pick<CrossNavigationLinkResolvers, 'title' | 'picture'>;

/** Fields of `VideoChannel`. */
export const videoChannelResolvers = {
  slug: ({ channel }) => channel.slug,
  channelId: ({ channel }) => channel.id,
  channelPackId: ({ packId }) => packId,
  name: ({ channel }) => nameIn(channel),
  isThirdPartyChannel: ({ channel }) => channel.is_third_party,
} satisfies VideoChannelResolvers;

/** Fields of `ExpertReview`. */
export const expertReviewResolvers = {
  global: (row) => averageOf(row.expert_rating_sum, row.expert_rating_count),
  count: (row) => row.expert_rating_count,
  properties: async (row, _args, { loaders }) =>
    (await loaders.catalogue.reviewAveragesOfVideo.load(row.id))
      .filter(({ kind }) => kind === 'property')
      .map(({ subject, rating_sum, rating_count }) => ({ type: subject, rating: averageOf(rating_sum, rating_count) })),
  models: async (row, _args, { loaders }) => {
    const [averages, performers] = await Promise.all([
      loaders.catalogue.reviewAveragesOfVideo.load(row.id),
      loaders.catalogue.performersOfVideo.load(row.id),
    ]);
    return performers.map(({ slug, name }) => {
      const average = averages.find(({ kind, subject }) => kind === 'model' && subject === slug);
      return { slug, name, rating: average ? averageOf(average.rating_sum, average.rating_count) : null };
    });
  },
} satisfies ExpertReviewResolvers;
