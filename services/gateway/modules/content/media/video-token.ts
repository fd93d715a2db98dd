import type { VideoQuality } from '@network/tenant/video-qualities.ts';
import type { Device, QualityToken, VideoToken } from '../../../graphql/resolvers.generated.ts';
import type { ClipKind } from './clips.ts';
import { ENTRY_NAME } from './granted-file.ts';
import { filesFor } from './files-for-device.ts';
import { type AddressedFilm, downloadableFiles, filmFiles, grantedMedia, hasCaptions, reelOf } from './film-files.ts';
import { type MediaGrant, type MediaPart, PLAYED_MEDIA_PREFIX, signGrant } from './media-address.ts';
import { lendGrant, REMOTE_MEDIA_PREFIX, remoteExpiry } from './remote-address.ts';
import type { StockMedia } from './stock/stock-media.ts';

/** Captions of stock clips. */
const CLIP_CAPTIONS: OfferedCaptions = { language: 'en', label: 'English' };

/** How long an address plays: a long film, and a pause in it. */
export const ADDRESS_HOURS = 4;

/** What every address of one answer has in common. */
export interface AddressOrder {
  readonly key: Buffer;
  /** From `holderOf`. */
  readonly holder: string;
  readonly now: Date;
  /** What stands in for a film that was not uploaded. */
  readonly stock: StockMedia;
  readonly film: AddressedFilm;
  readonly kind: ClipKind;
  readonly device: Exclude<Device, 'DOWNLOAD'>;
  /** What editors published for the film. */
  readonly captions: readonly OfferedCaptions[];
  /** When a preview ends, which its addresses do not outlast; null for everybody else. */
  readonly endsAt: Date | null;
  /** The hash of the session that lends the addresses to another device; null for those of the holder alone. */
  readonly lentBy: string | null;
}

/** Captions that a film has in a language. */
export interface OfferedCaptions {
  readonly language: string;
  readonly label: string;
}

/** The common part of the addresses of downloads. */
export interface FilesOrder extends Pick<AddressOrder, 'key' | 'holder' | 'stock' | 'film'> {
  /** Begins every file's name; letters, digits and hyphens. */
  readonly fileName: string;
  readonly expiresAt: Date;
}

/**
 * Signed addresses of a film or its trailer, from the brand host's root; a quality that does not exist is null. Null as a
 * whole where nothing plays.
 */
export function videoTokenFor(order: AddressOrder): VideoToken | null {
  const { key, holder, now, stock, film, kind, device, captions, endsAt, lentBy } = order;
  const longest =
    lentBy === null ? now.getTime() + ADDRESS_HOURS * 3_600_000 : remoteExpiry(now, film.run_length_seconds).getTime();
  const expiresAt = new Date(Math.floor(Math.min(longest, endsAt?.getTime() ?? longest) / 1000) * 1000);
  const files = filmFiles(stock, film, kind);
  const grant = grantOf(stock, film, kind, expiresAt);
  if (grant === null || files.length === 0) return null;
  const address = (part: MediaPart, name: string, variants: readonly VideoQuality[] = []): QualityToken => {
    const granted = { ...grant, part, variants };
    const token = lentBy === null ? signGrant(key, holder, granted) : lendGrant(key, lentBy, granted);
    return { token, cdn: `${lentBy === null ? PLAYED_MEDIA_PREFIX : REMOTE_MEDIA_PREFIX}${token}/${name}` };
  };
  const offered = filesFor(device, files);
  const allowed = offered.map(({ quality }) => quality);
  const ladder = Object.fromEntries(
    offered
      .filter(({ isStream }) => isStream !== true)
      .map(({ quality }) => [quality, address(quality, ENTRY_NAME.quality)]),
  );
  const isWhole = kind === 'video';
  const texts = isWhole ? offeredCaptions(stock, film, captions) : [];
  return {
    __typename: 'VideoToken',
    ...(ladder as Partial<Record<VideoQuality, QualityToken>>),
    hls: allowed.length === 0 ? null : address('hls', ENTRY_NAME.hls, allowed),
    // Thumbnails are for the timeline, which stays in the browser.
    storyboard: isWhole && device !== 'REMOTE' ? address('storyboard', ENTRY_NAME.storyboard) : null,
    captions: texts.map(({ language, label }) => ({
      language,
      label,
      src: address('captions', `${language}.vtt`).cdn,
    })),
    expiresAt: expiresAt.toISOString(),
  };
}

/** Editors' captions; those of the clip that stands in as well, unless an editor wrote some in their language. */
function offeredCaptions(
  stock: StockMedia,
  film: AddressedFilm,
  own: readonly OfferedCaptions[],
): readonly OfferedCaptions[] {
  const isOffered = !hasCaptions(stock, film) || own.some(({ language }) => language === CLIP_CAPTIONS.language);
  return isOffered ? own : [...own, CLIP_CAPTIONS];
}

/** Signed addresses of a film's files in every size, to be saved under readable names; null where it has none. */
export function downloadTokenFor({ key, holder, stock, film, fileName, expiresAt }: FilesOrder): VideoToken | null {
  const grant = grantOf(stock, film, 'video', expiresAt);
  const sizes = downloadableFiles(stock, film);
  if (grant === null || sizes.length === 0) return null;
  const files = sizes.map(({ quality, lines }) => {
    const name = `${fileName}-${quality === 'p480l' ? 'mobile-' : ''}${lines}p.mp4`;
    const token = signGrant(key, holder, { ...grant, part: quality, fileName: name });
    return [quality, { token, cdn: `${PLAYED_MEDIA_PREFIX}${token}/${name}` }] as const;
  });
  return {
    __typename: 'VideoToken',
    ...(Object.fromEntries(files) as Partial<Record<VideoQuality, QualityToken>>),
    hls: null,
    storyboard: null,
    captions: [],
    expiresAt: expiresAt.toISOString(),
  };
}

/** What plays for a reel, and its signed address. */
export interface AddressedReel {
  readonly width: number;
  readonly height: number;
  readonly src: string;
}

/** The reel of a film, upright where its clip has that, else its trailer; null for a clip without any quality. */
export function reelFor({
  key,
  holder,
  now,
  stock,
  film,
}: Omit<AddressOrder, 'kind' | 'device' | 'captions' | 'endsAt' | 'lentBy'>): AddressedReel | null {
  const shown = reelOf(stock, film);
  const grant = grantOf(stock, film, 'trailer', new Date(now.getTime() + ADDRESS_HOURS * 3_600_000));
  if (shown === null || grant === null) return null;
  const token = signGrant(key, holder, { ...grant, part: shown.part });
  const { width, height } = shown;
  return { src: `${PLAYED_MEDIA_PREFIX}${token}/${ENTRY_NAME.quality}`, width, height };
}

/** A grant of nothing yet: what all parts of a film have in common; null where nothing plays. */
function grantOf(stock: StockMedia, film: AddressedFilm, kind: ClipKind, expiresAt: Date): MediaGrant | null {
  const media = grantedMedia(stock, film, kind);
  return media && { videoId: film.id, kind, ...media, part: 'hls', variants: [], expiresAt, fileName: null };
}
