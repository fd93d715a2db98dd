import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { testPrograms } from './make-film.ts';

const run = promisify(execFile);
const ENCODING = ['-pix_fmt', 'yuv420p', '-g', '50', '-sc_threshold', '0'];
const BOTH = [
  [640, 360],
  [320, 180],
] as const;
const H264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-profile:v', 'high'];

/** What another system has made of a film. */
export interface MadeStream {
  /** Segments of MPEG-TS with their sound, or of MP4 with the sound beside them. */
  readonly segments: 'ts' | 'mp4';
  readonly seconds?: number;
  /** Arguments of ffmpeg that encode its pictures; H.264 by default. */
  readonly encoding?: readonly string[];
  readonly sizes?: readonly (readonly [width: number, height: number])[];
}

/**
 * Makes a finished stream in a folder, `master.m3u8` with all of its tracks: segments of two seconds, and with MP4 a sound and captions
 * beside the pictures.
 */
export async function makeStream(folder: string, stream: MadeStream): Promise<void> {
  const { segments, seconds = 6, encoding = H264, sizes = BOTH } = stream;
  await mkdir(folder, { recursive: true });
  const { ffmpeg } = testPrograms();
  const tone = ['-f', 'lavfi', '-i', `sine=frequency=330:duration=${seconds}`];
  const sound = ['-c:a', 'aac', '-ar', '48000'];
  const hls = (name: string) => [
    '-f',
    'hls',
    '-hls_time',
    '2',
    '-hls_playlist_type',
    'vod',
    '-hls_list_size',
    '0',
    ...(segments === 'ts'
      ? ['-hls_segment_filename', join(folder, name, 'Part %03d.ts')]
      : ['-hls_segment_type', 'fmp4', '-hls_segment_filename', join(folder, name, '%03d.m4s')]),
    join(folder, name, 'index.m3u8'),
  ];
  const master = ['#EXTM3U'];
  for (const [width, height] of sizes) {
    const name = `${height}p`;
    await mkdir(join(folder, name), { recursive: true });
    const picture = ['-f', 'lavfi', '-i', `testsrc2=size=${width}x${height}:rate=25:duration=${seconds}`];
    const own = segments === 'ts' ? [...tone, ...ENCODING, ...encoding, ...sound] : [...ENCODING, ...encoding];
    await run(ffmpeg, ['-v', 'error', '-y', ...picture, ...own, ...hls(name)]);
    const beside = segments === 'ts' ? '' : ',AUDIO="aud",SUBTITLES="sub"';
    master.push(
      `#EXT-X-STREAM-INF:BANDWIDTH=${height * 1000},RESOLUTION=${width}x${height}${beside}`,
      `${name}/index.m3u8`,
    );
  }
  if (segments === 'mp4') {
    await mkdir(join(folder, 'sound'), { recursive: true });
    await run(ffmpeg, ['-v', 'error', '-y', ...tone, ...sound, ...hls('sound')]);
    await makeCaptions(join(folder, 'de'));
    master.push(
      '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="aud",NAME="English",LANGUAGE="en",DEFAULT=YES,URI="sound/index.m3u8"',
      '#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="sub",NAME="Deutsch",LANGUAGE="de",URI="de/index.m3u8"',
    );
  }
  await writeFile(join(folder, 'master.m3u8'), [...master, ''].join('\n'));
}

/** Captions in two parts; what lasts over the end of the first is in both. */
async function makeCaptions(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const cue = '00:00:01.000 --> 00:00:04.000\nGuten Abend.';
  const head = 'WEBVTT\nX-TIMESTAMP-MAP=MPEGTS:0,LOCAL:00:00:00.000';
  await writeFile(join(folder, '0.vtt'), `${head}\n\n${cue}\n`);
  await writeFile(join(folder, '1.vtt'), `${head}\n\n${cue}\n\n00:00:04.500 --> 00:00:05.000\nBis morgen.\n`);
  const list = [
    '#EXTM3U',
    '#EXT-X-TARGETDURATION:3',
    '#EXTINF:3,',
    '0.vtt',
    '#EXTINF:3,',
    '1.vtt',
    '#EXT-X-ENDLIST',
    '',
  ];
  await writeFile(join(folder, 'index.m3u8'), list.join('\n'));
}
