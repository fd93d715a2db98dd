import type { VideoQuality } from '@network/tenant/constants.ts';
import type { Device, QualityToken, VideoToken } from '../../graphql/resolvers.generated.ts';
import type { ClipKind } from './clips.ts';
import { ENTRY_NAME } from './granted-file.ts';
import { type AddressedFilm, filmFiles, grantedMedia, hasCaptions, reelOf } from './film-files.ts';
import { type MediaGrant, type MediaPart, signGrant } from './media-address.ts';

/** Captions of the demonstration's clips. */
const CLIP_CAPTIONS: OfferedCaptions = { language: 'en', label: 'English' };

/** How long an address plays: a long film, and a pause in it. */
export const ADDRESS_HOURS = 4;

/** What every address of one answer has in common. */
export interface AddressOrder {
  readonly key: Buffer;
  /** From `holderOf`. */
  readonly holder: string;
  readonly now: Date;
  readonly film: AddressedFilm;
  readonly kind: ClipKind;
  readonly device: Exclude<Device, 'DOWNLOAD'>;
  /** What editors published for the film. */
  readonly captions: readonly OfferedCaptions[];
}

/** Captions that a film has in a language. */
export interface OfferedCaptions {
  readonly language: string;
  readonly label: string;
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
export function videoTokenFor({ key, holder, now, film, kind, device, captions }: AddressOrder): VideoToken {
  const expiresAt = new Date(Math.floor(now.getTime() / 1000 + ADDRESS_HOURS * 3600) * 1000);
  const grant = grantOf(film, kind, expiresAt);
  const address = (part: MediaPart, name: string, variants: readonly VideoQuality[] = []): QualityToken => {
    const token = signGrant(key, holder, { ...grant, part, variants });
    return { token, cdn: `/media/v/${token}/${name}` };
  };
  const allowed = filmFiles(film, kind)
    .map(({ quality }) => quality)
    .filter((quality) => !isLeftOut(quality, device));
  const ladder = Object.fromEntries(allowed.map((quality) => [quality, address(quality, ENTRY_NAME.quality)]));
  const isWhole = kind === 'video';
  const offered = isWhole ? offeredCaptions(film, captions) : [];
  return {
    __typename: 'VideoToken',
    ...(ladder as Partial<Record<VideoQuality, QualityToken>>),
    hls: allowed.length === 0 ? null : address('hls', ENTRY_NAME.hls, allowed),
    storyboard: isWhole ? address('storyboard', ENTRY_NAME.storyboard) : null,
    captions: offered.map(({ language, label }) => ({
      language,
      label,
      src: address('captions', `${language}.vtt`).cdn,
    })),
    expiresAt: expiresAt.toISOString(),
  };
}

/** Editors' captions; those of the demonstration's clip as well, unless an editor wrote some in their language. */
function offeredCaptions(film: AddressedFilm, own: readonly OfferedCaptions[]): readonly OfferedCaptions[] {
  const isOffered = !hasCaptions(film) || own.some(({ language }) => language === CLIP_CAPTIONS.language);
  return isOffered ? own : [...own, CLIP_CAPTIONS];
}

/** Signed addresses of a film's files in every size, to be saved under readable names. */
export function downloadTokenFor({ key, holder, film, fileName, expiresAt }: FilesOrder): VideoToken {
  const grant = grantOf(film, 'video', expiresAt);
  const files = filmFiles(film, 'video').map(({ quality, lines }) => {
    const name = `${fileName}-${quality === 'p480l' ? 'mobile-' : ''}${lines}p.mp4`;
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
  film,
}: Omit<AddressOrder, 'kind' | 'device' | 'captions'>): AddressedReel | null {
  const shown = reelOf(film);
  if (shown === null) return null;
  const expiresAt = new Date(now.getTime() + ADDRESS_HOURS * 3_600_000);
  const token = signGrant(key, holder, { ...grantOf(film, 'trailer', expiresAt), part: shown.part });
  const { width, height } = shown;
  return { src: `/media/v/${token}/${ENTRY_NAME.quality}`, width, height };
}

/** A grant of nothing yet: what all parts of a film have in common. */
function grantOf(film: AddressedFilm, kind: ClipKind, expiresAt: Date): MediaGrant {
  return { videoId: film.id, kind, ...grantedMedia(film, kind), part: 'hls', variants: [], expiresAt, fileName: null };
}
