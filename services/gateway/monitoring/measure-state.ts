import { Counter, Gauge, type Registry } from 'prom-client';
import type { Clock } from '../config/clock.ts';
import type { Database } from '../db/database.ts';
import type { OpenedDatabase } from '../db/open-database.ts';
import { oldestFailedTakedown } from '../modules/content/media/public.ts';
import type { SharedData } from '../shared-data/shared-data.ts';

interface MeasuredParts {
  readonly db: Database;
  readonly pools: OpenedDatabase['pools'];
  readonly replica: OpenedDatabase['replica'];
  readonly shared: SharedData;
  readonly clock: Clock;
}

/** Adds what is measured when the metrics are read: connections, stored data, films that edges still hold. */
export function measureState(registry: Registry, { db, pools, replica, shared, clock }: MeasuredParts): void {
  const registers: Registry[] = [];
  const connections = new Gauge({
    name: 'database_pool_connections',
    help: 'Connections of a pool that are open, those of them that are idle, and statements that wait for one.',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const { name, open, idle, waiting: queued } of pools()) {
        this.set({ pool: name, state: 'open' }, open);
        this.set({ pool: name, state: 'idle' }, idle);
        this.set({ pool: name, state: 'waiting' }, queued);
      }
    },
  });
  const lag = new Gauge({
    name: 'database_replica_lag_seconds',
    help: 'Seconds by which the read replica may be behind; infinite while it does not answer, 0 where there is none.',
    aggregator: 'max',
    registers,
    collect() {
      this.set(replica?.lagSeconds() ?? 0);
    },
  });
  const reads = new Counter({
    name: 'shared_data_reads_total',
    help: 'Reads of what is the same for everybody: stored, or loaded from the database.',
    labelNames: ['outcome'],
    registers,
    collect() {
      const { stored, loaded } = shared.usage();
      this.reset();
      this.inc({ outcome: 'stored' }, stored);
      this.inc({ outcome: 'loaded' }, loaded);
    },
  });
  const bytes = new Gauge({
    name: 'shared_data_bytes',
    help: 'Memory that stored data takes, estimated.',
    registers,
    collect() {
      this.set(shared.usage().bytes);
    },
  });
  const takedowns = new Gauge({
    name: 'edge_takedown_failed_seconds',
    help: 'Age of the oldest film that was taken back and that an edge could not be told of so far.',
    aggregator: 'max',
    registers,
    async collect() {
      const since = await oldestFailedTakedown(db).catch(() => undefined);
      if (since === undefined) return;
      this.set(since === null ? 0 : Math.max(0, clock.now().getTime() - since.getTime()) / 1_000);
    },
  });
  for (const each of [connections, lag, reads, bytes, takedowns]) registry.registerMetric<string>(each);
}
