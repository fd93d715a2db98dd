import { runProgram } from './run-program.ts';

/** When the packets of a track play, in seconds of its file. */
export interface TrackTimes {
  readonly packets: number;
  readonly start: number;
  /** When the last packet ends. */
  readonly end: number;
  /** How long all packets play together. */
  readonly played: number;
}

/** A packet that does not say how long it lasts is as long as the one before took. */
const LONGEST_GUESS_SECONDS = 0.5;

/**
 * Reads when every packet of a file plays, by the index of its track: what headers say may be missing or wrong. All of the file is read, nothing
 * is decoded.
 *
 * @param input arguments that open the file
 * @throws ProgramError for a file that can't be read
 */
export async function readPacketTimes(
  ffprobe: string,
  input: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlyMap<number, TrackTimes>> {
  const tracks = new Map<number, { packets: number; start: number; end: number; played: number; last: number }>();
  const show = [
    '-v',
    'error',
    '-show_entries',
    'packet=stream_index,pts_time,dts_time,duration_time',
    '-of',
    'csv=p=0',
  ];
  await runProgram(ffprobe, [...show, ...input], {
    signal,
    onLine: (line) => {
      const [stream, pts = '', dts = '', duration = ''] = line.split(',');
      const at = secondsOf(pts) ?? secondsOf(dts);
      if (at === null) return;
      const known = tracks.get(Number(stream)) ?? { packets: 0, start: at, end: at, played: 0, last: at };
      const guess = Math.min(Math.max(at - known.last, 0), LONGEST_GUESS_SECONDS);
      const seconds = secondsOf(duration) ?? guess;
      known.packets += 1;
      known.start = Math.min(known.start, at);
      known.end = Math.max(known.end, at + seconds);
      known.played += seconds;
      known.last = at;
      tracks.set(Number(stream), known);
    },
  });
  return tracks;
}

const secondsOf = (text: string): number | null => (/^-?\d+(?:\.\d+)?/.test(text) ? Number.parseFloat(text) : null);
