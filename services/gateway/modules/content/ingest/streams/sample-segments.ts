import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { ObjectStore } from '../../../../store/object-store.ts';
import { shownPlaced } from '../../../../store/places/place-key.ts';
import { inputArguments, QUIETLY } from '../ffmpeg/input-arguments.ts';
import { readPacketTimes } from '../ffmpeg/packet-times.ts';
import type { Programs } from '../ffmpeg/programs.ts';
import { ProgramError, runProgram } from '../ffmpeg/run-program.ts';
import { FileProblem } from '../file-problem.ts';
import { copyParts, isTransportStream } from './copy-parts.ts';
import type { FoundSegment } from './find-files.ts';

/** What looks into segments. */
export interface Sampling {
  readonly store: ObjectStore;
  readonly programs: Programs;
  /** An empty folder. */
  readonly folder: string;
  readonly signal: AbortSignal;
}

/** A track as ffprobe prints it, with its picture in points that are square, as people see it. */
export const trackSchema = z
  .object({
    index: z.number(),
    codec_type: z.string().optional(),
    codec_name: z.string().catch('unknown'),
    profile: z.string().catch(''),
    level: z.number().catch(0),
    width: z.number().catch(0),
    height: z.number().catch(0),
    pix_fmt: z.string().catch(''),
    r_frame_rate: z.string().catch('0/0'),
    sample_aspect_ratio: z.string().catch(''),
  })
  .transform((track) => ({ ...track, width: squareWidth(track) }));

/** A track of a segment as ffprobe has it. */
export type SampledTrack = z.output<typeof trackSchema>;

/** Nothing, `0:1` and `N/A` say that a picture's points are square, as far as anybody knows. */
function squareWidth({ width, sample_aspect_ratio }: { readonly width: number; readonly sample_aspect_ratio: string }) {
  const [, across = '1', down = '1'] = /^([1-9]\d{0,4}):([1-9]\d{0,4})$/.exec(sample_aspect_ratio) ?? [];
  return across === down ? width : Math.max(2, Math.round((width * Number(across)) / Number(down) / 2) * 2);
}

/** A segment that was looked into. */
interface Sample {
  readonly segment: FoundSegment;
  readonly picture: SampledTrack | null;
  readonly sound: SampledTrack | null;
  /** Seconds at which the first packet of the track plays, and how long all of them do. */
  readonly start: number;
  readonly played: number;
}

/** A segment may last so much longer or shorter than its playlist says: encoders round to whole pictures, or to seconds. */
const SLACK = { seconds: 0.6, share: 0.15 } as const;
/** So far a segment may be from where the sum of all before it says. */
const MOST_DRIFT_SECONDS = 1;

/**
 * Looks into the first segment of a track, one in its middle and the last: that they are what they should be, last as long as the
 * playlist says, and play when it says.
 * @returns its first picture and sound
 * @throws FileProblem with the first that is wrong
 */
export async function sampleSegments(
  sampling: Sampling,
  playlistKey: string,
  segments: readonly FoundSegment[],
): Promise<Pick<Sample, 'picture' | 'sound'>> {
  const indexes = new Set([0, Math.floor(segments.length / 2), segments.length - 1]);
  let first: Sample | null = null;
  for (const index of indexes) {
    const segment = segments[index];
    if (segment === undefined) continue;
    const sample = await sampleOf(sampling, playlistKey, segment);
    const refuse = (what: string): never => {
      throw new FileProblem(`${shownPlaced(playlistKey)} line ${segment.line}: expected ${what}.`);
    };
    const slack = Math.max(SLACK.seconds, segment.seconds * SLACK.share);
    if (Math.abs(sample.played - segment.seconds) > slack)
      refuse(
        `${segment.seconds.toFixed(3)} s of ${shownPlaced(segment.key)}, which plays ${sample.played.toFixed(3)} s`,
      );
    first ??= sample;
    const before = segments.slice(0, index);
    if (segments.slice(0, index + 1).some(({ isDiscontinuous }) => isDiscontinuous)) continue;
    const expected = before.reduce((sum, { seconds }) => sum + seconds, 0);
    const found = sample.start - first.start;
    if (Math.abs(found - expected) > MOST_DRIFT_SECONDS)
      refuse(
        `${shownPlaced(segment.key)} to play ${expected.toFixed(3)} s after the first segment, not ${found.toFixed(3)} s`,
      );
  }
  if (first === null) throw new FileProblem(`${shownPlaced(playlistKey)}: expected segments.`);
  return first;
}

async function sampleOf(sampling: Sampling, playlistKey: string, segment: FoundSegment): Promise<Sample> {
  const { store, programs, folder, signal } = sampling;
  const isTs = isTransportStream(segment.key);
  const copy = join(folder, isTs ? 'sample.ts' : 'sample.mp4');
  const parts = segment.beginning === null ? [segment] : [segment.beginning, segment];
  await copyParts(store, parts, copy, signal);
  // Not every ffprobe survives MPEG-TS; in another container its packets keep their times.
  const path = isTs ? join(folder, 'sample.mkv') : copy;
  try {
    if (isTs) {
      const into = ['-copyts', ...inputArguments(copy), '-map', '0:v?', '-map', '0:a?', '-c', 'copy', path];
      await runProgram(programs.ffmpeg, [...QUIETLY, ...into], { signal, onLine: () => undefined });
    }
    let printed = '';
    const options = ['-v', 'error', '-show_streams', '-of', 'json', ...inputArguments(path)];
    await runProgram(programs.ffprobe, options, { signal, onLine: (line) => (printed += line) });
    const { streams } = z.object({ streams: z.array(trackSchema).catch([]) }).parse(JSON.parse(printed));
    const picture = streams.find(({ codec_type }) => codec_type === 'video') ?? null;
    const sound = streams.find(({ codec_type }) => codec_type === 'audio') ?? null;
    const times = await readPacketTimes(programs.ffprobe, inputArguments(path), signal);
    const track = times.get((picture ?? sound)?.index ?? -1);
    if (track === undefined) throw new FileProblem(unreadable(playlistKey, segment));
    return { segment, picture, sound, start: track.start, played: track.played };
  } catch (error) {
    if (error instanceof ProgramError) throw new FileProblem(unreadable(playlistKey, segment));
    throw error;
  } finally {
    await Promise.all([copy, path].map((each) => rm(each, { force: true })));
  }
}

const unreadable = (playlistKey: string, { line, key }: FoundSegment): string =>
  `${shownPlaced(playlistKey)} line ${line}: expected a segment that plays: ${shownPlaced(key)} can't be read.`;
