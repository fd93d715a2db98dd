/**
 * Calls `drawn` once a frame of where the video stands is visible. Playback is not visible yet: decoding may take a while. A
 * frame is reported when it goes to the screen, so the one before it is visible.
 */
export function awaitDrawnFrame(
  video: HTMLVideoElement,
  isSettled: () => boolean,
  drawn: () => void,
  signal: AbortSignal,
): void {
  const watch = (isSecond: boolean): void => {
    video.requestVideoFrameCallback(() => {
      const isRight = isSettled() && !video.seeking;
      if (isRight && isSecond) drawn();
      else if (!signal.aborted) watch(isRight);
    });
  };
  watch(false);
}
