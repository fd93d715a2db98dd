import type { EventFields, EventName } from '@network/validation/analytics/event-catalogue.ts';
import { TRACKING_TIMEOUT_MS } from '@network/tenant/constants.ts';
import type { ConsentStore } from '../consent/consent.ts';

/** Where a page posts events on its own host; the host passes them on while the visit may be measured. */
export const EVENTS_PATH = '/measurements';

/** The port by which pages track events. Tracking never fails, and nothing is sent without consent. */
export interface Analytics {
  /** Notes an event, to be sent with others. */
  readonly track: <Name extends EventName>(name: Name, fields: EventFields<Name>) => void;
  /**
   * Records an event before the page is left for another host. Settles when it is sent, at the latest after `boundMs`.
   */
  readonly trackBefore: <Name extends EventName>(
    name: Name,
    fields: EventFields<Name>,
    boundMs?: number,
  ) => Promise<void>;
}

/** An event that a page tracks. */
export interface TrackedEvent {
  readonly name: EventName;
  readonly fields: Readonly<Record<string, string | number | boolean | undefined>>;
  /** Ms since 1970, by the page's clock. */
  readonly at: number;
}

/** Collects and sends events; loaded only where the visit may be measured. */
export interface EventSender {
  readonly add: (event: TrackedEvent) => void;
  /** Sends pending events. Never rejects. */
  readonly flush: () => Promise<void>;
}

/** The off state. */
export const analyticsOff: Analytics = { track: () => undefined, trackBefore: async () => undefined };

/** The port of a page: small itself, it loads the sender for the first event that may be sent. */
export function createAnalytics(consent: ConsentStore, load: () => Promise<EventSender>): Analytics {
  let sender: Promise<EventSender> | null = null;
  const queue: (...event: Parameters<Analytics['track']>) => Promise<EventSender | null> = async (name, fields) => {
    if (consent.get() !== 'accepted') return null;
    const at = Date.now();
    sender ??= load();
    try {
      const ready = await sender;
      ready.add({ name, fields, at });
      return ready;
    } catch {
      // A sender that failed to load is loaded again for the next event.
      sender = null;
      return null;
    }
  };
  return {
    track: (name, fields) => void queue(name, fields),
    trackBefore: async (name, fields, boundMs = TRACKING_TIMEOUT_MS.default) => {
      const sent = queue(name, fields).then((ready) => ready?.flush());
      await Promise.race([sent, new Promise((resolve) => setTimeout(resolve, boundMs))]);
    },
  };
}
