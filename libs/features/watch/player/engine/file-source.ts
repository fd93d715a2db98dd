import type { AttachedSource, PlaybackProblem, SourceReports } from './attached-source.ts';

const PROBLEMS: Readonly<Record<number, PlaybackProblem>> = {
  [2 /* MEDIA_ERR_NETWORK */]: 'network',
  [3 /* MEDIA_ERR_DECODE */]: 'decode',
  // The element does not distinguish a refused address from an unknown format; the caller requests a new address once.
  [4 /* MEDIA_ERR_SRC_NOT_SUPPORTED */]: 'unsupported',
};

/** Plays a plain file, or HLS where the browser supports it natively. */
export function attachFile(
  video: HTMLVideoElement,
  src: string,
  startAt: () => number,
  reports: SourceReports,
): AttachedSource {
  const listening = new AbortController();
  const { signal } = listening;
  const begin = () => {
    if (startAt() > 0) video.currentTime = startAt();
  };
  video.addEventListener('loadedmetadata', begin, { once: true, signal });
  video.addEventListener('error', () => reports.problem(PROBLEMS[video.error?.code ?? 0] ?? 'network'), { signal });
  video.addEventListener('resize', () => reports.lines(video.videoHeight || null), { signal });
  video.src = src;
  return {
    detach: () => {
      listening.abort();
      video.removeAttribute('src');
      video.load();
    },
  };
}
