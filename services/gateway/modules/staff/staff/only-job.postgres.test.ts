import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { databaseForTests } from '@network/testing/postgres-database.ts';
import { startTestGateway, type TestGateway } from '@network/testing/gateway.ts';
import { fixedClock } from '../../../config/clock.ts';
import { asOnlyJob } from './only-job.ts';
import { openDesk } from './testing/public.ts';

const clock = fixedClock('2026-03-02T12:00:00Z');
/** Two gateways share one database, so that the memory of one process can’t decide. */
let gateways: readonly [TestGateway, TestGateway];
let ids: readonly string[];
const database = databaseForTests();
beforeAll(async () => {
  const start = () => startTestGateway({ clock, config: { database: { url: database.url } } });
  gateways = await Promise.all([start(), start()]);
  await openDesk(gateways[0], 'editor');
  await openDesk(gateways[0], 'support');
  ids = (await gateways[0].services.db.selectFrom('staff_members').select('id').execute()).map(({ id }) => id);
});
beforeEach(() => clock.set('2026-03-02T12:00:00Z'));
afterAll(async () => {
  await Promise.all(gateways.map((gateway) => gateway.close()));
});

const LIMITED = { code: 'RATE_LIMITED' };
const job = (gateway: 0 | 1, work: () => Promise<unknown> = async () => 'done', member = 0) =>
  asOnlyJob(gateways[gateway].services, { staffId: ids[member] ?? '' }, 'runJob', work);

/** A job that is under way until it is told to end. */
async function begunJob(gateway: 0 | 1) {
  const { promise: held, resolve: end } = Promise.withResolvers<void>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const promise = job(gateway, () => {
    begin();
    return held;
  });
  await begun;
  return { promise, end };
}

it('of many jobs of a member of staff at once one is done, through two gateways', async () => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  const asked = Array.from({ length: 10 }, (_, index) => job((index % 2) as 0 | 1, () => held));
  const refused = asked.map((each) =>
    each.then(
      () => 'done',
      (error: { code?: string }) => error.code,
    ),
  );
  // All but one are answered while that one is under way.
  let answered = 0;
  for (const each of refused) void each.then(() => (answered += 1));
  await expect.poll(() => answered).toBe(9);
  await expect(job(1)).rejects.toMatchObject(LIMITED);
  // Somebody else has their own.
  expect(await job(1, async () => 'theirs', 1)).toBe('theirs');
  letGo();
  expect((await Promise.all(refused)).filter((each) => each === 'done')).toHaveLength(1);
  expect(await job(0)).toBe('done');
});

it('one that fails is over, and so is one whose process is gone, after ten minutes', async () => {
  await expect(job(0, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  const { promise: gone, end: letGo } = await begunJob(0);
  await expect(job(1)).rejects.toMatchObject(LIMITED);
  clock.advance(10 * 60_000);
  expect(await job(1)).toBe('done');
  // Its end takes nobody else's place away.
  const { promise: next, end } = await begunJob(1);
  letGo();
  await gone;
  await expect(job(0)).rejects.toMatchObject(LIMITED);
  end();
  await next;
});
