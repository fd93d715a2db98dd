/** A click on something that was recommended. */
export interface ShelfClick {
  readonly userId: string;
  readonly elementClicked: string;
  readonly recommId: string;
}

/**
 * Tells the gateway of a click; goes out though the page is left, which does not wait for it. Never throws, as nobody's
 * way may end at it.
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
    // What is lost is a count.
  }
}
