import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { FileProblem } from './file-problem.ts';
import { emptyFolder, testPrograms } from './testing/make-film.ts';
import { prepareParts } from './testing/prepared-parts.ts';

const run = promisify(execFile);
const pictures = (seconds: number, size = '320x180') => [
  '-f',
  'lavfi',
  '-i',
  `testsrc2=size=${size}:rate=25:duration=${seconds}`,
];
const tone = (seconds: number, frequency = 330) => [
  '-f',
  'lavfi',
  '-i',
  `sine=frequency=${frequency}:duration=${seconds}`,
];
const H264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac'];
const X265 = ['-c:v', 'libx265', '-preset', 'ultrafast', '-x265-params', 'log-level=none', '-pix_fmt', 'yuv420p10le'];
const SECOND = ['-disposition:v:0', '0', '-disposition:v:1', 'default'];
const ALL = ['-map', '0', '-map', '1', '-map', '2'];

async function fileOf(name: string, ...args: readonly string[]): Promise<string> {
  const path = join(await emptyFolder(), name);
  await run(testPrograms().ffmpeg, ['-v', 'error', '-y', ...args, path]);
  return path;
}

/** The loudness of a tone in one channel of a rendition, in decibels: far below -40 where it isn't there. */
async function levelOf(path: string, frequency: number, channel = 'c0'): Promise<number> {
  const heard = `pan=mono|c0=${channel},bandpass=frequency=${frequency}:width_type=h:width=40,volumedetect`;
  const { stderr } = await run(testPrograms().ffmpeg, [
    '-hide_banner',
    '-i',
    path,
    '-vn',
    '-af',
    heard,
    '-f',
    'null',
    '-',
  ]);
  return Number(/mean_volume: (-?[\d.]+)/.exec(stderr)?.[1]);
}

const ODD: readonly (readonly [what: string, make: () => Promise<string>, facts: object])[] = [
  [
    'a picture that starts 5 s after the sound',
    () => fileOf('late.mkv', '-itsoffset', '5', ...pictures(3), ...tone(8), ...H264),
    { seconds: 8 },
  ],
  [
    'an MKV whose sound is longer than its picture',
    () => fileOf('a.mkv', ...pictures(4), ...tone(9), ...H264),
    { seconds: 4 },
  ],
  ['a sound that ends before the picture', () => fileOf('a.mp4', ...pictures(8), ...tone(3), ...H264), { seconds: 8 }],
  [
    'a WebM without a duration',
    () => fileOf('a.webm', ...pictures(4), ...tone(4), '-c:v', 'libvpx', '-deadline', 'realtime', '-live', '1'),
    { seconds: 4, codec: 'vp8' },
  ],
  [
    'a second video stream that is the default',
    () => fileOf('a.mkv', ...pictures(3, '160x90'), ...pictures(3), ...tone(3), ...ALL, ...H264, ...SECOND),
    { videoStream: 1, width: 320, height: 180 },
  ],
  [
    'PQ of an unknown matrix',
    () => fileOf('a.mp4', ...pictures(2), ...tone(2), ...X265, '-color_trc', 'smpte2084'),
    { isHdr: true, hasUnknownColors: true },
  ],
  [
    'HLG of an unknown matrix',
    () => fileOf('a.mkv', ...pictures(2), ...tone(2), ...X265, '-color_trc', 'arib-std-b67'),
    { isHdr: true, hasUnknownColors: true },
  ],
  // The ffprobe that a checkout has crashes at it.
  ...(testPrograms().ffprobe.includes('node_modules')
    ? []
    : [['an MPEG-TS', () => fileOf('a.ts', ...pictures(3), ...tone(3), ...H264), { seconds: 3 }] as const]),
];

/** Each is prepared whole, which takes seconds: those whose tracks differ most are prepared daily. */
const DAILY = 2;

describe('a film that is odd, and right', () => {
  const isRight = async (...[_what, make, expected]: (typeof ODD)[number]) => {
    const { facts, tracks } = await prepareParts(await make());
    const { seconds, ...others } = expected as { readonly seconds?: number };
    expect(facts).toMatchObject(others);
    if (seconds !== undefined) expect(Math.abs(facts.seconds - seconds)).toBeLessThan(0.15);
    for (const kind of ['video', 'trailer'] as const) {
      expect(tracks[kind], kind).toHaveLength(2);
      for (const { start, end, played } of tracks[kind]) {
        expect(start, kind).toBeLessThan(0.15);
        expect(Math.abs(end - facts.seconds), kind).toBeLessThan(0.15);
        expect(Math.abs(played - (end - start)), kind).toBeLessThan(0.15);
      }
    }
  };
  it.each(ODD.slice(0, DAILY))('%s', async (...odd) => {
    expect.hasAssertions();
    await isRight(...odd);
  });
  it.each(ODD.slice(DAILY))('%s', { tags: ['long'] }, async (...odd) => {
    expect.hasAssertions();
    await isRight(...odd);
  });
});

describe('a film of several streams', () => {
  it('has its own sound, and not the commentary before it', async () => {
    const sounds = ['-disposition:a:0', 'comment', '-disposition:a:1', 'default'];
    const path = await fileOf('a.mkv', ...pictures(3), ...tone(3, 300), ...tone(3, 2_000), ...ALL, ...H264, ...sounds);
    const { facts, files } = await prepareParts(path);
    expect(facts).toMatchObject({ audioStream: 2, rightStream: null });
    expect(await levelOf(files.video, 2_000)).toBeGreaterThan(-40);
    expect(await levelOf(files.video, 300)).toBeLessThan(-45);
  });

  it('has two tracks of one channel as left and right', { tags: ['long'] }, async () => {
    const path = await fileOf('a.mov', ...pictures(3), ...tone(3, 300), ...tone(3, 2_000), ...ALL, ...H264);
    const { facts, files } = await prepareParts(path);
    expect(facts).toMatchObject({ audioStream: 1, rightStream: 2 });
    for (const file of [files.video, files.trailer]) {
      expect(await levelOf(file, 300, 'c0')).toBeGreaterThan(-40);
      expect(await levelOf(file, 2_000, 'c0')).toBeLessThan(-45);
      expect(await levelOf(file, 2_000, 'c1')).toBeGreaterThan(-40);
    }
  });

  it('is no cover, however that is attached', { tags: ['long'] }, async () => {
    const cover = await fileOf('cover.png', ...pictures(1, '640x640'), '-frames:v', '1');
    const kinds = ['-c:v:0', 'copy', '-disposition:v:0', 'attached_pic'];
    const path = await fileOf('a.mp4', '-i', cover, ...pictures(3), ...tone(3), ...ALL, ...H264, ...kinds);
    expect((await prepareParts(path)).facts).toMatchObject({ width: 320, height: 180 });
  });
});

it('a picture that is turned is as large as it is shown', { tags: ['long'] }, async () => {
  const upright = await fileOf('a.mov', ...pictures(3), ...tone(3), ...H264);
  const path = await fileOf('b.mov', '-i', upright, '-c', 'copy', '-metadata:s:v:0', 'rotate=90');
  const { facts, files } = await prepareParts(path);
  expect(facts).toMatchObject({ width: 180, height: 320 });
  const show = ['-v', 'error', '-select_streams', 'v', '-show_entries', 'stream=width,height', '-of', 'csv=p=0'];
  const { stdout } = await run(testPrograms().ffprobe, [...show, files.video]);
  expect(stdout.trim()).toBe('152,270');
});

it(
  'a trailer has both tracks to the end of each piece, also where the sound of the film has ended',
  { tags: ['long'] },
  async () => {
    const path = await fileOf('a.mp4', ...pictures(48, '128x72'), ...tone(13), ...H264);
    const { tracks } = await prepareParts(path);
    expect(tracks.trailer).toHaveLength(2);
    for (const { start, end, played } of tracks.trailer) {
      expect(start).toBeLessThan(0.15);
      expect(Math.abs(end - 32)).toBeLessThan(0.15);
      expect(Math.abs(played - 32)).toBeLessThan(0.15);
    }
    // Each packet of AAC is 1024 samples: all of them, and not 1.65 seconds full of them.
    expect(Math.abs((tracks.trailer[1]?.packets ?? 0) - (32 * 48_000) / 1_024)).toBeLessThan(5);
  },
);

it('a film whose last part is missing is refused in words', async () => {
  const path = await fileOf('a.mkv', ...pictures(12, '640x360'), ...tone(12), ...H264, '-qp', '10');
  const cut = `${path}-cut.mkv`;
  await writeFile(cut, (await readFile(path)).subarray(0, 1_000_000));
  await expect(prepareParts(cut)).rejects.toThrow(FileProblem);
  await expect(prepareParts(cut)).rejects.toThrow(/should last 12\.0 seconds.*cut off/);
});
