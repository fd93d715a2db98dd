/** The events of a reel. */
export type ReelEventName = 'view' | 'rating' | 'add-bookmark' | 'delete-bookmark' | 'purchase';

export interface ReelEvent {
  readonly userId: string;
  readonly itemId: string;
  /** A rating only: from -1 to 1, null to remove it. */
  readonly rating?: number | null;
}

/**
 * Reports to the gateway; it is sent even when the page is left. @returns whether it was accepted; never throws, so
 * that playback is never interrupted
 */
export async function sendReelEvent(
  name: ReelEventName,
  event: ReelEvent,
  at: Date,
  send: typeof fetch = fetch,
): Promise<boolean> {
  try {
    const answer = await send(`/rest/reel/${name}`, {
      method: 'POST',
      credentials: 'same-origin',
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...event, timestamp: at.toISOString() }),
    });
    return answer.ok;
  } catch {
    return false;
  }
}
