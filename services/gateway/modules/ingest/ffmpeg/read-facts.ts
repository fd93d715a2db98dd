import { z } from 'zod';
import { FileProblem } from '../file-problem.ts';
import type { FilmFacts } from './film-facts.ts';

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
  duration: number,
  disposition: z.object({ attached_pic: z.number().catch(0) }).catch({ attached_pic: 0 }),
  tags: z.record(z.string(), z.string()).catch({}),
  side_data_list: z.array(z.object({ rotation: z.number().optional() })).catch([]),
});

const probeSchema = z.object({
  streams: z.array(streamSchema).catch([]),
  format: z.object({ format_name: z.string().catch('unknown'), duration: number }),
});

type Stream = z.output<typeof streamSchema>;

const LONGEST_SECONDS = 12 * 3_600;
const SHORTEST_SECONDS = 1;
const MOST_PIXELS = 8_192 * 4_320;
const FEWEST_LINES = 64;
const HDR_TRANSFERS: readonly string[] = ['smpte2084', 'arib-std-b67'];
const INTERLACED: readonly string[] = ['tt', 'bb', 'tb', 'bt'];

/** The frame rates that renditions have. */
const FRAME_RATES = ['24000/1001', '24', '25', '30000/1001', '30', '48', '50', '60000/1001', '60'] as const;

/**
 * Reads what ffprobe printed of a film.
 * @throws FileProblem for what is no film, or one that is not taken
 */
export function readFacts(printed: unknown): FilmFacts {
  const { streams, format } = probeSchema.parse(printed);
  const video = streams.find(({ codec_type, disposition }) => codec_type === 'video' && disposition.attached_pic === 0);
  if (video === undefined) {
    const hasSound = streams.some(({ codec_type }) => codec_type === 'audio');
    throw new FileProblem(
      hasSound ? 'The file has sound but no picture. A film needs a video track.' : 'The file has no video track.',
    );
  }
  const seconds = secondsOf(video.duration > 0 ? video.duration : format.duration, video);
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
    audioStream: streams.find(({ codec_type }) => codec_type === 'audio')?.index ?? null,
    isHdr: HDR_TRANSFERS.includes(video.color_transfer ?? ''),
    isInterlaced: INTERLACED.includes(video.field_order ?? ''),
    container: format.format_name,
    codec: video.codec_name,
  };
}

function secondsOf(stated: number, { codec_name }: Stream): number {
  if (!Number.isFinite(stated) || stated <= 0) {
    throw new FileProblem(
      `The file does not say how long it is (${codec_name}); it is a still picture, or was cut off.`,
    );
  }
  if (stated < SHORTEST_SECONDS)
    throw new FileProblem(`The film lasts ${stated.toFixed(1)} seconds; at least 1 is needed.`);
  if (stated > LONGEST_SECONDS) throw new FileProblem('The film lasts more than 12 hours, the longest that is taken.');
  return stated;
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
