import Hls, { type ErrorData } from 'hls.js/light';
import { problemOfStatus, type AttachedSource, type SourceReports } from './attached-source.ts';

/** Bits a second to begin with, until the first segment has been measured. */
const FIRST_ESTIMATE = 4_000_000;

/**
 * Plays HLS through media source extensions. Demuxing stays on the main thread: the segments are fragmented MP4, so
 * there is next to none, and the content security policy needs no worker.
 */
export function attachHls(
  video: HTMLVideoElement,
  src: string,
  startAt: () => number,
  reports: SourceReports,
): AttachedSource {
  const hls = new Hls({
    enableWorker: false,
    startPosition: startAt() > 0 ? startAt() : -1,
    capLevelToPlayerSize: true,
    abrEwmaDefaultEstimate: FIRST_ESTIMATE,
    // The first segment is shown at once instead of being used for a measurement.
    testBandwidth: false,
    maxBufferLength: 30,
    backBufferLength: 60,
  });
  const listening = new AbortController();

  const fail = (data: ErrorData) => {
    const known = problemOfStatus(data.response?.code);
    if (known) return reports.problem(known);
    if (data.details === Hls.ErrorDetails.MEDIA_SOURCE_REQUIRES_RESET) {
      // The script has attached the element again by itself, which pauses it, and would go on loading what has failed.
      hls.stopLoad();
      return reports.problem('decode');
    }
    if (data.fatal) reports.problem(data.type === Hls.ErrorTypes.NETWORK_ERROR ? 'network' : 'decode');
  };
  const failToDecode = () => {
    if (video.error?.code === MediaError.MEDIA_ERR_DECODE) reports.problem('decode');
  };

  hls.on(Hls.Events.ERROR, (_event, data) => fail(data));
  hls.on(Hls.Events.LEVEL_SWITCHED, (_event, data) => reports.lines(hls.levels[data.level]?.height ?? null));
  video.addEventListener('error', failToDecode, { signal: listening.signal });
  hls.loadSource(src);
  hls.attachMedia(video);
  return {
    detach: () => {
      listening.abort();
      hls.destroy();
    },
  };
}

/** True where the browser supports this. */
export const canPlayHlsByScript = (): boolean => Hls.isSupported();
