import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type Loop, loopedFilm, readLoop } from '@network/gateway/modules/content/media/public.ts';
import { COMPOSITIONS, type CompositionPlan } from './compositions.ts';
import { probe } from './ffmpeg.ts';
import { LOOPS } from './film-loop.ts';
import { CAPTIONS, LADDER, LOOP_SECONDS, REEL, soundOf } from './landscape-media.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Writes down what loops there are, in which sizes, and how many bytes each time of theirs has in a film. */
export async function writeLoopManifest(): Promise<void> {
  const clips: object[] = [];
  for (const plan of COMPOSITIONS.filter(({ pool }) => pool === 'landscape')) {
    const clip = await clipOf(plan);
    if (clip !== null) clips.push(clip);
  }
  const manifest = { loopSeconds: LOOP_SECONDS, clips };
  writeFileSync(`${LOOPS}manifest.json`, `${JSON.stringify(manifest, null, 1)}\n`);
}

/** A clip as the gateway knows it; null for a composition that was not filmed yet. */
async function clipOf({ id, look }: CompositionPlan): Promise<object | null> {
  const sound = soundOf(look);
  const rungs: [string, object][] = [];
  for (const { quality, width, height } of LADDER) {
    const rendition = await renditionOf(`${LOOPS}${id}/${quality}.mp4`, { width, height }, sound);
    if (rendition !== null) rungs.push([quality, rendition]);
  }
  if (rungs.length === 0) return null;
  const reel = await renditionOf(`${LOOPS}${id}/reel.mp4`, REEL, sound);
  return { id, sound, captions: CAPTIONS[look] ?? [], qualities: Object.fromEntries(rungs), reel };
}

async function renditionOf(file: string, { width, height }: Size, sound: string): Promise<object | null> {
  if (!existsSync(file)) return null;
  const loops: [Loop, Loop] = [readLoop(readFileSync(file)), readLoop(readFileSync(`${LOOPS}sounds/${sound}.mp4`))];
  for (const { duration, timescale } of loops) {
    if (duration !== timescale * LOOP_SECONDS) throw new Error(`${file} and its sound last ${LOOP_SECONDS} seconds`);
  }
  const film = loopedFilm(loops, 1);
  const level = Number(await probe(file, 'level'))
    .toString(16)
    .padStart(2, '0');
  return {
    width,
    height,
    codecs: `avc1.6400${level},mp4a.40.2`,
    beginningBytes: film.beginning.length,
    loopBytes: film.segment(0).length,
  };
}
