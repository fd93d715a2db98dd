const keyOf = (videoId: string): string => `comment-draft:${videoId}`;

/** What somebody was about to say about a video on this device; empty where nothing is kept. */
export function readDraft(videoId: string): string {
  try {
    return localStorage.getItem(keyOf(videoId)) ?? '';
  } catch {
    // A browser may forbid the storage; then nothing is kept.
    return '';
  }
}

/** Keeps a draft, or forgets it when it is empty. */
export function keepDraft(videoId: string, text: string): void {
  try {
    if (text.trim() === '') localStorage.removeItem(keyOf(videoId));
    else localStorage.setItem(keyOf(videoId), text);
  } catch {
    // As above.
  }
}
