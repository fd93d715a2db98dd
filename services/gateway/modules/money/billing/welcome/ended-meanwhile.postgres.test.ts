import { expect, it } from 'vitest';
import { billerForTests } from '@network/testing/sandbox-biller.ts';
import { databaseForTests } from '@network/testing/postgres-database.ts';
import type { TestCaller } from '@network/testing/gateway.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { endAllSessions, lockAccount } from '../../../people/identity/public.ts';
import { untilWaiting } from '../../../people/identity/testing/public.ts';
import { browserSecret, startToJoin } from '../testing/join.ts';
import { sessionOf } from '../testing/sessions.ts';
import { callByWelcome, welcomeOf } from '../testing/welcome-address.ts';

const database = databaseForTests();
const test = billerForTests(() => ({ tenants: [vixen], config: { database: { url: database.url } } }));

const CALLERS: readonly (readonly [string, (userId: string) => Promise<TestCaller>])[] = [
  ['the browser that paid', async () => ({ browser: browserSecret('a') })],
  [
    'the session of its person',
    async (userId) => ({ ...(await sessionOf(test.gateway, userId)), browser: browserSecret('b') }),
  ],
];

it.each(CALLERS)(
  'welcome data issue no autologin id to %s that asks while every session ends',
  async (who, callerOf) => {
    const { services } = test.gateway;
    const page = await startToJoin(test, `${who.replaceAll(' ', '-')}@example.com`, { optionId: 301, browser: 'a' });
    const { location } = await test.pay(page.location ?? '');
    await test.deliver();
    const input = welcomeOf(location);
    const userId = input.memberId;
    const call = callByWelcome(test, input, { tenant: 'vixen', area: 'members', ...(await callerOf(userId)) });
    expect(await call.autologin()).toMatch(/^[\w-]{43}$/);
    const [asked] = await services.db.transaction().execute(async (trx) => {
      await lockAccount(trx, userId, 'update');
      const waiting = call.autologin();
      await untilWaiting(services.db, 1);
      await endAllSessions(trx, userId, services.clock.now());
      return [waiting] as const;
    });
    expect(await asked).toBeNull();
  },
);
