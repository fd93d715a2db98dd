import { afterAll, beforeAll, expect, it } from 'vitest';
import { rounds } from '@network/testing/effort.ts';
import { databaseForTests } from '@network/testing/postgres-database.ts';
import { startTestGateway, type TestGateway } from '@network/testing/gateway.ts';
import vixen from '../../../apps/vixen/tenant.ts';
import { lockAccount, openChangeBySupport } from '../modules/people/identity/public.ts';
import {
  openTakenAccount,
  OWNERS_EMAIL,
  STOLEN_PASSWORD as PASSWORD,
  untilWaiting,
} from '../modules/people/identity/testing/public.ts';

const ROUNDS = rounds(4);
let gateways: readonly [TestGateway, TestGateway];

const database = databaseForTests();
beforeAll(async () => {
  const start = () => startTestGateway({ tenants: [vixen], config: { database: { url: database.url } } });
  gateways = await Promise.all([start(), start()]);
});
afterAll(async () => {
  await Promise.all(gateways.map((gateway) => gateway.close()));
});

it('a stolen account is not deleted by a request that waited while support locked it', async () => {
  const [first, second] = gateways;
  for (let round = 0; round < ROUNDS; round += 1) {
    const { userId, session } = await openTakenAccount(first);
    const caller = { tenant: 'vixen', area: 'members', session } as const;
    const change = { userId, tenantId: 'vixen', oldEmail: OWNERS_EMAIL, newEmail: 'owner@example.com', isStolen: true };
    const deletion = await first.services.db.transaction().execute(async (trx) => {
      await lockAccount(trx, userId, 'update');
      const answer = second.inject({
        method: 'POST',
        url: '/v2/user/delete',
        payload: { password: PASSWORD },
        headers: second.headersFor(caller),
      });
      await untilWaiting(first.services.db, 1);
      await openChangeBySupport(first.services, trx, change);
      return [answer] as const;
    });
    const { statusCode } = await deletion[0];
    expect(statusCode).toBe(409);
    const left = await first.services.db.selectFrom('users').select(['id', 'foreign_email']).execute();
    expect(left).toEqual([{ id: userId, foreign_email: 'locked' }]);
  }
});
