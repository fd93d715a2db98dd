import { sql } from 'kysely';
import type { LeasedQueue, Queue } from './queue.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

const COMMANDS = {
  key: ['id'],
  open: { state: 'pending' },
  since: 'decided_at',
  lease: { claimedAt: 'claimed_at' },
  retries: { eachRun: { attempts: 60, seconds: 24 * HOUR } },
  // One after the other, in the turns of their billers.
  places: 1,
} as const;

/** What waits in tables until it is delivered: each queue, how often it is tried again and how long. */
export const QUEUES = {
  /** Mails. One that is given up is "failed", which operators see and the job counts; some two days. */
  mails: {
    table: 'mails',
    key: ['id'],
    open: { state: 'queued' },
    since: 'queued_at',
    lease: { dueAt: 'next_attempt_at' },
    retries: {
      waits: [15, 30, 60, 120, 240, 480, 960, 1_920, 3_840, 7_680, 15_360, ...Array<number>(6).fill(6 * HOUR)],
      afterTheLast: 'give up',
    },
    // This is the number of connections to the mail server.
    places: 4,
  },

  /** Calls to integrators. One that is given up is "failed" until its endpoint is replayed; three days, as Standard Webhooks recommends. */
  webhooks: {
    table: 'webhook_deliveries',
    key: ['endpoint_id', 'message_id'],
    open: { state: 'queued' },
    heldBack: sql`exists (select from webhook_endpoints off where off.id = q.endpoint_id and off.disabled_at is not null)`,
    since: 'next_attempt_at',
    lease: { dueAt: 'next_attempt_at' },
    retries: {
      waits: [5, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR],
      afterTheLast: 'give up',
    },
    places: 20,
    placesOfReceiver: 2,
    slow: { places: 8, afterSeconds: 1 },
  },

  /** Push messages to browsers, by the push services of their makers. One that is given up is deleted; an hour. */
  pushes: {
    table: 'push_messages',
    key: ['id'],
    since: 'queued_at',
    lease: { dueAt: 'next_attempt_at' },
    retries: { waits: [10, MINUTE, 10 * MINUTE, HOUR], afterTheLast: 'give up' },
    places: 20,
    placesOfReceiver: 10,
  },

  /** Films that edges have to forget. What is taken back must be gone, so that none is given up. */
  takedowns: {
    table: 'edge_takedowns',
    key: ['id'],
    since: 'taken_back_at',
    lease: { dueAt: 'next_attempt_at' },
    retries: { waits: [5, 15, MINUTE, 5 * MINUTE], afterTheLast: 'wait as long again' },
    // All that are due are one delivery, since CDNs limit how many may be under way.
    places: 1,
  },

  /** Films whose files are deleted for good. None is given up. */
  erasures: {
    table: 'erasures',
    key: ['id'],
    open: { erased_at: null },
    since: 'approved_at',
    lease: { dueAt: 'next_attempt_at' },
    retries: { waits: [5 * MINUTE], afterTheLast: 'wait as long again' },
    places: 1,
  },

  /** What billers have to do about agreements, and about orders that made none. One that is given up is "failed": a person must look. */
  billerCommands: { table: 'biller_commands', ...COMMANDS },
  orderCommands: { table: 'order_commands', ...COMMANDS },

  /**
   * Films and pictures that are prepared, step by step. A source of which one step is given up has "failed". A worker of films has
   * `MEDIA_WORKERS` places, and one more for short steps.
   */
  preparation: {
    table: 'media_sources',
    key: ['id'],
    open: { state: 'working' },
    since: 'added_at',
    retries: { waits: [40, 80], afterTheLast: 'give up' },
  },
} as const satisfies Readonly<Record<string, Queue | LeasedQueue>>;
