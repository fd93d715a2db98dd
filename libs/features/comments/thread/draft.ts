const keyOf = (videoId: string): string => `comment-draft:${videoId}`;

/** The draft of a comment on a video on this device; empty without one. */
export function readDraft(videoId: string): string {
  try {
    return localStorage.getItem(keyOf(videoId)) ?? '';
  } catch {
    // A browser may forbid the storage; then no draft is saved.
    return '';
  }
}

/** Saves a draft, or deletes it when it is empty. */
export function storeDraft(videoId: string, text: string): void {
  try {
    if (text.trim() === '') localStorage.removeItem(keyOf(videoId));
    else localStorage.setItem(keyOf(videoId), text);
  } catch {
    // A browser may forbid the storage here, too.
  }
}
