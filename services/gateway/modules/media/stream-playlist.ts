import type { VideoQuality } from '@network/tenant/constants.ts';
import type { Clip, ClipKind } from './clips.ts';

/**
 * The master playlist of a passage for the variants that its viewer may have. Addresses in it are relative: whoever
 * holds the address of the playlist holds those below it, so that variants and segments need no signature of their own.
 */
export function masterPlaylist(clip: Clip, kind: ClipKind, variants: readonly VideoQuality[]): string {
  const seconds = kind === 'video' ? clip.durationSeconds : clip.trailerSeconds;
  const entries = variants.flatMap((quality) => {
    const rendition = clip[kind][quality];
    if (rendition === undefined) return [];
    const { width, height, bytes, codecs } = rendition;
    const average = Math.ceil((bytes * 8) / seconds);
    const facts = [
      `BANDWIDTH=${Math.max(rendition.peakBandwidth ?? 0, average)}`,
      `AVERAGE-BANDWIDTH=${average}`,
      `RESOLUTION=${width}x${height}`,
      `CODECS="${codecs}"`,
    ];
    return [`#EXT-X-STREAM-INF:${facts.join(',')}`, `${quality}/index.m3u8`];
  });
  return ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS', ...entries, ''].join('\n');
}
