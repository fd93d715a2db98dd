/**
 * Videos, performers, categories, tags and channels. A `CatalogueScope` says what a tenant shows, and every list and
 * fragment here stays within it; rows are written by `publishContent`, `unpublishContent` and the seed.
 */
export { averageOf } from './average.ts';
export { captionKind } from './captions/caption-kind.ts';
export { isLanguageTag } from './captions/caption-language.ts';
export { findPlayedSeconds, firstAfterEnd } from './captions/captions-after-end.ts';
export { expertReviewKind } from './expert-reviews/expert-review-kind.ts';
export { cardRatioOf, heroRatioOf } from './pictures/ratios-of-brand.ts';
export { type Artwork, artworkFocus, artworkId, artworkOf, ownArtwork } from './pictures/artwork.ts';
export { findRememberedPictures, rememberFilmPictures } from './pictures/film-pictures.ts';
export { showPictures } from './pictures/shown-pictures.ts';
export { bannerOf, portraitOf } from './pictures/performer-pictures.ts';
export { findPicturedFilms } from './pictures/pictured-films.ts';
export { PICTURE_SHAPES, type PictureShape } from './pictures/picture-shape.ts';
export {
  addPicture,
  countPreparedStills,
  deletePictures,
  findPicture,
  findPreparedPictures,
  listPictures,
  type PictureRow,
  versionsOfPictures,
  withdrawPictures,
} from './pictures/pictures.ts';
export { findPictureSet, type PictureSetRow } from './picture-sets/find-picture-sets.ts';
export type { OwnStill } from './picture-sets/own-still.ts';
export { pictureSetKind } from './picture-sets/picture-set-kind.ts';
export { type CatalogueLoaders, createCatalogueLoaders } from './loaders.ts';
export { lockVideos, movePartSums, moveRatingSums, takeOutPartRatings, takeOutRatings } from './rating-sums.ts';
export {
  CONTENT_FORMAT,
  contentIdSchema,
  DOCUMENT_FIELDS,
  type FieldProblem,
  type Identified,
  readBySchema,
  type ReadDocument,
} from './publishing/content-documents.ts';
export { emptyDefaultsIn } from './publishing/field-defaults.ts';
export { findFilmsWithoutMedia, requiresOwnMedia } from './publishing/films-without-media.ts';
export { findReleasesBetween, type ReleaseSearch } from './publishing/releases-between.ts';
export { findLatestPublication, findPublicationUntil } from './publishing/latest-publication.ts';
export { addressOfFilm, slugOnBrand } from './publishing/film-address.ts';
export { findShownFilmNames } from './publishing/film-names.ts';
export { deleteFilm, versionsReplacedOf } from './publishing/delete-film.ts';
export { announceCounts } from './publishing/announce-publication.ts';
export type { Kind, PublishingOptions, PublishingProblems } from './publishing/kind.ts';
export { problemsOfItems, publishItems, readItems, searchItems, unpublishItem } from './publishing/publish-items.ts';
export { recount } from './publishing/recount.ts';
export { filmKind } from './publishing/film-kind.ts';
export { categoryKind, tagKind } from './publishing/label-kinds.ts';
export { performerKind } from './publishing/performer-kind.ts';
export { channelKind, packKind, showcaseKind } from './publishing/shelf-kinds.ts';
export { findFilmsOfPerformersNamed } from './publishing/films-of-performers.ts';
export { hasPart, SHORTEST_PART } from './publishing/part-of-text.ts';
export {
  MOMENT,
  type PublishedChoice,
  type PublishedSearch,
  slugOfFilm,
  slugOfPerformer,
} from './publishing/read-documents.ts';
export { refreshStatistics, settleTables } from './publishing/refresh-statistics.ts';
export { type KnownReferences, one, onePicture } from './publishing/references.ts';
export { defineRowKind } from './publishing/row-kind.ts';
export { isFacetValue } from './facet-input.ts';
export { findShownAmong } from './reader/shown-among.ts';
export { findVideoBySlug } from './reader/videos-by-key.ts';
export { slugInScope } from './reader/slug-in-scope.ts';
export { anyOf } from './reader/any-of.ts';
export {
  type ChannelKey,
  type ChannelPackRow,
  countChannels,
  findChannel,
  findChannelList,
  findContent,
  findPack,
  findPacksOfChannels,
  type ReleasedContent,
} from './reader/channel-list.ts';
export { type ChannelPlace, countChannelVideos, findChannelVideos, findNewestOf } from './reader/channel-videos.ts';
export {
  countPerformers,
  findPerformerIds,
  findBestRatedOfSites,
  findPerformers,
  findPerformersByIds,
  findPerformersOfVideos,
  PERFORMER_COLUMNS,
  shownPerformers,
} from './reader/performers.ts';
export { listedFilmsOfPerformer } from './reader/listed-films.ts';
export {
  type FilmToUploadFor,
  findFilmsToUploadFor,
  findFilmsToUploadForOf,
  findFilmsWithIds,
  findMediaSeconds,
} from './films-to-upload-for.ts';
export {
  findFilmPicture,
  findFilmOfReplaced,
  findUsedVersions,
  lockOwnMedia,
  pictureAfter,
  saveOwnMedia,
} from './own-media.ts';
export {
  discardWaitingMedia,
  findWaitingSource,
  findWaitingSources,
  forgetDiscardedMedia,
  saveWaitingMedia,
  showWaitingMedia,
} from './waiting-media.ts';
export {
  deletePreparedMedia,
  findFilmsWithPreparedMedia,
  findPreparedMedia,
  savePreparedMedia,
} from './prepared-media.ts';
export { isPlayableFilm, playableFilms } from './reader/playable-films.ts';
export { findRelease, findReleases, type Release } from './reader/releases.ts';
export { findListedShowcase, findListedShowcases } from './reader/showcases.ts';
export {
  CHANNEL_PACK_COUNT,
  listedVideos,
  performerNames,
  performersSeenOn,
  shownChannels,
  shownVideos,
  videoNames,
  videosOfSites,
} from './reader/shown.ts';
export { announcePublication } from './publishing/announce-publication.ts';
export { newSince, readNewestFilms } from './new-films.ts';
export { countSites } from './reader/site-counts.ts';
export { type CountedPart, findInitials, findReleaseMonths } from './reader/sitemap-bounds.ts';
export { readSharedList, readSharedVideos } from './shared-sources.ts';
export type { ChosenFacets } from './reader/facets.ts';
export { searchWords } from './folding/sought-words.ts';
export { VIDEO_COLUMNS } from './reader/video-columns.ts';
export { countVideos, findListedAmong, findVideos } from './reader/video-listing.ts';
export type { ChannelRow, PerformerRow, ShowcaseRow } from './rows.ts';
export { type CatalogueScope, scopeFor, scopeOf, shownChannelKinds, showsEverySite } from './scope.ts';
export {
  findChannelIds,
  findChannelPackIds,
  findFilmIds,
  findPlayableFilms,
  findReleasedFilms,
  findSightings,
} from './demonstration/films.ts';
export type { CatalogueTables } from './tables.ts';
export { nameIn, textIn, titleIn, type Translated, type TranslationsColumn } from './texts-by-language.ts';
export { publishedTranslations, storedTranslations, translationsField } from './publishing/translations-field.ts';
export { mediaSourceOf } from './video-resolvers.ts';
export { isVideoRow, type VideoRow, videoSubjectOf } from './video-subject.ts';
