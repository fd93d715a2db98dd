import { LRUCache } from 'lru-cache';
import type { Database } from '../../../db/database.ts';
import { type Entitlement, entitlementAt, type EntitlementEvent } from './entitlement.ts';

/** The events of a subscription, as they were when they were read. */
export interface SubscriptionLog {
  /** Computes what they say at an instant, as `entitlementAt`. */
  readonly entitlementAt: (now: Date) => Entitlement;
  /** The number of events. */
  readonly size: number;
}

/** The entitlement that a log gave, and the milliseconds between which it does. */
interface Said {
  readonly entitlement: Entitlement;
  readonly from: number;
  readonly until: number;
}

/** A log that works out what it says once for each span between two of its instants. */
export function subscriptionLogOf(events: readonly EntitlementEvent[]): SubscriptionLog {
  // Time changes what a log says only where an event occurs, or access begins or ends.
  const instants = events.flatMap(({ occurredAt, accessFrom, accessUntil }) =>
    [occurredAt, accessFrom, accessUntil].flatMap((instant) => instant?.getTime() ?? []),
  );
  let said: Said | null = null;
  return {
    size: events.length,
    entitlementAt: (now) => {
      const at = now.getTime();
      if (said === null || at < said.from || at >= said.until) {
        const until = instants.reduce(
          (next, each) => (each > at && each < next ? each : next),
          Number.POSITIVE_INFINITY,
        );
        said = { entitlement: entitlementAt(events, now), from: at, until };
      }
      return said.entitlement;
    },
  };
}

/** The logs of a person that this process has read with one of their sessions, by name. */
export interface KnownLogs {
  readonly logs: ReadonlyMap<string, SubscriptionLog>;
  /** Puts the logs of the person as they are now in the place of those. */
  readonly remember: (logs: ReadonlyMap<string, SubscriptionLog>) => void;
}

/** Some 250 bytes each. */
const MOST_EVENTS = 100_000;
/** Milliseconds after which a session's logs are read as a whole: a database may have been restored meanwhile. */
const KNOWN_FOR_MS = 10 * 60_000;
const NO_LOGS: ReadonlyMap<string, SubscriptionLog> = new Map();

type Sessions = LRUCache<string, ReadonlyMap<string, SubscriptionLog>>;

const sessionsOf = new WeakMap<Database, Sessions>();

/** The logs that were read with a session from a database; of another database nothing is known. */
export function knownLogsOf(db: Database, sessionHash: string): KnownLogs {
  const sessions: Sessions =
    sessionsOf.get(db) ??
    new LRUCache({
      maxSize: MOST_EVENTS,
      ttl: KNOWN_FOR_MS,
      sizeCalculation: (logs) => [...logs.values()].reduce((sum, { size }) => sum + size, 1),
    });
  sessionsOf.set(db, sessions);
  const logs = sessions.get(sessionHash) ?? NO_LOGS;
  return {
    logs,
    remember: (now) => {
      const isSame = now.size === logs.size && [...now.keys()].every((name) => logs.has(name));
      if (!isSame) sessions.set(sessionHash, now);
    },
  };
}
