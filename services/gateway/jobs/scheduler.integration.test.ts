import { describe, expect, it, vi } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import type { Job } from './job.ts';
import { startScheduler } from './scheduler.ts';

/** The queue looks every few seconds, by the machine's own clock. */
const soon = { timeout: 40_000, interval: 50 };

const gateway = gatewayForTests();

function job(name: string, run: Job['run'], more: Partial<Job> = {}): Job {
  return { name, cron: '* * * * *', run, ...more };
}

describe('the jobs of a gateway', () => {
  it('run at their moment, whatever another one does, and are counted', async () => {
    const at: Date[] = [];
    const failing = vi.fn(() => Promise.reject(new Error('broken')));
    const jobs = [
      job(
        'count-things',
        async (_services, moment) => {
          at.push(moment);
          return { things: 3 };
        },
        { watched: ['wonders'] },
      ),
      job('fail-always', failing),
    ];
    const scheduler = startScheduler(gateway.services, jobs, { calendarSeconds: 1, queueSeconds: 1 });
    await vi.waitFor(() => expect([at.length > 0, failing.mock.calls.length > 0]).toEqual([true, true]), soon);
    await scheduler.stop();
    expect(at[0]).toEqual(gateway.services.clock.now());
    const metrics = await gateway.services.metrics.metrics();
    // A minute that ends meanwhile is a scheduled time of its own.
    expect(metrics).toContain(`job_done_total{job="count-things",what="things"} ${3 * at.length}\n`);
    expect(metrics).toContain('job_done_total{job="count-things",what="wonders"} 0\n');
    expect(metrics).toMatch(/^job_runs_total\{job="fail-always",outcome="failed"\} [1-9]/m);
    expect((await gateway.inject({ url: '/readyz' })).statusCode).toBe(200);
  });

  it('are made up for by a gateway that starts after their moment', async () => {
    const { db } = gateway.services;
    await db
      .insertInto('job_marks')
      .values({ job: 'count-years', done_until: new Date('2020-01-01T00:00:00Z') })
      .execute();
    const run = vi.fn<Job['run']>(async () => ({}));
    const yearly = job('count-years', run, { cron: '0 0 1 1 *' });
    const scheduler = startScheduler(gateway.services, [yearly], { calendarSeconds: 1, queueSeconds: 1 });
    await vi.waitFor(() => expect(run).toHaveBeenCalled(), soon);
    await scheduler.stop();
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('are waited for when the gateway stops, and none begins after that', async () => {
    let finish = (): void => undefined;
    const run = vi.fn(
      () =>
        new Promise<Record<string, number>>((resolve) => {
          finish = () => resolve({});
        }),
    );
    const scheduler = startScheduler(gateway.services, [
      job('hold-on', run, { cron: '0 0 1 1 *', everySeconds: 0.05 }),
    ]);
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(1), soon);
    let isStopped = false;
    const stopped = scheduler.stop().then(() => (isStopped = true));
    await new Promise((resolve) => setImmediate(resolve));
    expect(isStopped).toBe(false);
    finish();
    await stopped;
    expect(run).toHaveBeenCalledTimes(1);
  });
});
