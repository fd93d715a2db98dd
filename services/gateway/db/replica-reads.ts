import type { ChangeWatch, ListenForChanges } from '../shared-data/change-watch.ts';
import type { Database, Tables } from './database.ts';

/** Reads of what is the same for everybody, from a read replica where that is as good as the primary. */
export interface CatalogueReads {
  /**
   * Runs `load` on the replica where it has everything that was announced to have changed in these tables, and else on
   * the primary; on the primary again where the replica fails. Only for reads that may be repeated, and for nothing
   * about a person's rights, session, wallet or money.
   */
  readonly read: <Result>(
    tables: readonly (keyof Tables)[],
    load: (db: Database) => Promise<Result>,
  ) => Promise<Result>;
}

/** Reads without a replica. */
export const primaryReads = (db: Database): CatalogueReads => ({ read: (_tables, load) => load(db) });

/** A write-ahead log's position, by which a replica says how far it is. */
export type LogPosition = bigint;

/** Measures the two servers; both calls reject when theirs does not answer. */
export interface ReplicaProbe {
  readonly writtenUpTo: () => Promise<LogPosition>;
  /** Null for a server that is no replica, such as one that was promoted. */
  readonly replayedUpTo: () => Promise<LogPosition | null>;
}

export interface FollowedReplica extends CatalogueReads {
  /** Measures once; the caller repeats it. Never fails. */
  readonly measure: () => Promise<void>;
  /** Seconds by which the replica may be behind; infinite where it does not answer. */
  readonly lagSeconds: () => number;
  /** Passes announced changes on, after they count here: what is read because of one is then read from the primary. */
  readonly hearFirst: (listen: ListenForChanges) => ListenForChanges;
}

interface ReplicaParts {
  readonly primary: Database;
  readonly replica: Database;
  readonly probe: ReplicaProbe;
  readonly maxLagMs: number;
  /** Milliseconds of a clock that does not go back. */
  readonly now: () => number;
  readonly onFailure: (error: unknown) => void;
}

/** Positions of the primary that are remembered: a replica that is further behind than these is away. */
const MOST_MARKS = 300;

/**
 * Follows a replica. How far it is is measured by positions of the log, so that an idle network is not mistaken for a
 * lag, and a replica that was cut off not for an idle one: it has everything that was written before the time at which
 * the primary was at the newest position that the replica has replayed.
 */
export function followReplica({ primary, replica, probe, maxLagMs, now, onFailure }: ReplicaParts): FollowedReplica {
  const marks: { readonly position: LogPosition; readonly at: number }[] = [];
  const changedAt = new Map<string, number>();
  let completeUpTo = Number.NEGATIVE_INFINITY;
  let isListening = false;

  /** What happened before it was listened to was heard by nobody. */
  let listeningSince = Number.POSITIVE_INFINITY;
  const watch: ChangeWatch = {
    onListening: () => {
      isListening = true;
      listeningSince = now();
    },
    onChange: (table) => void changedAt.set(table, now()),
    onLost: () => {
      isListening = false;
    },
  };

  const isAsGood = (tables: readonly string[]): boolean => {
    if (!isListening || now() - completeUpTo > maxLagMs) return false;
    const last = Math.max(listeningSince, ...tables.map((table) => changedAt.get(table) ?? Number.NEGATIVE_INFINITY));
    return completeUpTo > last;
  };

  const lose = (error: unknown): void => {
    completeUpTo = Number.NEGATIVE_INFINITY;
    onFailure(error);
  };

  return {
    read: async (tables, load) => {
      if (!isAsGood(tables)) return load(primary);
      try {
        return await load(replica);
      } catch (error) {
        lose(error);
        return load(primary);
      }
    },
    measure: async () => {
      const at = now();
      try {
        marks.push({ position: await probe.writtenUpTo(), at });
        if (marks.length > MOST_MARKS) marks.shift();
        const replayed = await probe.replayedUpTo();
        if (replayed === null) return lose(new Error('DATABASE_REPLICA_URL leads to a server that is no replica.'));
        completeUpTo = marks.findLast(({ position }) => position <= replayed)?.at ?? Number.NEGATIVE_INFINITY;
      } catch (error) {
        lose(error);
      }
    },
    lagSeconds: () => (now() - completeUpTo) / 1_000,
    hearFirst: (listen) => (next) =>
      listen({
        onListening: () => {
          watch.onListening();
          next.onListening();
        },
        onChange: (table) => {
          watch.onChange(table);
          next.onChange(table);
        },
        onLost: () => {
          watch.onLost();
          next.onLost();
        },
      }),
  };
}
