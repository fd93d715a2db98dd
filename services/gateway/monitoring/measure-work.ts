import { statfs } from 'node:fs/promises';
import { Gauge, type Registry } from 'prom-client';
import type { Clock } from '../config/clock.ts';
import type { Database } from '../db/database.ts';
import { preparationStalledSince } from '../modules/content/ingest/public.ts';
import { webhookDelays } from '../modules/platform/webhooks/public.ts';

interface WorkParts {
  readonly db: Database;
  readonly clock: Clock;
  /** Folders, keyed by what they are for, such as `data`. A bucket has no room to measure. */
  readonly folders: Readonly<Record<string, string>>;
}

/** Adds what is measured of work behind the pages when the metrics are read: films in preparation, webhooks, room on disks. */
export function measureWork(registry: Registry, { db, clock, folders }: WorkParts): void {
  const registers: Registry[] = [];
  const secondsSince = (since: Date | null): number =>
    since === null ? 0 : Math.max(0, clock.now().getTime() - since.getTime()) / 1_000;
  const stalled = new Gauge({
    name: 'media_preparation_stalled_seconds',
    help: 'Seconds for which a step of a preparation could begin and no worker works on any.',
    aggregator: 'max',
    registers,
    async collect() {
      // A database that is down shows in other figures; the last ones stay.
      const since = await preparationStalledSince(db, clock.now()).catch(() => undefined);
      if (since !== undefined) this.set(secondsSince(since));
    },
  });
  const failing = new Gauge({
    name: 'webhook_endpoint_failing_seconds',
    help: 'Age of the first failure of the endpoint that has failed longest.',
    aggregator: 'max',
    registers,
  });
  const overdue = new Gauge({
    name: 'webhook_overdue_seconds',
    help: 'Seconds by which the call of a webhook is overdue that waits longest.',
    aggregator: 'max',
    registers,
    async collect() {
      const delays = await webhookDelays(db, clock.now()).catch(() => undefined);
      if (delays === undefined) return;
      this.set(secondsSince(delays.dueSince));
      failing.set(secondsSince(delays.failingSince));
    },
  });
  const room = new Gauge({
    name: 'disk_free_ratio',
    help: 'The part of the disk of a folder that is free, 0 to 1.',
    labelNames: ['folder'],
    aggregator: 'min',
    registers,
    async collect() {
      for (const [folder, path] of Object.entries(folders)) {
        const disk = await statfs(path).catch(() => null);
        if (disk !== null && disk.blocks > 0) this.set({ folder }, disk.bavail / disk.blocks);
      }
    },
  });
  // The order matters: the endpoint that fails is measured with the calls.
  for (const each of [stalled, overdue, failing, room]) registry.registerMetric<string>(each);
}
