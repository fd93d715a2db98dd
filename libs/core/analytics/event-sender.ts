import type { ConsentStore } from '../consent/consent.ts';
import type { EventSender, TrackedEvent } from './analytics.ts';

/** Events of this interval are sent together. */
const BATCH_MS = 2_000;
/** The limit of one request to the gateway, and of events that wait while it is unreachable. */
const MAX_EVENTS = 50;

/** The parts of a browser that the sender needs; tests pass their own. */
export interface SenderParts {
  readonly consent: ConsentStore;
  readonly send: (body: string) => Promise<{ readonly ok: boolean; readonly status: number }>;
  /** Sends from a page that is being left; returns true when the browser has taken the report over. */
  readonly sendOnLeaving: (body: string) => boolean;
  readonly onLeaving: (run: () => void) => void;
  readonly newId: () => string;
  /** A random id of this visit to the site in this tab; it is never sent with a person's id. */
  readonly visit: () => string;
  readonly now: () => number;
}

/** Sends events in batches; those that could not be sent wait for the next batch, and go once each by their ids. */
export function createEventSender(parts: SenderParts): EventSender {
  const { consent, now } = parts;
  let waiting: (TrackedEvent & { readonly id: string })[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const take = (): typeof waiting => {
    clearTimeout(timer);
    timer = undefined;
    const taken = waiting;
    waiting = [];
    return consent.get() === 'accepted' ? taken : [];
  };
  const write = (events: typeof waiting): string =>
    // The page's clock may be wrong, so the gateway gets the age of the event.
    JSON.stringify({
      visit: parts.visit(),
      events: events.map(({ at, ...event }) => ({ ...event, agoMs: Math.max(0, now() - at) })),
    });
  const flush = async (): Promise<void> => {
    const events = take();
    if (events.length === 0) return;
    try {
      const { ok, status } = await parts.send(write(events));
      // A refused request would be refused again.
      if (!ok && status >= 500) throw new Error('The host is away');
    } catch {
      waiting = [...events, ...waiting].slice(-MAX_EVENTS);
    }
  };
  parts.onLeaving(() => {
    const events = take();
    if (events.length > 0 && !parts.sendOnLeaving(write(events))) waiting = events;
  });
  return {
    add: (event) => {
      waiting = [...waiting, { ...event, id: parts.newId() }].slice(-MAX_EVENTS);
      timer ??= setTimeout(() => void flush(), BATCH_MS);
    },
    flush,
  };
}
