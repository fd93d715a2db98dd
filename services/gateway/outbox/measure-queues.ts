import { Gauge, type Registry } from 'prom-client';
import type { Clock } from '../config/clock.ts';
import type { GatewayConfig } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import type { Queue } from './queue.ts';
import { type QueueLength, queueLength } from './queued-rows.ts';
import { QUEUES } from './queues.ts';

interface MeasuredParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly config: Pick<GatewayConfig, 'isMailOff'>;
}

/** Adds how much waits in each queue, and for how long, measured when the metrics are read. */
export function measureQueues(registry: Registry, { db, clock, config }: MeasuredParts): void {
  const measure = (name: string, help: string, figureOf: (length: QueueLength, queue: string) => number): void => {
    const gauge = new Gauge({
      name,
      help,
      labelNames: ['queue'],
      // Each gateway counts the same rows.
      aggregator: 'max',
      registers: [],
      async collect() {
        for (const [queue, declared] of Object.entries<Queue>(QUEUES)) {
          // A database that is down shows in other figures; the last ones stay. All are read at once, so that none may set another.
          const length = await queueLength(db, declared).catch(() => null);
          if (length !== null) this.set({ queue }, figureOf(length, queue));
        }
      },
    });
    registry.registerMetric<string>(gauge);
  };
  measure('queue_size', 'Messages that wait to be delivered.', ({ size }) => size);
  measure(
    'queue_oldest_seconds',
    'Age of what has waited longest; 0 of mails while mail is off, since all of them are to wait then.',
    ({ oldest }, queue) => {
      const isToWait = queue === 'mails' && config.isMailOff;
      return isToWait || oldest === null ? 0 : Math.max(0, clock.now().getTime() - oldest.getTime()) / 1_000;
    },
  );
}
