import { existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import type { CompositionPlan } from './compositions.ts';
import { cameraFor } from './draw.ts';
import { ffmpeg, film } from './ffmpeg.ts';
import { DRAWN, LADDER, LOOP_SECONDS, loopMoments, PLAYED_FRAMES_PER_SECOND, REEL } from './landscape-media.ts';

export const LOOPS = new URL('../media/clips/', import.meta.url).pathname;
const CACHE = new URL('../../node_modules/.cache/artwork/', import.meta.url).pathname;
const FRAMES = LOOP_SECONDS * PLAYED_FRAMES_PER_SECOND;
/** One fragment that begins with the only key frame, and no edit list: the gateway repeats it as it is. */
const FRAGMENT = '+frag_keyframe+empty_moov+default_base_moof+negative_cts_offsets+skip_trailer';
/** The drawn frames continue after the end of the loop, so that there is something to blend towards. */
const SMOOTH = `minterpolate=fps=${PLAYED_FRAMES_PER_SECOND}:mi_mode=blend,trim=end_frame=${FRAMES}`;
const THUMBNAIL = { width: 160, height: 90 };

interface Shot {
  readonly width: number;
  readonly height: number;
  readonly framesPerSecond: number;
}

function* framesOf(plan: CompositionPlan, { width, height }: Shot): Generator<Buffer> {
  const camera = cameraFor(plan, width, height, 0);
  const drawn: Buffer[] = [];
  for (const { time, drawnBefore } of loopMoments()) {
    const frame = drawnBefore === null ? camera(time) : (drawn[drawnBefore] ?? camera(time));
    drawn.push(frame);
    yield frame;
  }
}

/** Frames of the last time, out of which other qualities are encoded. */
function masterOf({ id }: CompositionPlan): string {
  return `${CACHE}${id}.mkv`;
}

/** Draws the frames of a loop into a nearly lossless file. */
async function draw(plan: CompositionPlan): Promise<void> {
  const lossless = ['-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '5', '-pix_fmt', 'yuv444p'];
  await film(framesOf(plan, DRAWN), DRAWN, '-threads', '1', ...lossless, `${masterOf(plan)}.part.mkv`);
  await rename(`${masterOf(plan)}.part.mkv`, masterOf(plan));
}

/** How much time is spent on a loop. */
const PACES = {
  quick: ['-preset', 'veryfast'],
  /**
   * Spends bits on dark planes, which show blocks first, and on large even shapes. Four references are what phones'
   * decoders have room for.
   */
  careful: ['-preset', 'veryslow', '-tune', 'animation', '-aq-mode', '3', '-refs', '4'],
} as const;

/** One fragment of a loop: it begins with the only key frame. */
function codingOf(crf: number, pace: keyof typeof PACES = 'quick'): string[] {
  const coder = ['-c:v', 'libx264', ...PACES[pace], '-threads', '1', '-crf', String(crf), '-pix_fmt', 'yuv420p'];
  const keys = ['-g', String(FRAMES), '-keyint_min', String(FRAMES), '-sc_threshold', '0', '-bf', '2'];
  return [...coder, ...keys, '-movflags', FRAGMENT, '-map_metadata', '-1', '-fflags', '+bitexact'];
}

/** One reading of the frames for all qualities and the thumbnails of the first, the second and the third second. */
async function encode(plan: CompositionPlan, qualities: readonly string[]): Promise<void> {
  const folder = `${LOOPS}${plan.id}`;
  await mkdir(folder, { recursive: true });
  const rungs = LADDER.filter(({ quality }) => qualities.includes(quality));
  const splits = rungs.map((_, index) => `[s${index}]`).join('');
  const scaled = rungs.map(
    ({ width, height }, index) => `[s${index}]scale=${width}:${height}:flags=bicubic[v${index}]`,
  );
  const sheet = `select='not(mod(n,${PLAYED_FRAMES_PER_SECOND}))*lt(n,${FRAMES / 2 + 1})',scale=${THUMBNAIL.width}:${THUMBNAIL.height},tile=3x1`;
  const graph = [`[0]${SMOOTH},split=${rungs.length + 1}${splits}[t]`, ...scaled, `[t]${sheet}[sheet]`].join(';');
  const files = rungs.flatMap(({ quality, crf }, index) => {
    return ['-map', `[v${index}]`, ...codingOf(crf), `${folder}/${quality}.mp4`];
  });
  const thumbnails = [
    '-map',
    '[sheet]',
    '-frames:v',
    '1',
    '-c:v',
    'libwebp',
    '-q:v',
    '45',
    `${folder}/storyboard.webp`,
  ];
  await ffmpeg(
    '-threads',
    '1',
    '-i',
    masterOf(plan),
    '-filter_threads',
    '1',
    '-filter_complex',
    graph,
    ...files,
    ...thumbnails,
  );
}

/** How an upright loop is drawn: as wide as its column on a screen of 1440 by 900. Its shapes are laid out for it. */
const DRAWN_UPRIGHT = { width: 405, height: 720, framesPerSecond: DRAWN.framesPerSecond };

/** Films the upright loop of a composition. */
export async function filmReel(plan: CompositionPlan): Promise<void> {
  const { width, height, crf } = REEL;
  const folder = `${LOOPS}${plan.id}`;
  await mkdir(folder, { recursive: true });
  const picture = ['-vf', `${SMOOTH},scale=${width}:${height}:flags=bicubic`];
  const file = `${folder}/reel.mp4`;
  await film(framesOf(plan, DRAWN_UPRIGHT), DRAWN_UPRIGHT, ...picture, ...codingOf(crf, 'careful'), file);
}

/** Whether a loop has been filmed in all these qualities. */
export function isFilmed({ id }: CompositionPlan, qualities: readonly string[]): boolean {
  return qualities.every((quality) => existsSync(`${LOOPS}${id}/${quality}.mp4`));
}

/** Films the loop of a composition in these qualities, with the thumbnails of its timeline. */
export async function filmLoop(plan: CompositionPlan, qualities: readonly string[]): Promise<void> {
  await mkdir(CACHE, { recursive: true });
  if (!existsSync(masterOf(plan))) await draw(plan);
  await encode(plan, qualities);
}
