/** A click on something that was recommended. */
export interface ShelfClick {
  readonly userId: string;
  readonly elementClicked: string;
  readonly recommId: string;
}

/**
 * Reports a click to the gateway; it is sent even though the page is left, which does not wait for it. Never throws, so
 * that navigation always works.
 */
export async function sendShelfClick(click: ShelfClick, send: typeof fetch = fetch): Promise<void> {
  try {
    await send('/recommendations-tracking', {
      method: 'POST',
      credentials: 'same-origin',
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(click),
    });
  } catch {
    // Only a count is lost.
  }
}
