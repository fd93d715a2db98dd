import type { VideoQuality } from '@network/tenant/video-qualities.ts';
import { LOOP_SECONDS, type PlayedFilm, qualitiesOf } from './clips.ts';
import type { StreamSound, StreamVariant } from './own/version-manifest.ts';

/** Media type of an HLS playlist. */
export const PLAYLIST_TYPE = 'application/vnd.apple.mpegurl';

const LANGUAGE = /^[A-Za-z]{2,3}(?:-[A-Za-z\d]{2,8})*$/;

const HEAD = ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS'];

/**
 * The master playlist of a film for the variants that its viewer may have. Addresses in it are relative: the
 * address of the playlist grants those below it, so that variants and segments need no signature.
 */
export function masterPlaylist({ clip }: PlayedFilm, variants: readonly VideoQuality[]): string {
  const streams = qualitiesOf(clip).map(({ quality, rendition: { loopBytes, ...shape } }) => {
    // Every segment is the same loop, so that the peak is the average.
    const rate = Math.ceil((loopBytes * 8) / LOOP_SECONDS);
    return [quality, { ...shape, peakRate: rate, averageRate: rate }] as const;
  });
  return masterOf(Object.fromEntries(streams), variants);
}

/** The master playlist of those of these streams that its viewer may have. */
export function masterOf(
  streams: Readonly<Partial<Record<VideoQuality, StreamVariant>>>,
  variants: readonly VideoQuality[],
  sounds: readonly StreamSound[] = [],
): string {
  const entries = variants.flatMap((quality) => {
    const stream = streams[quality];
    if (stream === undefined) return [];
    const { width, height, codecs, peakRate, averageRate } = stream;
    const facts = [
      `BANDWIDTH=${peakRate}`,
      `AVERAGE-BANDWIDTH=${averageRate}`,
      `RESOLUTION=${width}x${height}`,
      `CODECS="${codecs}"`,
      ...(sounds.length === 0 ? [] : ['AUDIO="sound"']),
    ];
    return [`#EXT-X-STREAM-INF:${facts.join(',')}`, `${quality}/index.m3u8`];
  });
  return [...HEAD, ...soundsOf(sounds), ...entries, ''].join('\n');
}

function soundsOf(sounds: readonly StreamSound[]): readonly string[] {
  const first = sounds.find(({ isDefault }) => isDefault) ?? sounds[0];
  return sounds.map((sound) => {
    const { id, name, language } = sound;
    const spoken = language !== null && LANGUAGE.test(language) ? `LANGUAGE="${language}",` : '';
    const chosen = `DEFAULT=${sound === first ? 'YES' : 'NO'},AUTOSELECT=YES`;
    return `#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="${name}",${spoken}${chosen},URI="${id}/index.m3u8"`;
  });
}

/** The playlist of one variant: a segment for each time that the clip plays. */
export function variantPlaylist({ repeats }: PlayedFilm): string {
  const segments = Array.from({ length: repeats }, (_, number) => `#EXTINF:${LOOP_SECONDS}.0,\n${number}.m4s`);
  const facts = [`#EXT-X-TARGETDURATION:${LOOP_SECONDS}`, '#EXT-X-MEDIA-SEQUENCE:0', '#EXT-X-PLAYLIST-TYPE:VOD'];
  return [...HEAD, ...facts, '#EXT-X-MAP:URI="init.mp4"', ...segments, '#EXT-X-ENDLIST', ''].join('\n');
}
