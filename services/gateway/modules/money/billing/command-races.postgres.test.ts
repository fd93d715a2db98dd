import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { rounds } from '@network/testing/effort.ts';
import { databaseForTests } from '@network/testing/postgres-database.ts';
import { type BillerTest, startBillerTest } from '@network/testing/sandbox-biller.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import vixenplus from '../../../../../apps/vixenplus/tenant.ts';
import { sendCommands } from './subscription/send-commands.ts';
import { buySeveral, cancelMembership, comeBack, giveGems, takeBack, timesCharged } from './testing/actions.ts';
import { join } from './testing/join.ts';
import { checkBooks } from './testing/money.ts';
import { firstOf } from './testing/scene.ts';

let test: BillerTest;
const database = databaseForTests();
beforeAll(async () => {
  const config = { database: { url: database.url } } as const;
  test = await startBillerTest({ tenants: [vixen, vixenplus], config });
});
afterEach(() => checkBooks(test.gateway.services.db));
afterAll(async () => {
  await test.close();
});

const ROUNDS = rounds(50);

describe('decisions at the same moment as commands, on PostgreSQL', () => {
  it('a return while gateways send the end before it leaves the membership running here and at the biller', async () => {
    const orders: string[] = [];
    test.clock.set('2026-03-02T12:00:00Z');
    for (let round = 0; round < ROUNDS; round += 1) {
      const who = await join(test, `return-${round}@example.com`);
      await takeBack(test, who.orderId, 'refund');
      await test.deliver();
      const send = () => sendCommands(test.gateway.services, test.clock.now(), who.orderId);
      await Promise.all([send(), comeBack(test, who), send()]);
      await send();
      await test.deliver();
      expect((await firstOf(who)).entitlement).toMatchObject({ isActive: true, isCancelled: false });
      orders.push(who.orderId);
    }
    test.clock.set('2026-04-02T12:00:00Z');
    await test.collect();
    expect(orders.map((order) => timesCharged(test, order))).toEqual(orders.map(() => 2));
    await test.deliver();
  });

  it('an end is sent once, however many gateways send it', async () => {
    test.clock.set('2026-05-02T12:00:00Z');
    for (let round = 0; round < ROUNDS; round += 1) {
      const who = await join(test, `end-${round}@example.com`);
      await buySeveral(test, who);
      const send = () => sendCommands(test.gateway.services, test.clock.now(), who.orderId);
      const sent = await Promise.all([send(), send(), send(), send()]);
      expect(sent.reduce((sum, count) => sum + count, 0)).toBe(1);
      await test.deliver();
    }
  });

  it('a cancellation during a yearly upgrade leaves flag and agreement alike, and neither blocks the other', async () => {
    test.clock.set('2026-07-02T12:00:00Z');
    const { db } = test.gateway.services;
    for (let round = 0; round < ROUNDS; round += 1) {
      const who = await join(test, `year-${round}@example.com`, { optionId: 3045, tenant: 'vixenplus' });
      await giveGems(test, who, 30);
      await Promise.allSettled([buySeveral(test, who, 3047), cancelMembership(test, who)]);
      await test.deliver();
      const failed = await db.selectFrom('postbacks').select('problem').where('status', '=', 'failed').execute();
      expect(failed).toEqual([]);
      const { entitlement } = await firstOf(who);
      const { status } = await db
        .selectFrom('billing_agreements')
        .select('status')
        .where('user_id', '=', who.userId)
        .where('replaced_at', 'is', null)
        .executeTakeFirstOrThrow();
      expect(entitlement.isCancelled).toBe(status === 'cancelled');
    }
  });
});
