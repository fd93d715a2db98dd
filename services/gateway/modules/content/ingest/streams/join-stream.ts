import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { VideoQuality } from '@network/tenant/video-qualities.ts';
import type { ObjectStore } from '../../../../store/object-store.ts';
import type { VersionFile } from '../../media/public.ts';
import { inputArguments, QUIETLY } from '../ffmpeg/input-arguments.ts';
import type { Programs } from '../ffmpeg/programs.ts';
import { runProgram } from '../ffmpeg/run-program.ts';
import { FileProblem } from '../file-problem.ts';
import { copyParts, isTransportStream } from './copy-parts.ts';
import { readSegments } from './read-segments.ts';

/** What joins a stream, and where. */
interface Joining {
  readonly store: ObjectStore;
  readonly programs: Programs;
  readonly folder: string;
  readonly signal: AbortSignal;
}

/** What pictures are taken from: no page shows one in more points than 1080 lines have. */
const BEST_FIRST: readonly VideoQuality[] = ['p1080', 'p720', 'p480', 'p480l', 'p360', 'p270', 'p2160'];
const SMALLEST_FIRST: readonly VideoQuality[] = ['p270', 'p360', 'p480l', 'p480', 'p720', 'p1080', 'p2160'];
/** What the loop of a hero is made from, which has 720 lines: a size with no fewer, or else the best of the smaller ones. */
const HERO_FIRST: readonly VideoQuality[] = ['p720', 'p1080', 'p2160', 'p480', 'p480l', 'p360', 'p270'];
const ORDERS = { best: BEST_FIRST, hero: HERO_FIRST, smallest: SMALLEST_FIRST } as const;
/** The size of a stream that is joined. */
export type WantedSize = keyof typeof ORDERS;

/**
 * Writes a film that was taken as it is into one file of this machine, as it was encoded: what later steps, which make pictures,
 * the trailer and the like, read.
 * @param files of its version, or of the step that took it
 * @param wanted the best size up to 1080 lines, the one for the loop of a hero, or the smallest one
 * @throws FileProblem where the version has no such stream
 */
export async function joinStream(
  { store, programs, folder, signal }: Joining,
  files: Readonly<Record<string, VersionFile>>,
  wanted: WantedSize,
): Promise<string> {
  const picture = ORDERS[wanted].find((quality) => Object.hasOwn(files, `video/${quality}.segments`));
  if (picture === undefined) throw new FileProblem('The film was sent again meanwhile. Choose the moment once more.');
  const tracks = [picture, ...(Object.hasOwn(files, 'video/a0.segments') ? ['a0'] : [])];
  const copies: string[] = [];
  for (const track of tracks) {
    const [playlist, list] = [files[`video/${track}.m3u8`]?.key ?? '', files[`video/${track}.segments`]?.key ?? ''];
    const keys = JSON.parse(await text(await store.read(list))) as readonly (readonly [string, number])[];
    const segments = readSegments(await text(await store.read(playlist)));
    const keyOf = (name: string): string => keys[Number.parseInt(name, 10)]?.[0] ?? '';
    const parts = segments.flatMap((each, index) => {
      const isNew = each.beginning !== null && each.beginning !== segments[index - 1]?.beginning;
      return isNew && each.beginning !== null ? [each.beginning, each] : [each];
    });
    const copy = join(folder, `${track}-parts.${isTransportStream(keyOf(segments[0]?.uri ?? '')) ? 'ts' : 'mp4'}`);
    await copyParts(
      store,
      parts.map(({ uri, span }) => ({ key: keyOf(uri), span })),
      copy,
      signal,
    );
    copies.push(copy);
  }
  const joined = join(folder, 'joined.mp4');
  const inputs = copies.flatMap((copy) => inputArguments(copy));
  const maps = ['-map', '0:v:0', '-map', `${copies.length - 1}:a:0?`, '-c', 'copy', '-avoid_negative_ts', 'make_zero'];
  await runProgram(programs.ffmpeg, [...QUIETLY, ...inputs, ...maps, '-f', 'mp4', joined], {
    signal,
    onLine: () => undefined,
  });
  await Promise.all(copies.map((copy) => rm(copy, { force: true })));
  return joined;
}
