/** The outcome of an attempt to play; `blocked` if the browser requires a gesture even without sound. */
export type StartOutcome = 'playing' | 'playing-muted' | 'blocked' | 'interrupted';

async function attempt(video: HTMLVideoElement): Promise<'playing' | 'blocked' | 'interrupted'> {
  try {
    await video.play();
    return 'playing';
  } catch (refusal) {
    return refusal instanceof DOMException && refusal.name === 'NotAllowedError' ? 'blocked' : 'interrupted';
  }
}

/** Plays; where the browser allows that only without sound, plays without. */
export async function startPlaying(video: HTMLVideoElement): Promise<StartOutcome> {
  const first = await attempt(video);
  if (first !== 'blocked' || video.muted) return first;
  video.muted = true;
  const second = await attempt(video);
  return second === 'playing' ? 'playing-muted' : second;
}
