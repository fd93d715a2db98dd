/**
 * Puts the current picture over the video, so that a change of source does not flash black. Returns the function that
 * removes it. Needs the video to be in the document; without a picture it does nothing.
 */
export function holdFrame(video: HTMLVideoElement): () => void {
  if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA || video.videoWidth === 0) return () => undefined;
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.className = 'player-hold';
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  video.after(canvas);
  return () => canvas.remove();
}
