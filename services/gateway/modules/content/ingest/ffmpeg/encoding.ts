import type { FilmFacts } from './film-facts.ts';
import type { Rung } from './ladder.ts';
import type { Loudness } from './loudness.ts';

/** Seconds between keyframes: those of all renditions are at the same times, so that players can change over. */
export const SEGMENT_SECONDS = 4;

/** Filters that bring any source to 8 bits, standard colors and whole pictures. */
export function steadyPicture(facts: FilmFacts, width: number, height: number): string {
  const toStandard = [
    // Only what is missing is assumed: HDR that doesn't say more is BT.2020.
    `zscale=${facts.hasUnknownColors === true ? 'min=2020_ncl:pin=2020:m=2020_ncl:p=2020:' : ''}t=linear:npl=100`,
    'format=gbrpf32le',
    'zscale=p=bt709',
    'tonemap=tonemap=hable:desat=0',
    'zscale=t=bt709:m=bt709:r=tv',
  ];
  return [
    ...(facts.isInterlaced ? ['yadif=deint=interlaced'] : []),
    `scale=${width}:${height}:flags=lanczos`,
    ...(facts.isHdr ? toStandard : []),
    'setsar=1',
    // A picture that begins later than the sound stands still until then.
    `fps=${facts.frameRate}:start_time=0`,
    'format=yuv420p',
  ].join(',');
}

/**
 * Arguments that write one rendition: H.264 of steady quality below a peak, and a fragment of MP4 for each four seconds
 * with an index of them at the front. The same file is streamed in parts, played from its start, and downloaded.
 */
export function renditionArguments(rung: Rung, hasSound: boolean, target: string): readonly string[] {
  const { crf, peakKilobits, soundKilobits } = rung;
  const picture = ['-c:v', 'libx264', '-preset', 'medium', '-profile:v', 'high', '-crf', String(crf)];
  const rate = ['-maxrate', `${peakKilobits}k`, '-bufsize', `${peakKilobits * 2}k`];
  const keyframes = [
    '-force_key_frames',
    `expr:gte(t,n_forced*${SEGMENT_SECONDS})`,
    '-forced-idr',
    '1',
    '-g',
    '100000',
    '-sc_threshold',
    '0',
  ];
  const sound = hasSound
    ? ['-c:a', 'aac', '-b:a', `${soundKilobits}k`, '-ac', '2', '-ar', String(SAMPLE_RATE)]
    : ['-an'];
  const file = ['-movflags', '+frag_keyframe+empty_moov+default_base_moof+global_sidx', '-f', 'mp4', target];
  return [
    ...picture,
    ...rate,
    ...keyframes,
    ...sound,
    '-map_metadata',
    '-1',
    '-map_chapters',
    '-1',
    '-sn',
    '-dn',
    ...file,
  ];
}

/** Samples a second of every rendition's sound. */
const SAMPLE_RATE = 48_000;

/**
 * The sound of an input from its beginning, as a chain of a graph without its end: silence before it begins and in its
 * gaps; left and right as one, where they are two tracks.
 *
 * @param facts of a film with sound
 */
export function soundOf({ audioStream, rightStream = null }: FilmFacts, input = 0): string {
  const whole = `aresample=${SAMPLE_RATE}:async=1:first_pts=0`;
  if (rightStream === null) return `[${input}:${audioStream}]${whole}`;
  const [left, right] = [`left${input}`, `right${input}`];
  const halves = `[${input}:${audioStream}]${whole}[${left}];[${input}:${rightStream}]${whole}[${right}]`;
  return `${halves};[${left}][${right}]join=inputs=2:channel_layout=stereo`;
}

/** Filters that make a sound exactly this long, with silence where it ends before. */
export const lastingSound = (seconds: number): readonly string[] => [
  'apad',
  'asetpts=N/SR/TB',
  `atrim=end_sample=${Math.round(seconds * SAMPLE_RATE)}`,
  'asetpts=N/SR/TB',
];

/** The filter that brings a film's sound to the loudness of all films; none where there is nothing to measure. */
export function steadySound(loudness: Loudness | null): readonly string[] {
  if (loudness === null) return [];
  const { integrated, peak, range, threshold, offset } = loudness;
  return [
    `loudnorm=I=-16:TP=-1.5:LRA=11:linear=true:measured_I=${integrated}:measured_TP=${peak}:measured_LRA=${range}:measured_thresh=${threshold}:offset=${offset}`,
    // The filter above has another rate, and timestamps of its own.
    `aresample=${SAMPLE_RATE}`,
    'asetpts=N/SR/TB',
  ];
}
