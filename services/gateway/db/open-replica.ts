import { sql } from 'kysely';
import type { Logger } from 'pino';
import { repeatedly } from '../jobs/repeatedly.ts';
import type { Database } from './database.ts';
import { type FollowedReplica, followReplica, type LogPosition } from './replica-reads.ts';

const MEASURED_EVERY_SECONDS = 1;
/** A replica that is down says so once a minute. */
const LOGGED_EVERY_MS = 60_000;

/** A replica that is followed until it is closed. */
export interface OpenReplica extends FollowedReplica {
  readonly close: () => Promise<void>;
}

/** Follows a streaming replica of PostgreSQL. A start does not wait for it: the primary is read until it has answered. */
export function openReplica(primary: Database, replica: Database, maxLagMs: number, log: Logger): OpenReplica {
  let loggedAt = Number.NEGATIVE_INFINITY;
  const now = (): number => performance.now();
  const followed = followReplica({
    primary,
    replica,
    maxLagMs,
    now,
    onFailure: (error) => {
      if (now() - loggedAt < LOGGED_EVERY_MS) return;
      loggedAt = now();
      log.warn({ err: error }, 'the read replica is not used; the primary is read');
    },
    probe: {
      writtenUpTo: async () => {
        const { rows } = await sql<{ position: string }>`select pg_current_wal_lsn()::text as position`.execute(
          primary,
        );
        return positionOf(rows[0]?.position ?? '0/0');
      },
      replayedUpTo: async () => {
        const { rows } = await sql<{ position: string | null }>`
          select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as position
        `.execute(replica);
        const position = rows[0]?.position ?? null;
        return position === null ? null : positionOf(position);
      },
    },
  });
  const measuring = repeatedly(MEASURED_EVERY_SECONDS, followed.measure);
  return {
    ...followed,
    close: async () => {
      await measuring.stop();
      await replica.destroy();
    },
  };
}

/** PostgreSQL writes a position as two halves in hexadecimal, `16/B374D848`. */
export function positionOf(text: string): LogPosition {
  const [high = '0', low = '0'] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}
