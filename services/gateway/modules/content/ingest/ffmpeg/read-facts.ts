import { z } from 'zod';
import { FileProblem } from '../file-problem.ts';
import { chooseStreams } from './choose-streams.ts';
import type { FilmFacts } from './film-facts.ts';
import type { TrackTimes } from './packet-times.ts';
import { playedSeconds } from './played-seconds.ts';

const number = z.coerce.number().catch(NaN);

const streamSchema = z.object({
  index: z.number(),
  codec_type: z.string().optional(),
  codec_name: z.string().catch('unknown'),
  width: z.number().catch(0),
  height: z.number().catch(0),
  sample_aspect_ratio: z.string().optional(),
  pix_fmt: z.string().optional(),
  avg_frame_rate: z.string().catch('0/0'),
  r_frame_rate: z.string().catch('0/0'),
  field_order: z.string().optional(),
  color_transfer: z.string().optional(),
  color_space: z.string().catch('unknown'),
  channels: z.number().catch(0),
  start_time: number,
  duration: number,
  disposition: z.record(z.string(), z.number()).catch({}),
  tags: z.record(z.string(), z.string()).catch({}),
  side_data_list: z.array(z.object({ rotation: z.number().optional() })).catch([]),
});

const probeSchema = z.object({
  streams: z.array(streamSchema).catch([]),
  format: z.object({ format_name: z.string().catch('unknown'), start_time: number, duration: number }),
});

type Stream = z.output<typeof streamSchema>;

const MOST_PIXELS = 8_192 * 4_320;
const FEWEST_LINES = 64;
const HDR_TRANSFERS: readonly string[] = ['smpte2084', 'arib-std-b67'];
const UNKNOWN_COLORS: readonly string[] = ['unknown', 'unspecified', 'reserved'];
const INTERLACED: readonly string[] = ['tt', 'bb', 'tb', 'bt'];

/** The frame rates that renditions have. */
const FRAME_RATES = ['24000/1001', '24', '25', '30000/1001', '30', '48', '50', '60000/1001', '60'] as const;

/**
 * Reads what ffprobe printed of a film.
 * @param times when its packets play, by the streams' indexes
 * @throws FileProblem for what is no film, or one that is not taken
 */
export function readFacts(printed: unknown, times: ReadonlyMap<number, TrackTimes>): FilmFacts {
  const { streams, format } = probeSchema.parse(printed);
  const chosen = chooseStreams(streams);
  if (chosen === null) {
    const hasSound = streams.some(({ codec_type }) => codec_type === 'audio');
    throw new FileProblem(
      hasSound ? 'The file has sound but no picture. A film needs a video track.' : 'The file has no video track.',
    );
  }
  const { video, audio, right } = chosen;
  const seconds = playedSeconds(video, format, times);
  const isHdr = HDR_TRANSFERS.includes(video.color_transfer ?? '');
  const { width, height } = shownSize(video);
  if (width * height > MOST_PIXELS) {
    throw new FileProblem(`The picture has ${width} by ${height} points; at most 8192 by 4320 are taken.`);
  }
  if (Math.min(width, height) < FEWEST_LINES) {
    throw new FileProblem(
      `The picture has only ${width} by ${height} points; at least ${FEWEST_LINES} each way are needed.`,
    );
  }
  return {
    seconds,
    width,
    height,
    frameRate: steadyRate(rateOf(video.avg_frame_rate) || rateOf(video.r_frame_rate)),
    videoStream: video.index,
    audioStream: audio?.index ?? null,
    rightStream: right?.index ?? null,
    isHdr,
    hasUnknownColors: isHdr && UNKNOWN_COLORS.includes(video.color_space),
    isInterlaced: INTERLACED.includes(video.field_order ?? ''),
    container: format.format_name,
    codec: video.codec_name,
  };
}

/** Points of a picture as it is shown: square, and turned as its file says. */
function shownSize(video: Stream): { readonly width: number; readonly height: number } {
  const [across = 1, down = 1] = (video.sample_aspect_ratio ?? '1:1').split(':').map(Number);
  const width = across > 0 && down > 0 ? Math.round((video.width * across) / down) : video.width;
  const turned =
    video.side_data_list.find(({ rotation }) => rotation !== undefined)?.rotation ?? Number(video.tags['rotate'] ?? 0);
  return Math.abs(turned) % 180 === 90 ? { width: video.height, height: width } : { width, height: video.height };
}

function rateOf(fraction: string): number {
  const [over = 0, under = 0] = fraction.split('/').map(Number);
  return under > 0 ? over / under : 0;
}

/** The nearest usual rate: a film whose rate varies gets the one that it has on average. */
function steadyRate(rate: number): string {
  if (rate > 0 && rate < 20) return String(Math.max(5, Math.round(rate)));
  return FRAME_RATES.reduce((best, each) =>
    Math.abs(valueOf(each) - rate) < Math.abs(valueOf(best) - rate) ? each : best,
  );
}

function valueOf(rate: string): number {
  return rateOf(rate.includes('/') ? rate : `${rate}/1`);
}
