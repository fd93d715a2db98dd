import { FileProblem } from '../file-problem.ts';
import type { TrackTimes } from './packet-times.ts';

/** Seconds that ffprobe printed; NaN for what it doesn't know. */
export interface ProbedTimes {
  readonly start_time: number;
  readonly duration: number;
}

/** What ffprobe printed of the picture's stream. */
export interface ProbedStream extends ProbedTimes {
  readonly index: number;
  readonly codec_name: string;
  readonly tags: Readonly<Record<string, string>>;
}

const LONGEST_SECONDS = 12 * 3_600;
const SHORTEST_SECONDS = 1;
/** A film that is this much shorter than its header says was cut off. */
const MISSING_SHARE = 0.1;
const MISSING_SECONDS = 1.5;

/**
 * Returns the seconds from the first packet of the file, where ffmpeg begins, to the end of the picture. A picture that
 * ends long before its header says was cut off; one that ends before the sound was not.
 *
 * @throws FileProblem for a film that was cut off, and one that is too short or too long
 */
export function playedSeconds(
  video: ProbedStream,
  format: ProbedTimes,
  times: ReadonlyMap<number, TrackTimes>,
): number {
  const begin = Number.isFinite(format.start_time) ? format.start_time : 0;
  const end = (times.get(video.index)?.end ?? Number.NaN) - begin;
  if (!(end > 0)) {
    throw new FileProblem(`The pictures of the film can't be read (${video.codec_name}); the file is damaged.`);
  }
  const stated = statedEnd(video, format, begin);
  const last = Math.max(...[...times.values()].map((each) => each.end)) - begin;
  const found = stated.isOfPicture ? end : last;
  if (stated.seconds - found > Math.max(MISSING_SECONDS, stated.seconds * MISSING_SHARE)) {
    throw new FileProblem(
      `The film should last ${stated.seconds.toFixed(1)} seconds, but its pictures end after ${found.toFixed(1)}: the file was cut off on its way. Send it again.`,
    );
  }
  if (end < SHORTEST_SECONDS) throw new FileProblem(`The film lasts ${end.toFixed(1)} seconds; at least 1 is needed.`);
  if (end > LONGEST_SECONDS) throw new FileProblem('The film lasts more than 12 hours, the longest that is taken.');
  return end;
}

/** When the picture, or else the whole file, ends by its header; 0 where that says nothing. */
function statedEnd(
  { duration, start_time, tags }: ProbedStream,
  format: ProbedTimes,
  begin: number,
): { readonly seconds: number; readonly isOfPicture: boolean } {
  if (duration > 0)
    return { seconds: (Number.isFinite(start_time) ? start_time : begin) + duration - begin, isOfPicture: true };
  // Matroska writes the duration of each track this way.
  const [, hours = '', minutes = '', seconds = ''] = /^(\d+):(\d+):([\d.]+)$/.exec(tags['DURATION'] ?? '') ?? [];
  if (seconds !== '') {
    return { seconds: Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds) - begin, isOfPicture: true };
  }
  return { seconds: format.duration > 0 ? format.duration : 0, isOfPicture: false };
}
