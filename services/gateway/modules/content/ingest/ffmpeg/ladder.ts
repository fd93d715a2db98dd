import { VIDEO_QUALITIES, type VideoQuality } from '@network/tenant/video-qualities.ts';
import { QUALITY_LINES } from '../../media/public.ts';
import type { FilmFacts } from './film-facts.ts';

/** How a quality is encoded; rates are kilobits a second. */
export interface Rung {
  readonly quality: VideoQuality;
  readonly width: number;
  readonly height: number;
  readonly crf: number;
  readonly peakKilobits: number;
  readonly soundKilobits: number;
}

const ENCODING: Readonly<Record<VideoQuality, Pick<Rung, 'crf' | 'peakKilobits' | 'soundKilobits'>>> = {
  p270: { crf: 24, peakKilobits: 450, soundKilobits: 64 },
  p360: { crf: 23, peakKilobits: 800, soundKilobits: 96 },
  p480: { crf: 22, peakKilobits: 1_400, soundKilobits: 128 },
  // This one is for mobile networks: 480 lines at half the rate.
  p480l: { crf: 26, peakKilobits: 700, soundKilobits: 64 },
  p720: { crf: 22, peakKilobits: 3_000, soundKilobits: 128 },
  p1080: { crf: 22, peakKilobits: 6_000, soundKilobits: 160 },
  p2160: { crf: 22, peakKilobits: 16_000, soundKilobits: 192 },
};

/** A source that lacks so little of a quality still has it, as cameras crop a few lines. */
const NEARLY = 0.97;

/**
 * The qualities that a source has points enough for, the smallest first; the smallest is always there. A picture of
 * another shape than 16:9 is fitted into the same box, so that nothing is cut off or enlarged.
 */
export function ladderFor({ width, height }: Pick<FilmFacts, 'width' | 'height'>): readonly Rung[] {
  return VIDEO_QUALITIES.flatMap((quality): Rung[] => {
    const lines = QUALITY_LINES[quality];
    if (quality !== 'p270' && shareIn(lines, { width, height }) * NEARLY > 1) return [];
    return [{ quality, ...fitInto(lines, { width, height }), ...ENCODING[quality] }];
  });
}

type Size = Pick<FilmFacts, 'width' | 'height'>;

/** The size of a picture in a box of 16:9 with so many lines, which enlarges nothing. */
export function fitInto(lines: number, { width, height }: Size): Size {
  const scale = Math.min(1, shareIn(lines, { width, height }));
  return { width: even(width * scale), height: even(height * scale) };
}

const shareIn = (lines: number, { width, height }: Size): number => Math.min((lines * 16) / 9 / width, lines / height);

/** H.264 with a quarter of the colors needs an even number of points. */
function even(points: number): number {
  return Math.max(2, Math.round(points / 2) * 2);
}
