/**
 * Pictures, clips and their signed addresses. An address is made for one holder and ends.
 */
export { clipById, clipOf, type FilmKey, loopedSeconds, playedSeconds, qualitiesOf } from './clips.ts';
export { type Loop, readLoop } from './film/loop.ts';
export { loopedFilm } from './film/looped-film.ts';
export { type AddressedFilm, filmFiles } from './film-files.ts';
export { holderOf } from './media-address.ts';
export { PICTURES_FOLDER } from './media-folder.ts';
export { checkByMediaKeys, mediaKey } from './media-key.ts';
export {
  type OwnFilm,
  type OwnMedia,
  type OwnPicture,
  type OwnQualities,
  type OwnRendition,
  QUALITY_LINES,
} from './own/own-media.ts';
export {
  manifestKey,
  readManifest,
  type StreamVariant,
  type VersionFile,
  type VersionManifest,
  writeManifest,
} from './own/version-manifest.ts';
export { openPictureFiles } from './picture-files.ts';
export {
  type Composition,
  compositionOf,
  compositionsOfSite,
  pictureAmong,
  pictureAt,
  pictureFor,
  pictureOfFilm,
  welcomePictures,
} from './pictures.ts';
export { previewsOf } from './previews.ts';
export { refuseMedia } from './refuse-media.ts';
export { PERSONAL, type Sendable, sendMedia } from './send-media.ts';
export { downloadTokenFor, reelFor } from './video-token.ts';
