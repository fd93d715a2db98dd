import { expect, it } from 'vitest';
import { nextAttempt, type Queue } from './queue.ts';
import { QUEUES } from './queues.ts';

const HOUR = 3_600;
const at = new Date('2026-03-02T12:00:00Z');
const secondsAfter = (queue: Queue, attempts: number, facts?: Parameters<typeof nextAttempt>[3]): number | null => {
  const next = nextAttempt(queue, attempts, at, facts);
  return next && (next.getTime() - at.getTime()) / 1_000;
};
/** How long a queue tries, in hours, from the first attempt to the last. */
const hoursOf = (queue: { readonly retries: { readonly waits: readonly number[] } }): number =>
  queue.retries.waits.reduce((sum, wait) => sum + wait, 0) / HOUR;

it('a message waits longer after each attempt, and is given up after the last', () => {
  const { pushes } = QUEUES;
  expect([1, 2, 3, 4, 5].map((attempts) => secondsAfter(pushes, attempts))).toEqual([10, 60, 600, HOUR, null]);
});

it('a receiver that wants to be left alone for longer is, and none sooner than its turn', () => {
  expect(secondsAfter(QUEUES.pushes, 1, { leastSeconds: 30 })).toBe(30);
  expect(secondsAfter(QUEUES.pushes, 2, { leastSeconds: 30 })).toBe(60);
});

it('what must not be given up goes on with the last wait', () => {
  expect(secondsAfter(QUEUES.takedowns, 4)).toBe(300);
  expect(secondsAfter(QUEUES.takedowns, 400)).toBe(300);
});

it('a command to a biller is sent by each run, and given up after 60 attempts and a day', () => {
  const since = (seconds: number) => ({ queuedAt: new Date(at.getTime() - seconds * 1_000) });
  expect(secondsAfter(QUEUES.billerCommands, 60, since(24 * HOUR - 1))).toBe(0);
  expect(secondsAfter(QUEUES.billerCommands, 59, since(240 * HOUR))).toBe(0);
  expect(secondsAfter(QUEUES.billerCommands, 60, since(24 * HOUR))).toBeNull();
});

it('mails are tried for two days, webhooks for three', () => {
  expect(hoursOf(QUEUES.mails)).toBeCloseTo(44.5, 1);
  expect(hoursOf(QUEUES.webhooks)).toBeCloseTo(75.6, 1);
});
