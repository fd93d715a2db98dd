/**
 * Pictures, clips and their signed addresses. An address is made for one holder and ends.
 */
export { withDensities } from './densities.ts';
export { cutAddresses, renditionOfCut } from './cuts/cut-address.ts';
export { CUTS_PREFIX, type FoundCut, openCutFiles } from './cuts/cut-files.ts';
export { clipOf, type FilmKey, loopedSeconds, playedSeconds, qualitiesOf } from './clips.ts';
export { findPrefixes } from './taken-back/find-prefixes.ts';
export { oldestFailedTakedown, queueTakedown } from './taken-back/takedowns.ts';
export type { MediaTables } from './tables.ts';
export { findStill, hasStill, readStill } from './film-still.ts';
export { type Loop, readLoop } from './film/loop.ts';
export { loopedFilm } from './film/looped-film.ts';
export { type AddressedFilm, downloadableFiles, filmFiles } from './film-files.ts';
export { holderOfCall } from './holder-of-call.ts';
export { holderOf, PLAYED_MEDIA_PATH } from './media-address.ts';
export { checkByMediaKeys, mediaKey } from './media-key.ts';
export {
  type FilmStill,
  type OwnFilm,
  type OwnMedia,
  type OwnPicture,
  type OwnQualities,
  type OwnRendition,
  masterName,
  ORIGINAL_NAME,
  ORIGINAL_TYPES,
  type OriginalExtension,
  type PictureRendition,
  QUALITY_LINES,
} from './own/own-media.ts';
export { openOwnFiles, type OwnFiles } from './own/own-files.ts';
export {
  manifestKey,
  versionOfManifest,
  readManifest,
  type StreamSound,
  type StreamVariant,
  type VersionFile,
  type VersionManifest,
  writeManifest,
} from './own/version-manifest.ts';
export { segmentName, type SegmentList, segmentType } from './own/segment-list.ts';
export { type ChosenStill, placeOfStill, type ShownStill, stillsOfFilm, stockStills } from './film-stills.ts';
export { PLAYLIST_TYPE } from './stream-playlist.ts';
export { openPictureFiles } from './picture-files.ts';
export {
  compositionOf,
  compositionsOfSite,
  type DirectedPicture,
  type MediaHost,
  type MediaSource,
  type Picture,
  pictureAmong,
  pictureAt,
  pictureOf,
  pictureFor,
  pictureIn,
  pictureOfFilm,
  UPRIGHT,
  uprightPictureOfFilm,
  welcomePictures,
} from './pictures.ts';
export { PREVIEWED_MEDIA_PATH, previewedMedia } from './previewed-address.ts';
export { heroLoopsOf, previewsOf } from './previews.ts';
export { refuseMedia } from './refuse-media.ts';
export { PERSONAL, type Sendable, sendableBytes, sendMedia } from './send-media.ts';
export { type Composition, NO_STOCK_MEDIA, openStockMedia, standsIn, type StockMedia } from './stock/stock-media.ts';
export { downloadTokenFor, reelFor } from './video-token.ts';
