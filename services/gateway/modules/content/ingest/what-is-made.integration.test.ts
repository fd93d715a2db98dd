import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readManifest } from '../media/public.ts';
import { MEASURE_LOUDNESS, readLoudness } from './ffmpeg/loudness.ts';
import { ladderFor } from './ffmpeg/ladder.ts';
import { type IngestGateway, startIngestGateway } from './testing/ingest-gateway.ts';
import { makeFilm, testPrograms } from './testing/make-film.ts';

const run = promisify(execFile);
const SIZE = { width: 640, height: 360 } as const;
const SECONDS = 5;

let gateway: IngestGateway;
let files: Readonly<Record<string, { readonly key: string; readonly bytes: number }>>;
beforeAll(async () => {
  gateway = await startIngestGateway();
  // Pictures of noise, which would need many times the rate of the largest quality, and a sound that is hardly heard.
  const hard = ['-vf', 'noise=alls=100:allf=t', '-af', 'volume=-30dB', '-crf', '18'];
  const id = await gateway.send(await makeFilm({ ...SIZE, seconds: SECONDS, rate: 10, more: hard }));
  await gateway.prepare();
  const { version } = await gateway.source(id);
  files = (await readManifest(gateway.services.store, version ?? ''))?.files ?? {};
}, 300_000);
afterAll(() => gateway.close());

const pathOf = (name: string): string => gateway.services.store.pathOf(files[name]?.key ?? '') ?? '';
const textOf = async (name: string): Promise<string> => text(await gateway.services.store.read(files[name]?.key ?? ''));

it('has renditions whose keyframes are at the same moments, each the beginning of a segment', async () => {
  const starts = new Set<number | undefined>();
  for (const quality of ['p270', 'p360']) {
    const list = await textOf(`video/${quality}.m3u8`);
    expect(
      [...list.matchAll(/#EXTINF:([\d.]+)/g)].map(([, seconds]) => Number(seconds)),
      quality,
    ).toEqual([4, 1]);
    const show = ['-select_streams', 'v', '-show_entries', 'packet=pts_time,flags', '-of', 'csv=p=0'];
    const { stdout } = await run(testPrograms().ffprobe, ['-v', 'error', ...show, pathOf(`video/${quality}.mp4`)]);
    const moments = stdout.split('\n').flatMap((line) => (/,K/.test(line) ? [Number(line.split(',')[0])] : []));
    // The first picture waits for those that are decoded before it.
    expect(
      moments.map((at) => Number((at - (moments[0] ?? 0)).toFixed(3))),
      quality,
    ).toEqual([0, 4]);
    starts.add(moments[0]);
  }
  expect(starts.size).toBe(1);
});

it('stays below the peak of each quality, however much the picture would need', async () => {
  for (const { quality, peakKilobits, soundKilobits } of ladderFor(SIZE)) {
    const bits = (files[`video/${quality}.mp4`]?.bytes ?? Infinity) * 8;
    // The buffer of two seconds may be filled once.
    expect(bits / 1_000, quality).toBeLessThan((peakKilobits + soundKilobits) * (SECONDS + 2) * 1.05);
  }
});

it('has a larger preview of as many lines as the film, within its bound and at several times the rate of the small one', async () => {
  const show = ['-v', 'error', '-show_entries', 'stream=width,height', '-of', 'csv=p=0'];
  const { stdout } = await run(testPrograms().ffprobe, [...show, pathOf('preview-large.mp4')]);
  expect(stdout.trim()).toBe(`${SIZE.width},${SIZE.height}`);
  const { bytes: small = Infinity } = files['preview.mp4'] ?? {};
  const { bytes: large = Infinity } = files['preview-large.mp4'] ?? {};
  // Its five seconds and a buffer of one, in kilobits.
  expect((large * 8) / 1_000).toBeLessThan(2_400 * (SECONDS + 1) * 1.05);
  expect(large / small).toBeGreaterThan(2);
});

it('is as loud as all films', async () => {
  const measure = ['-i', pathOf('video/p270.mp4'), '-vn', '-af', MEASURE_LOUDNESS, '-f', 'null', '-'];
  const { stderr } = await run(testPrograms().ffmpeg, ['-hide_banner', '-nostats', ...measure]);
  const loudness = readLoudness(stderr.split('\n'))?.integrated ?? 0;
  expect(Math.abs(loudness + 16)).toBeLessThan(1.5);
});

it('has a trailer, a silent preview, a storyboard, and pictures in both formats', async () => {
  const kindsOf = async (name: string) => {
    const show = ['-v', 'error', '-show_entries', 'stream=codec_type', '-of', 'csv=p=0'];
    return (await run(testPrograms().ffprobe, [...show, pathOf(name)])).stdout.trim().split(/\s+/).toSorted();
  };
  const names = Object.keys(files);
  expect(await kindsOf('trailer/p270.mp4')).toEqual(['audio', 'video']);
  const previews = names.filter((name) => /preview/.test(name) && name.endsWith('.mp4'));
  expect(previews.toSorted()).toEqual(['preview-large.mp4', 'preview.mp4']);
  for (const name of previews) expect(await kindsOf(name)).toEqual(['video']);
  const board = names.find((name) => name.endsWith('.vtt')) ?? '';
  expect(await textOf(board)).toMatch(/^WEBVTT\n[^]*00:00:00\.000 --> 00:00:[^]*#xywh=0,0,\d+,\d+/);
  const widthsOf = (format: string) =>
    names
      .filter((name) => name.endsWith(`.${format}`) && !/\/s\d-/.test(name))
      .map((name) => join('/', name.replace(/\.\w+$/, '')))
      .toSorted();
  expect(widthsOf('avif')).toEqual(['/picture/320', '/picture/480', '/picture/640']);
  // Browsers without AVIF have fewer widths to choose from, and those of double and triple density.
  expect(widthsOf('webp')).toEqual([
    ...['213', '320', '426', '639', '640'].map((width) => `/picture/${width}`),
    '/storyboard',
  ]);
});
