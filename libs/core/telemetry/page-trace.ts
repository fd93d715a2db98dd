/** Something that a person did on a page, or the opening of the page itself: the calls that it leads to are one trace. */
export interface Act {
  /** The correlation id of its calls; without hyphens their trace's id. */
  readonly id: string;
  /** Milliseconds since the page was begun. */
  readonly at: number;
}

/** A call that was made because of an act. */
export interface TracedCall {
  readonly act: Act;
  readonly spanId: string;
  readonly name: string;
  readonly at: number;
}

/** What a call is sent with. */
export interface CallTrace {
  readonly id: string;
  readonly headers: Readonly<Record<'x-correlation-id' | 'traceparent', string>>;
  /** The call was answered, or failed. */
  readonly end: () => void;
}

/** The trace of a page that is open. Nothing is sent for it but two headers of calls that are made anyway. */
export interface PageTrace {
  /** The correlation id of what happened last. */
  readonly id: () => string;
  /** A person did something, at that time. */
  readonly acted: (at: number) => void;
  /** Begins a call for what happened last, or by itself where that is too long ago. */
  readonly begin: (name: string) => CallTrace;
  /** Called for each call that has ended; set where spans of browsers are recorded. */
  onEnded: ((call: TracedCall, at: number) => void) | null;
}

/** A call that begins later has its reason elsewhere: a timer, or the network that is back. */
const ACT_MS = 5_000;

/** Where a page's trace has its times and ids from. */
export interface TraceParts {
  /** Milliseconds since the page was begun. */
  readonly now: () => number;
  /** A random UUID. */
  readonly newId: () => string;
}

/**
 * Opens the trace of a page.
 * @param pageId the correlation id of the request that brought the page; null where it is not known
 */
export function openPageTrace({ now, newId }: TraceParts, pageId: string | null): PageTrace {
  let act: Act = { id: pageId ?? newId(), at: 0 };
  const trace: PageTrace = {
    onEnded: null,
    id: () => act.id,
    acted: (at) => void (act = { id: newId(), at }),
    begin: (name) => {
      const at = now();
      if (at - act.at > ACT_MS) trace.acted(at);
      const call = { act, name, at, spanId: halfOf(newId()) };
      const { id } = act;
      return {
        id,
        headers: { 'x-correlation-id': id, traceparent: `00-${id.replaceAll('-', '')}-${call.spanId}-01` },
        end: () => trace.onEnded?.(call, now()),
      };
    },
  };
  return trace;
}

/** The second half of a UUID, which is as long as the id of a span. That of an act's id names the act's own span. */
export const halfOf = (id: string): string => id.replaceAll('-', '').slice(16);
