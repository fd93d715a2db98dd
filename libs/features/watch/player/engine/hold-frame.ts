/**
 * Lays the picture that is showing over the video, so that a change of source does not flash black. Answers with what
 * takes it away again. Needs the video to stand in the document; without a picture there is nothing to hold.
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
