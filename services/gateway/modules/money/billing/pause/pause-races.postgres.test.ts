import { afterEach, describe, expect, it } from 'vitest';
import { rounds } from '@network/testing/effort.ts';
import { billerForTests } from '@network/testing/sandbox-biller.ts';
import { databaseForTests } from '@network/testing/postgres-database.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { clearLimits } from '../../../../limits/testing/clear-limits.ts';
import { timesCharged } from '../testing/actions.ts';
import { join } from '../testing/join.ts';
import { checkBooks } from '../testing/money.ts';
import { change, membershipOf } from '../testing/own-memberships.ts';
import { jobsAt, mailsTo } from '../testing/scene.ts';

const PARALLEL = 20;
const atOnce = <Result>(call: (place: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: PARALLEL }, (_, place) => call(place)));

const database = databaseForTests();
const test = billerForTests(() => ({
  tenants: [vixen],
  config: { database: { url: database.url } },
}));
afterEach(() => checkBooks(test.gateway.services.db));

describe('pauses on PostgreSQL, twenty at once', () => {
  it('one pause is made of many presses, with one mail', async () => {
    for (let round = 0; round < rounds(20); round += 1) {
      test.clock.set('2026-03-02T12:00:00Z');
      await clearLimits(test.gateway.services.db);
      const email = `pauses-${round}@example.com`;
      const who = await join(test, email);
      const { subscriptionId: id } = await membershipOf(test, who);
      const answers = await atOnce((place) => change(test, who, 'pauseMembership', { id, months: 1 + (place % 3) }));
      expect(answers.every(({ success }) => success)).toBe(true);
      expect((await mailsTo(test, email)).filter((kind) => kind === 'paused')).toHaveLength(1);
    }
  });

  it('presses to resume charge once', async () => {
    for (let round = 0; round < rounds(20); round += 1) {
      test.clock.set('2026-03-02T12:00:00Z');
      await clearLimits(test.gateway.services.db);
      const who = await join(test, `resumes-${round}@example.com`);
      const { subscriptionId: id } = await membershipOf(test, who);
      await change(test, who, 'pauseMembership', { id, months: 1 });
      await jobsAt(test, '2026-04-12T12:00:00Z');
      await atOnce(() => change(test, who, 'resumeMembership', { id }));
      await test.deliver();
      expect(timesCharged(test, who.orderId)).toBe(2);
      expect(await membershipOf(test, who)).toMatchObject({ state: 'ACTIVE', accessUntil: '2026-05-12T12:00:00.000Z' });
    }
  });

  it('a pause and a change of plan exclude each other', async () => {
    for (let round = 0; round < rounds(20); round += 1) {
      test.clock.set('2026-03-02T12:00:00Z');
      await clearLimits(test.gateway.services.db);
      const who = await join(test, `either-${round}@example.com`, { optionId: 305 });
      const { subscriptionId: id } = await membershipOf(test, who);
      await atOnce((place) =>
        place % 2 === 0
          ? change(test, who, 'pauseMembership', { id, months: 1 })
          : change(test, who, 'schedulePlanChange', { id, optionId: 303 }),
      );
      const { pause, plannedChange } = await membershipOf(test, who);
      expect([pause, plannedChange].filter((each) => each !== null)).toHaveLength(1);
    }
  });
});
