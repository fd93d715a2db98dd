/**
 * Renders the committed clips, their ladder, streams, storyboards and captions, and hover previews of landscape
 * pictures. `--only <id>` renders one clip, `--previews [--part 1/2]` the previews, `--encode` reuses the frames of the
 * last rendering, `--manifest` only builds the manifest. Needs ffmpeg.
 */
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { COMPOSITIONS, type CompositionPlan } from './compositions.ts';
import { cameraFor } from './draw.ts';
import { ffmpeg, film, probe } from './ffmpeg.ts';
import { FILMS, type FilmPlan, LADDER, STREAMED } from './film-plans.ts';

const FOLDER = new URL('../../services/gateway/modules/media/clips/', import.meta.url).pathname;
const CACHE = new URL('../../node_modules/.cache/artwork/', import.meta.url).pathname;
const SHOT = { width: 480, height: 270, framesPerSecond: 12 };
const PREVIEW = { width: 320, height: 180, framesPerSecond: 15, frames: 30 };
/** Seconds of the composition that pass in a second of film. */
const PACE = 1.7;
/** Slow motion needs only every other frame. */
const SMOOTH = 'minterpolate=fps=24:mi_mode=blend';
/** Just enough to avoid visible steps in soft light; film grain would cost most of the bytes. */
const GRAIN = 0.007;
/** The trailer is another passage of the same material. */
const TRAILER_STARTS = 90;

function planOf(id: string): CompositionPlan {
  const plan = COMPOSITIONS.find((each) => each.id === id);
  if (!plan) throw new Error(`No composition "${id}"`);
  return plan;
}

function* frames(camera: (time: number) => Buffer, from: number, count: number, rate: number): Generator<Buffer> {
  for (let frame = 0; frame < count; frame += 1) yield camera(from + (frame / rate) * PACE);
}

function toneOf(note: number, seconds: number): string {
  const voice = (ratio: number, strength: number, sway: number): string =>
    `${strength}*sin(2*PI*${(note * ratio).toFixed(2)}*t)*(0.65+0.35*sin(2*PI*${sway}*t))`;
  const chord = [voice(1, 0.09, 0.11), voice(1.4983, 0.06, 0.17), voice(2.004, 0.04, 0.23), voice(2.52, 0.025, 0.13)];
  const fades = `afade=t=in:d=1.2,afade=t=out:st=${seconds - 1.5}:d=1.5,lowpass=f=900`;
  return `aevalsrc='${chord.join('+')}':s=48000:d=${seconds},${fades}`;
}

/** Encodes the ladder of one passage, and cuts its streams. */
async function encode(master: string, folder: string, note: number, seconds: number, highest: string): Promise<object> {
  const facts: Record<string, object> = {};
  for (const { quality, width, height, crf } of LADDER) {
    if (quality === 'p2160' && highest !== 'p2160') continue;
    const file = `${folder}/${quality}.mp4`;
    const picture = [
      '-vf',
      `${SMOOTH},scale=${width}:${height}:flags=lanczos`,
      '-c:v',
      'libx264',
      '-preset',
      'medium',
      '-crf',
      String(crf),
    ];
    const keys = [
      '-pix_fmt',
      'yuv420p',
      '-g',
      '48',
      '-keyint_min',
      '48',
      '-sc_threshold',
      '0',
      '-x264-params',
      'aq-mode=3',
    ];
    const sound = [
      '-f',
      'lavfi',
      '-i',
      toneOf(note, seconds),
      '-map',
      '0:v',
      '-map',
      '1:a',
      '-c:a',
      'aac',
      '-b:a',
      '40k',
      '-ac',
      '1',
    ];
    await ffmpeg('-i', master, ...sound, ...picture, ...keys, '-movflags', '+faststart', '-map_metadata', '-1', file);
    const { size } = await stat(file);
    const level = Number(await probe(file, 'level'))
      .toString(16)
      .padStart(2, '0');
    facts[quality] = { width, height, bytes: size, codecs: `avc1.6400${level},mp4a.40.2` };
    if (STREAMED.includes(quality)) await cutStream(file, `${folder}/${quality}`);
  }
  return facts;
}

async function cutStream(file: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const segments = [
    '-hls_segment_type',
    'fmp4',
    '-hls_fmp4_init_filename',
    'init.mp4',
    '-hls_segment_filename',
    `${folder}/%d.m4s`,
  ];
  const list = ['-hls_time', '2', '-hls_playlist_type', 'vod', '-hls_flags', 'independent_segments'];
  await ffmpeg('-i', file, '-c', 'copy', '-f', 'hls', ...list, ...segments, `${folder}/index.m3u8`);
}

function stamp(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(11, 23);
}

/** One thumbnail a second on one sheet, and the WebVTT with their positions. */
async function storyboard(master: string, folder: string, seconds: number): Promise<void> {
  const columns = 5;
  const rows = Math.ceil(seconds / columns);
  const sheet = `fps=1,scale=160:90,tile=${columns}x${rows}`;
  await ffmpeg('-i', master, '-vf', sheet, '-frames:v', '1', '-q:v', '60', `${folder}/storyboard.webp`);
  const cues = Array.from({ length: seconds }, (_, second) => {
    const place = `${(second % columns) * 160},${Math.floor(second / columns) * 90},160,90`;
    return `${stamp(second)} --> ${stamp(second + 1)}\nstoryboard.webp#xywh=${place}\n`;
  });
  await writeFile(`${folder}/storyboard.vtt`, `WEBVTT\n\n${cues.join('\n')}`);
}

async function makeFilm({ id, composition, seconds, trailerSeconds, note, captions }: FilmPlan): Promise<void> {
  const camera = cameraFor(planOf(composition), SHOT.width, SHOT.height, GRAIN);
  await rm(`${FOLDER}${id}`, { recursive: true, force: true });
  const qualities: Record<string, object> = {};
  for (const [kind, length, from] of [
    ['video', seconds, 0],
    ['trailer', trailerSeconds, TRAILER_STARTS],
  ] as const) {
    const folder = `${FOLDER}${id}/${kind}`;
    await mkdir(folder, { recursive: true });
    const master = `${CACHE}${id}-${kind}.mkv`;
    const drawn = frames(camera, from, length * SHOT.framesPerSecond, SHOT.framesPerSecond);
    if (!values.encode)
      await film(drawn, SHOT, '-c:v', 'libx264', '-preset', 'fast', '-crf', '8', '-pix_fmt', 'yuv444p', master);
    qualities[kind] = await encode(master, folder, note, length, kind === 'video' ? 'p2160' : 'p1080');
    if (kind === 'trailer') continue;
    await storyboard(master, folder, length);
    if (captions.length === 0) continue;
    const cues = captions.map(([start, end, line]) => `${stamp(start)} --> ${stamp(end)}\n${line}\n`);
    await writeFile(`${folder}/en.vtt`, `WEBVTT\n\n${cues.join('\n')}`);
  }
  const facts = { id, durationSeconds: seconds, trailerSeconds, hasCaptions: captions.length > 0, ...qualities };
  await writeFile(`${CACHE}film-${id}.json`, JSON.stringify(facts));
}

/** A hover preview runs forth and back, so that it can repeat without a jump. */
async function makePreview(plan: CompositionPlan): Promise<void> {
  const { width, height, framesPerSecond } = PREVIEW;
  const camera = cameraFor(plan, width, height, GRAIN);
  const file = `${FOLDER}previews/${plan.id}-${width}`;
  const back = ['-filter_complex', '[0]split[a][b];[b]reverse[r];[a][r]concat,split[m][w]'];
  const mp4 = [
    '-map',
    '[m]',
    '-c:v',
    'libx264',
    '-preset',
    'slow',
    '-crf',
    '29',
    '-pix_fmt',
    'yuv420p',
    '-movflags',
    '+faststart',
  ];
  const webm = [
    '-map',
    '[w]',
    '-c:v',
    'libvpx-vp9',
    '-crf',
    '40',
    '-b:v',
    '0',
    '-cpu-used',
    '3',
    '-pix_fmt',
    'yuv420p',
  ];
  await film(
    frames(camera, 0, PREVIEW.frames, framesPerSecond),
    PREVIEW,
    ...back,
    ...mp4,
    `${file}.mp4`,
    ...webm,
    `${file}.webm`,
  );
}

interface Facts {
  readonly id: string;
  readonly [kind: string]: unknown;
}

/** Bits per second of the heaviest segment, which a playlist must promise. */
async function peakOf(folder: string): Promise<number> {
  const list = await readFile(`${folder}/index.m3u8`, 'utf8');
  const peaks = Array.from(list.matchAll(/#EXTINF:([\d.]+),\s+(\S+)/g), async ([, seconds, file]) => {
    const { size } = await stat(`${folder}/${file}`);
    return (size * 8) / Number(seconds);
  });
  return Math.ceil(Math.max(...(await Promise.all(peaks))));
}

async function writeManifest(): Promise<void> {
  const clips: Facts[] = [];
  for (const { id } of FILMS) {
    const facts = JSON.parse(await readFile(`${CACHE}film-${id}.json`, 'utf8')) as Facts;
    for (const kind of ['video', 'trailer']) {
      const renditions = facts[kind] as Record<string, { peakBandwidth?: number }>;
      for (const quality of STREAMED) {
        const rendition = renditions[quality];
        if (rendition) rendition.peakBandwidth = await peakOf(`${FOLDER}${id}/${kind}/${quality}`);
      }
    }
    clips.push(facts);
  }
  const files = await readdir(`${FOLDER}previews`);
  const ids = files.flatMap((file) => file.match(/^(.+)-\d+\.webm$/)?.[1] ?? []).toSorted();
  const previews = { width: PREVIEW.width, height: PREVIEW.height, ids };
  const manifest = { previews, streamed: STREAMED, clips };
  await writeFile(`${FOLDER}manifest.json`, `${JSON.stringify(manifest, null, 1)}\n`);
}

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    part: { type: 'string', default: '1/1' },
    previews: { type: 'boolean', default: false },
    encode: { type: 'boolean', default: false },
    manifest: { type: 'boolean', default: false },
  },
});
await mkdir(`${FOLDER}previews`, { recursive: true });
await mkdir(CACHE, { recursive: true });
if (values.previews) {
  const [part = 1, parts = 1] = values.part.split('/').map(Number);
  const landscapes = COMPOSITIONS.filter(({ id, pool }) => pool === 'landscape' && id.startsWith(values.only ?? ''));
  for (const plan of landscapes.filter((_, index) => index % parts === part - 1)) await makePreview(plan);
} else {
  const wanted = values.manifest ? [] : FILMS.filter(({ id }) => values.only === undefined || id === values.only);
  for (const plan of wanted) await makeFilm(plan);
  if (values.only === undefined) await writeManifest();
}
