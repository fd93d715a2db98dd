import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OwnRendition, StreamVariant } from '../../media/public.ts';
import { problemOfTracks } from '../ffmpeg/check-rendition.ts';
import { renditionArguments } from '../ffmpeg/encoding.ts';
import { type FragmentIndex, readFragmentIndex } from '../ffmpeg/fragment-index.ts';
import { inputArguments, QUIETLY, reportProgress } from '../ffmpeg/input-arguments.ts';
import type { Rung } from '../ffmpeg/ladder.ts';
import { readPacketTimes } from '../ffmpeg/packet-times.ts';
import { runProgram } from '../ffmpeg/run-program.ts';
import type { MadeFile, StepWork } from './step.ts';

/** A rendition as the publication needs it. */
export interface MadeRendition {
  readonly quality: Rung['quality'];
  readonly rendition: OwnRendition;
  readonly variant: StreamVariant;
  readonly seconds: number;
}

/** A rendition that was made, and plays wrongly: nobody may see it. */
export class UnsoundRendition extends Error {}

/** What is encoded: the inputs and filters of ffmpeg before the encoding, and how long the result lasts. */
export interface Encoded {
  readonly from: readonly string[];
  readonly hasSound: boolean;
  readonly seconds: number;
}

/**
 * Encodes one rendition with the playlist of its stream, `<folder>/<quality>.mp4` and `.m3u8`.
 * @throws UnsoundRendition where its packets are not what it should be
 */
export async function makeRendition(
  { folder, programs, pace, signal, onProgress }: StepWork,
  kind: 'video' | 'trailer',
  rung: Rung,
  { from, hasSound, seconds }: Encoded,
): Promise<{ readonly files: readonly MadeFile[]; readonly made: MadeRendition }> {
  const path = join(folder, `${rung.quality}.mp4`);
  await runProgram(programs.ffmpeg, [...QUIETLY, ...from, ...renditionArguments(rung, hasSound, pace, path)], {
    signal,
    onLine: reportProgress(seconds, onProgress),
  });
  const index = await readFragmentIndex(path);
  const { size } = await stat(path);
  const played = index.fragments.reduce((sum, each) => sum + each.seconds, 0);
  const tracks = await readPacketTimes(programs.ffprobe, inputArguments(path), signal);
  const problem = problemOfTracks(tracks, { seconds, hasSound });
  if (problem !== null) throw new UnsoundRendition(`${kind}/${rung.quality} can't be shown: ${problem}.`);
  const playlist = join(folder, `${rung.quality}.m3u8`);
  await writeFile(playlist, playlistOf(index));
  const { width, height } = rung;
  const rates = index.fragments.map(({ bytes, seconds: each }) => (bytes * 8) / Math.max(each, 0.04));
  return {
    files: [
      { name: `${kind}/${rung.quality}.mp4`, path, type: 'video/mp4' },
      { name: `${kind}/${rung.quality}.m3u8`, path: playlist, type: 'application/vnd.apple.mpegurl' },
    ],
    made: {
      quality: rung.quality,
      rendition: { width, height, bytes: size },
      variant: {
        width,
        height,
        codecs: index.codecs,
        peakRate: Math.ceil(Math.max(...rates)),
        averageRate: Math.ceil((size * 8) / Math.max(played, 0.04)),
      },
      seconds: played,
    },
  };
}

/** The playlist of a rendition: each segment is a range of the one file. */
function playlistOf({ beginningBytes, fragments }: FragmentIndex): string {
  const longest = Math.max(...fragments.map(({ seconds }) => Math.round(seconds)), 1);
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    `#EXT-X-TARGETDURATION:${longest}`,
    '#EXT-X-MEDIA-SEQUENCE:0',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    `#EXT-X-MAP:URI="video.mp4",BYTERANGE="${beginningBytes}@0"`,
    ...fragments.map(
      ({ from, bytes, seconds }) => `#EXTINF:${seconds.toFixed(5)},\n#EXT-X-BYTERANGE:${bytes}@${from}\nvideo.mp4`,
    ),
    '#EXT-X-ENDLIST',
    '',
  ].join('\n');
}
