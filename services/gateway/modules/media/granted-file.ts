import { type Clip, clipFor } from './clips.ts';
import type { MediaGrant } from './media-address.ts';

/** The file behind a name under a signed address: one of the clips' folder, or a generated playlist. */
export type Granted =
  | { readonly kind: 'file'; readonly name: string }
  | { readonly kind: 'master'; readonly clip: Clip };

const SEGMENT = /^(p\d{3,4}l?)\/(?:index\.m3u8|init\.mp4|\d{1,4}\.m4s)$/;
const CAPTIONS = /^[a-z]{2}\.vtt$/;

/** The name under which each part begins. */
export const ENTRY_NAME = { quality: 'video.mp4', hls: 'master.m3u8', storyboard: 'storyboard.vtt' } as const;

/** Looks a name up in what a grant opens; null for anything outside it. */
export function grantedFile(grant: MediaGrant, name: string): Granted | null {
  const clip = clipFor(grant.videoId);
  const inFolder = (file: string): Granted => ({ kind: 'file', name: `${clip.id}/${grant.kind}/${file}` });
  switch (grant.part) {
    case 'hls': {
      if (name === ENTRY_NAME.hls) return { kind: 'master', clip };
      const quality = SEGMENT.exec(name)?.[1];
      return grant.variants.some((variant) => variant === quality) ? inFolder(name) : null;
    }
    case 'storyboard':
      return name === ENTRY_NAME.storyboard || name === 'storyboard.webp' ? inFolder(name) : null;
    case 'captions':
      return CAPTIONS.test(name) ? inFolder(name) : null;
    default:
      return name === (grant.fileName ?? ENTRY_NAME.quality) ? inFolder(`${grant.part}.mp4`) : null;
  }
}
