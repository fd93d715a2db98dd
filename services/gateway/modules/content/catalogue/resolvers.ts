import { siteById } from '../../../config/known-network.ts';
import type {
  CategoryResolvers,
  PerformerResolvers,
  Resolvers,
  ShelfResolvers,
  VideoPageResolvers,
} from '../../../graphql/resolvers.generated.ts';
import { pictureAmong } from '../media/public.ts';
import { ownArtwork } from './pictures/artwork.ts';
import { bannerOf, portraitOf } from './pictures/performer-pictures.ts';
import { averageOf } from './average.ts';
import type { FacetedPage } from './faceted-page.ts';
import { videosOfShelf } from './home.ts';
import { catalogueQueries } from './query-resolvers.ts';
import { relatedToPage } from './related-to-page.ts';
import { inOrderOfNames, nameIn, textIn, titleIn } from './texts-by-language.ts';
import {
  crossNavigationLinkResolvers,
  mediaSourceOf,
  expertReviewResolvers,
  videoChannelResolvers,
  videoImagesResolvers,
  videoResolvers,
} from './video-resolvers.ts';

/** Related films where nobody says how many. */
const RELATED = 8;

const performer = {
  globalId: (row) => row.id,
  heightInCentimetres: (row) => row.height_centimetres,
  activeSince: (row) => row.active_since,
  rating: (row) => averageOf(row.rating_sum, row.rating_count),
  videoCount: async (row, _args, { loaders }) =>
    row.video_count ??
    (await loaders.catalogue.sitesOfPerformer.load(row.id)).reduce((sum, each) => sum + each.video_count, 0),
  sites: async (row, _args, { loaders }) =>
    (await loaders.catalogue.sitesOfPerformer.load(row.id)).map(({ site_id }) => siteById(site_id)),
  portrait: (row, _args, context) => portraitOf(row, mediaSourceOf(context)),
  banner: (row, _args, context) => bannerOf(row, mediaSourceOf(context)),
  tags: async (row, _args, { loaders }) => inOrderOfNames(await loaders.catalogue.tagsOfPerformer.load(row.id)),
  biography: (row) => textIn(row, 'description', row.biography),
} satisfies Partial<PerformerResolvers>;

const category = {
  name: nameIn,
  videoCount: (row) => row.video_count,
  picture: (row, _args, context) =>
    ownArtwork(row, 'picture', mediaSourceOf(context)) ??
    pictureAmong('category', row.slug, row.beside ?? [], mediaSourceOf(context)),
} satisfies Partial<CategoryResolvers>;

/** Resolves the facets of lists of videos and of performers. */
const facetsOfPage = {
  facets: async ({ facets }: FacetedPage<unknown>) => (await facets?.()) ?? [],
};

const videoPage = {
  ...facetsOfPage,
  related: (page, { limit }, context) => relatedToPage(page, limit ?? RELATED, context),
} satisfies Partial<VideoPageResolvers>;

const shelf = {
  videos: (row, _args, context) => ('filled' in row ? [...row.filled] : videosOfShelf(row, context)),
} satisfies Partial<ShelfResolvers>;

/** Resolvers of the catalogue's part of the schema. */
export const catalogueResolvers = {
  Query: catalogueQueries,
  Video: videoResolvers,
  VideoImages: videoImagesResolvers,
  CrossNavigationLink: crossNavigationLinkResolvers,
  VideoChannel: videoChannelResolvers,
  ExpertReview: expertReviewResolvers,
  Performer: performer,
  Category: category,
  Tag: { name: nameIn },
  FacetValue: { name: (row) => (row.name === null ? null : textIn(row, 'title', row.name)) },
  ShowcaseLink: { title: titleIn },
  VideoPage: videoPage,
  PerformerPage: facetsOfPage,
  Shelf: shelf,
} satisfies Resolvers;
