import type { VideoQuality } from '@network/tenant/constants.ts';
import type { Device, QualityToken, VideoToken } from '../../graphql/resolvers.generated.ts';
import { type ClipKind, type FilmKey, playedFilm, qualitiesOf, type Rendition } from './clips.ts';
import { ENTRY_NAME } from './granted-file.ts';
import { type MediaGrant, type MediaPart, signGrant } from './media-address.ts';

/** How long an address plays: a long film, and a pause in it. */
export const ADDRESS_HOURS = 4;

/** Lines of a trailer in the place of a reel: it fills a column, not a screen. */
const REEL_HEIGHT = 720;

/** What addresses must know of a film: what plays, for how long, and up to which lines. */
export interface AddressedFilm extends FilmKey {
  readonly run_length_seconds: number;
  readonly best_height: number;
}

/** What every address of one answer has in common. */
export interface AddressOrder {
  readonly key: Buffer;
  /** From `holderOf`. */
  readonly holder: string;
  readonly now: Date;
  readonly film: AddressedFilm;
  readonly kind: ClipKind;
  readonly device: Exclude<Device, 'DOWNLOAD'>;
}

/** The common part of the addresses of downloads. */
export interface FilesOrder extends Pick<AddressOrder, 'key' | 'holder' | 'film'> {
  /** Begins every file's name; letters, digits and hyphens. */
  readonly fileName: string;
  readonly expiresAt: Date;
}

/** A quality that a device has no use for: mobile networks get the light 480 instead of the full one, and no 2160. */
function isLeftOut(quality: VideoQuality, device: AddressOrder['device']): boolean {
  return device === 'MOBILE' ? quality === 'p480' || quality === 'p2160' : quality === 'p480l';
}

/** Signed addresses of a film or its trailer, from the brand host's root; what does not exist is null. */
export function videoTokenFor({ key, holder, now, film, kind, device }: AddressOrder): VideoToken {
  const expiresAt = new Date(Math.floor(now.getTime() / 1000 + ADDRESS_HOURS * 3600) * 1000);
  const grant = grantOf(film, kind, expiresAt);
  const address = (part: MediaPart, name: string, variants: readonly VideoQuality[] = []): QualityToken => {
    const token = signGrant(key, holder, { ...grant, part, variants });
    return { token, cdn: `/media/v/${token}/${name}` };
  };
  const { clip } = playedFilm(film, kind);
  const allowed = qualitiesOf(clip, film.best_height)
    .map(({ quality }) => quality)
    .filter((quality) => !isLeftOut(quality, device));
  const ladder = Object.fromEntries(allowed.map((quality) => [quality, address(quality, ENTRY_NAME.quality)]));
  const isWhole = kind === 'video';
  const captions = { language: 'en', label: 'English', src: address('captions', ENTRY_NAME.captions).cdn };
  return {
    __typename: 'VideoToken',
    ...(ladder as Partial<Record<VideoQuality, QualityToken>>),
    hls: allowed.length === 0 ? null : address('hls', ENTRY_NAME.hls, allowed),
    storyboard: isWhole ? address('storyboard', ENTRY_NAME.storyboard) : null,
    captions: isWhole && clip.captions.length > 0 ? [captions] : [],
    expiresAt: expiresAt.toISOString(),
  };
}

/** Signed addresses of a film's files in every size, to be saved under readable names. */
export function downloadTokenFor({ key, holder, film, fileName, expiresAt }: FilesOrder): VideoToken {
  const grant = grantOf(film, 'video', expiresAt);
  const files = qualitiesOf(playedFilm(film, 'video').clip, film.best_height).map(({ quality, rendition }) => {
    const name = `${fileName}-${quality === 'p480l' ? 'mobile-' : ''}${rendition.height}p.mp4`;
    const token = signGrant(key, holder, { ...grant, part: quality, fileName: name });
    return [quality, { token, cdn: `/media/v/${token}/${name}` }] as const;
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
export interface AddressedReel extends Pick<Rendition, 'width' | 'height'> {
  readonly src: string;
}

/** The reel of a film, upright where its clip has that, else its trailer; null for a clip without any quality. */
export function reelFor({ key, holder, now, film }: Omit<AddressOrder, 'kind' | 'device'>): AddressedReel | null {
  const { clip } = playedFilm(film, 'trailer');
  const wide = qualitiesOf(clip, REEL_HEIGHT).at(-1);
  const shown = clip.reel === null ? wide : { quality: 'reel' as const, rendition: clip.reel };
  if (shown === undefined) return null;
  const expiresAt = new Date(now.getTime() + ADDRESS_HOURS * 3_600_000);
  const token = signGrant(key, holder, { ...grantOf(film, 'trailer', expiresAt), part: shown.quality });
  const { width, height } = shown.rendition;
  return { src: `/media/v/${token}/${ENTRY_NAME.quality}`, width, height };
}

/** A grant of nothing yet: what all parts of a film have in common. */
function grantOf(film: AddressedFilm, kind: ClipKind, expiresAt: Date): MediaGrant {
  const { clip, repeats } = playedFilm(film, kind);
  return { videoId: film.id, kind, clip: clip.id, repeats, part: 'hls', variants: [], expiresAt, fileName: null };
}
