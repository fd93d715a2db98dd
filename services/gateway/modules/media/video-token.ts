import { VIDEO_QUALITIES, type VideoQuality } from '@network/tenant/constants.ts';
import type { Device, QualityToken, VideoToken } from '../../graphql/resolvers.generated.ts';
import { type ClipKind, clipFor, STREAMED_QUALITIES } from './clips.ts';
import { ENTRY_NAME } from './granted-file.ts';
import { type MediaPart, signGrant } from './media-address.ts';

/** How long an address plays: a long film, and a pause in it. */
export const ADDRESS_HOURS = 4;

/** What every address of one answer has in common. */
export interface AddressOrder {
  readonly key: Buffer;
  /** From `holderOf`. */
  readonly holder: string;
  readonly now: Date;
  readonly videoId: string;
  /** Lines of the best picture that the video has. */
  readonly bestHeight: number;
  readonly kind: ClipKind;
  readonly device: Exclude<Device, 'DOWNLOAD'>;
}

/** The common part of the addresses of downloads. */
export interface FilesOrder extends Pick<AddressOrder, 'key' | 'holder' | 'videoId'> {
  /** Begins every file's name; letters, digits and hyphens. */
  readonly fileName: string;
  readonly expiresAt: Date;
}

/** Qualities for a device: mobile networks get the light 480, and nothing that only a large screen shows. */
export function qualitiesFor(device: AddressOrder['device']): readonly VideoQuality[] {
  const left: readonly VideoQuality[] = device === 'MOBILE' ? ['p480', 'p2160'] : ['p480l'];
  return VIDEO_QUALITIES.filter((quality) => !left.includes(quality));
}

/** Signed addresses of a video or its trailer, from the brand host's root; what does not exist is null. */
export function videoTokenFor({ key, holder, now, videoId, bestHeight, kind, device }: AddressOrder): VideoToken {
  const clip = clipFor(videoId);
  const expiresAt = new Date(Math.floor(now.getTime() / 1000 + ADDRESS_HOURS * 3600) * 1000);
  const address = (part: MediaPart, name: string, variants: readonly VideoQuality[] = []): QualityToken => {
    const token = signGrant(key, holder, { videoId, kind, part, variants, expiresAt, fileName: null });
    return { token, cdn: `/media/v/${token}/${name}` };
  };
  const allowed = qualitiesFor(device).filter((quality) => (clip[kind][quality]?.height ?? Infinity) <= bestHeight);
  const ladder = Object.fromEntries(allowed.map((quality) => [quality, address(quality, ENTRY_NAME.quality)]));
  const streamed = STREAMED_QUALITIES.filter((quality) => allowed.includes(quality));
  const isWhole = kind === 'video';
  return {
    __typename: 'VideoToken',
    ...(ladder as Partial<Record<VideoQuality, QualityToken>>),
    hls: streamed.length === 0 ? null : address('hls', ENTRY_NAME.hls, streamed),
    storyboard: isWhole ? address('storyboard', ENTRY_NAME.storyboard) : null,
    captions:
      isWhole && clip.hasCaptions ? [{ language: 'en', label: 'English', src: address('captions', 'en.vtt').cdn }] : [],
    expiresAt: expiresAt.toISOString(),
  };
}

/** Signed addresses of a film's files in every size, to be saved under readable names. */
export function downloadTokenFor({ key, holder, videoId, fileName, expiresAt }: FilesOrder): VideoToken {
  const { video } = clipFor(videoId);
  const files = VIDEO_QUALITIES.flatMap((quality) => {
    const file = video[quality];
    if (!file) return [];
    const name = `${fileName}-${quality === 'p480l' ? 'mobile-' : ''}${file.height}p.mp4`;
    const grant = { videoId, kind: 'video', part: quality, variants: [], expiresAt, fileName: name } as const;
    const token = signGrant(key, holder, grant);
    return [[quality, { token, cdn: `/media/v/${token}/${name}` }] as const];
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
