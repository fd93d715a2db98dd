import { repeatable } from '@network/core/routing/repeat-import.ts';
import type { PlayerSources } from '../model/player-sources.ts';
import type { ChosenSource } from '../model/quality.ts';
import type { AttachedSource, SourceReports } from './attached-source.ts';
import { attachFile } from './file-source.ts';

const HLS_TYPE = 'application/vnd.apple.mpegurl';

/**
 * Loads the script that plays HLS. Called on the intent to play too, so that it is there when the addresses are; a
 * second call costs nothing.
 */
export const loadHls = repeatable(() => import('./hls-source.ts'));

/**
 * True where the browser's native HLS is best: Apple's engines, recognized by their managed media source or by having
 * no media source at all. Others that claim HLS give less control, so they get the script.
 */
export function playsHlsNatively(video: HTMLVideoElement, scope: object = globalThis): boolean {
  if (video.canPlayType(HLS_TYPE) === '') return false;
  return 'ManagedMediaSource' in scope || !('MediaSource' in scope);
}

/** Leaves out what only a script plays: another device is given an address, and a `blob:` is none. */
export function plainSources(video: HTMLVideoElement, sources: PlayerSources): PlayerSources {
  return playsHlsNatively(video) ? sources : { ...sources, hls: null };
}

/** Sets the source of the video element, starting at this second. Rejects when the script for HLS cannot be loaded. */
export async function attachSource(
  video: HTMLVideoElement,
  source: ChosenSource,
  startAt: () => number,
  reports: SourceReports,
): Promise<AttachedSource> {
  if (source.kind === 'file' || playsHlsNatively(video)) return attachFile(video, source.src, startAt, reports);
  const { attachHls, canPlayHlsByScript } = await loadHls();
  if (canPlayHlsByScript()) return attachHls(video, source.src, startAt, reports);
  reports.problem('unsupported');
  return { detach: () => undefined };
}
