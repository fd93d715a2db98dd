import { expect, it } from 'vitest';
import { secondsLeft } from './time-left.ts';

const start = new Date('2026-03-02T12:00:00Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1_000);
const running = { state: 'running', started_at: start } as const;

it.each([
  [0.25, 60, 180],
  [0.5, 600, 600],
  [1, 60, 0],
])('of a step that is at %d after %i seconds, %i more are left', (progress, passed, left) => {
  expect(secondsLeft({ ...running, progress }, after(passed))).toBe(left);
});

it('says nothing of a step that has only just begun, waits or has ended', () => {
  expect(secondsLeft({ ...running, progress: 0 }, after(60))).toBeNull();
  expect(secondsLeft({ ...running, progress: 0.5 }, after(4))).toBeNull();
  expect(secondsLeft({ state: 'waiting', started_at: null, progress: 0 }, after(60))).toBeNull();
  expect(secondsLeft({ state: 'done', started_at: start, progress: 1 }, after(60))).toBeNull();
});
