import { beforeEach, expect, it, vi } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import { fixedClock } from '../config/clock.ts';
import type { Job } from './job.ts';
import { isLate, noteBeginning, runDue } from './run-due.ts';

const clock = fixedClock('2026-03-06T00:00:00Z');
const gateway = gatewayForTests({ clock });
beforeEach(async () => {
  await gateway.services.db.deleteFrom('job_marks').execute();
  clock.set('2026-03-06T00:00:00Z');
});

const ran: string[] = [];
beforeEach(() => void ran.splice(0));
const weekly = (more: Partial<Job> = {}): Job => ({
  name: 'count-weeks',
  cron: '0 0 * * 5',
  run: async (_services, at) => {
    ran.push(at.toISOString().slice(0, 16));
    return {};
  },
  ...more,
});
const counting = weekly({ countsMoments: true });
const run = (job: Job) => runDue(gateway.services, job);
const missesOf = async (name: string): Promise<number> => {
  const figures = await gateway.services.metrics.metrics();
  return Number(new RegExp(`^job_missed_total\\{job="${name}"\\} (\\d+)$`, 'm').exec(figures)?.[1] ?? 0);
};

it('does each moment that was missed, once and in order, and tells an operator', async () => {
  await run(counting);
  clock.set('2026-03-23T09:00:00Z');
  expect(await isLate(gateway.services, counting)).toBe(true);
  await run(counting);
  await run(counting);
  expect(ran).toEqual(['2026-03-06T00:00', '2026-03-13T00:00', '2026-03-20T00:00']);
  expect(await isLate(gateway.services, counting)).toBe(false);
  expect(await missesOf('count-weeks')).toBe(2);
});

it('a late run is of the moment that was due, not of now', async () => {
  await run(counting);
  clock.set('2026-03-13T08:30:00Z');
  await run(counting);
  expect(ran).toEqual(['2026-03-06T00:00', '2026-03-13T00:00']);
});

it.each([
  ['a single moment whose gateway started hours later', 'late', '0 0 * * 5', '2026-03-13T08:30:00Z', 1],
  ['none that was run within minutes', 'prompt', '0 0 * * 5', '2026-03-13T00:07:00Z', 0],
  ['a night', 'nightly', '17 4 * * *', '2026-03-06T09:00:00Z', 1],
  ['nothing of a job that runs often', 'often', '*/10 * * * *', '2026-03-07T09:00:00Z', 0],
])('tells an operator of %s', async (_what, name, cron, at, missed) => {
  const job = weekly({ name, cron });
  await run(job);
  clock.set(at);
  await run(job);
  await run(job);
  expect(await missesOf(name)).toBe(missed);
});

it('runs what does whatever is due once, for now', async () => {
  await run(weekly());
  clock.set('2026-03-23T09:00:00Z');
  await run(weekly());
  expect(ran).toEqual(['2026-03-06T00:00', '2026-03-23T09:00']);
});

it('leaves a moment due whose run failed', async () => {
  await run(counting);
  clock.set('2026-03-20T00:00:00Z');
  const failing = vi.fn<Job['run']>().mockResolvedValueOnce({}).mockRejectedValueOnce(new Error('broken'));
  await expect(run({ ...counting, run: failing })).rejects.toThrow('broken');
  await run(counting);
  expect(failing.mock.calls.map(([, at]) => at.toISOString().slice(0, 10))).toEqual(['2026-03-13', '2026-03-20']);
  expect(ran).toEqual(['2026-03-06T00:00', '2026-03-20T00:00']);
});

it('runs the moments after one that fails, and all of them again once it can be done', async () => {
  await run(counting);
  clock.set('2026-03-20T00:00:00Z');
  const failing = vi.fn<Job['run']>().mockRejectedValueOnce(new Error('broken')).mockResolvedValue({});
  await expect(run({ ...counting, run: failing })).rejects.toThrow('broken');
  const days = () => failing.mock.calls.map(([, at]) => at.toISOString().slice(0, 10));
  expect(days()).toEqual(['2026-03-13', '2026-03-20']);
  await run({ ...counting, run: failing });
  expect(days().slice(2)).toEqual(['2026-03-13', '2026-03-20']);
  expect(await isLate(gateway.services, counting)).toBe(false);
});

it('has nothing to make up for from before its scheduler began', async () => {
  expect(await isLate(gateway.services, counting)).toBe(false);
  await noteBeginning(gateway.services, counting);
  expect(await isLate(gateway.services, counting)).toBe(false);
});

it('makes up for the first moment after its scheduler began, though it has never run', async () => {
  clock.set('2026-03-04T10:00:00Z');
  await noteBeginning(gateway.services, counting);
  clock.set('2026-03-07T09:00:00Z');
  // A gateway that starts again notes nothing else.
  await noteBeginning(gateway.services, counting);
  expect(await isLate(gateway.services, counting)).toBe(true);
  await run(counting);
  expect(ran).toEqual(['2026-03-06T00:00']);
  expect(await isLate(gateway.services, counting)).toBe(false);
});
