/** An event of a request, as far as mails are concerned. */
interface RequestEvent {
  readonly id: string;
  readonly kind: string;
  readonly text: string;
}

/**
 * Whether the text of an event was mailed again since, as an event of its own; of several tries the last one counts. Later answers
 * with other texts change nothing: each is mailed by itself.
 * @param events of one request, in their order
 */
export function wasMailedAgain(events: readonly RequestEvent[], id: string): boolean {
  const at = events.findIndex((event) => event.id === id);
  return events.some(({ kind, text }, index) => index > at && kind === 'mailedAgain' && text === events[at]?.text);
}
