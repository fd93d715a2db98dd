import type { VideoQuality } from '@network/tenant/video-qualities.ts';
import type { PlayerSources } from './player-sources.ts';

/** `auto` adapts over HLS; the others are the fixed files. */
export type QualityChoice = 'auto' | VideoQuality;

/** The source for the video element. */
export type ChosenSource =
  | { readonly kind: 'hls'; readonly quality: 'auto'; readonly src: string }
  | { readonly kind: 'file'; readonly quality: VideoQuality; readonly src: string };

const LINES: Readonly<Record<VideoQuality, number>> = {
  p270: 270,
  p360: 360,
  p480: 480,
  p480l: 480,
  p720: 720,
  p1080: 1080,
  p2160: 2160,
};

/** Picture height in lines of a fixed quality. */
export const linesOf = (quality: VideoQuality): number => LINES[quality];

/** True for the picture made for mobile networks. */
export const isMobilePicture = (quality: VideoQuality): boolean => quality === 'p480l';

const byHeight = (a: VideoQuality, b: VideoQuality): number =>
  linesOf(b) - linesOf(a) || Number(isMobilePicture(a)) - Number(isMobilePicture(b));

/** The choices of the quality menu: Auto where there is HLS, then the fixed ones, the tallest first. */
export function qualityChoices(sources: PlayerSources): readonly QualityChoice[] {
  const fixed = sources.fixed.map((source) => source.quality).toSorted(byHeight);
  return sources.hls === null ? fixed : ['auto', ...fixed];
}

/** The tallest quality that the screen can show, or the lowest there is. */
function fittingScreen(choices: readonly VideoQuality[], screenLines: number): VideoQuality | undefined {
  return choices.find((choice) => linesOf(choice) <= screenLines) ?? choices.at(-1);
}

/**
 * Decides what to load: the chosen quality where it exists, else Auto, else the tallest file that the screen shows.
 * Null when there is nothing to play.
 *
 * @param screenLines height of the screen in device pixels
 */
export function chooseSource(
  sources: PlayerSources,
  wanted: QualityChoice | null,
  screenLines: number,
): ChosenSource | null {
  const file = (quality: VideoQuality | undefined): ChosenSource | null => {
    const found = sources.fixed.find((source) => source.quality === quality);
    return found ? { kind: 'file', quality: found.quality, src: found.src } : null;
  };
  const chosen = wanted === null || wanted === 'auto' ? null : file(wanted);
  if (chosen) return chosen;
  if (sources.hls !== null) return { kind: 'hls', quality: 'auto', src: sources.hls };
  const fixed = sources.fixed.map((source) => source.quality).toSorted(byHeight);
  return file(fittingScreen(fixed, screenLines));
}
