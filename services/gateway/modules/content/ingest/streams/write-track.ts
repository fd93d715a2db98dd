import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PLAYLIST_TYPE, segmentName, type SegmentList } from '../../media/public.ts';
import type { MadeFile } from '../steps/step.ts';
import type { FoundTrack } from './check-stream.ts';
import type { FoundPart, FoundSegment } from './find-files.ts';

/**
 * Writes the playlist of a track, in which its files are numbers, and the list of what these numbers are.
 * @param name of the track in its film, such as `p720` or `a0`
 */
export async function writeTrack(folder: string, name: string, track: FoundTrack): Promise<readonly MadeFile[]> {
  const numbers = new Map<string, number>();
  const list: [string, number][] = [];
  const nameOf = ({ key, fileBytes }: FoundPart): string => {
    const known = numbers.get(key) ?? list.push([key, fileBytes]) - 1;
    numbers.set(key, known);
    return segmentName(known, key);
  };
  const playlist = join(folder, `${name}.m3u8`);
  await writeFile(playlist, playlistOf(track.segments, nameOf));
  const segments = join(folder, `${name}.json`);
  await writeFile(segments, JSON.stringify(list satisfies SegmentList));
  return [
    { name: `video/${name}.m3u8`, path: playlist, type: PLAYLIST_TYPE },
    { name: `video/${name}.segments`, path: segments, type: 'application/json' },
  ];
}

function playlistOf(segments: readonly FoundSegment[], nameOf: (part: FoundPart) => string): string {
  const longest = Math.max(...segments.map(({ seconds }) => Math.round(seconds)), 1);
  const lines: string[] = [];
  let beginning: FoundPart | null = null;
  for (const segment of segments) {
    if (segment.isDiscontinuous) lines.push('#EXT-X-DISCONTINUITY');
    if (segment.beginning !== null && segment.beginning !== beginning) {
      const { span } = segment.beginning;
      const range = span === null ? '' : `,BYTERANGE="${span.bytes}@${span.from}"`;
      lines.push(`#EXT-X-MAP:URI="${nameOf(segment.beginning)}"${range}`);
    }
    beginning = segment.beginning;
    lines.push(`#EXTINF:${segment.seconds.toFixed(5)},`);
    if (segment.span !== null) lines.push(`#EXT-X-BYTERANGE:${segment.span.bytes}@${segment.span.from}`);
    lines.push(nameOf(segment));
  }
  const head = ['#EXTM3U', '#EXT-X-VERSION:7', `#EXT-X-TARGETDURATION:${longest}`];
  return [...head, '#EXT-X-MEDIA-SEQUENCE:0', '#EXT-X-PLAYLIST-TYPE:VOD', ...lines, '#EXT-X-ENDLIST', ''].join('\n');
}

/** What the files of a track weigh, in bits a second, and together. */
export function ratesOf({ segments, seconds }: Pick<FoundTrack, 'segments' | 'seconds'>) {
  const sizes = segments.map(({ span, fileBytes, seconds: each }) => ({ bytes: span?.bytes ?? fileBytes, each }));
  const bytes = sizes.reduce((sum, each) => sum + each.bytes, 0);
  return {
    bytes,
    peakRate: Math.ceil(Math.max(...sizes.map((size) => (size.bytes * 8) / Math.max(size.each, 0.04)))),
    averageRate: Math.ceil((bytes * 8) / Math.max(seconds, 0.04)),
  };
}
