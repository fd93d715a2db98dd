import { describe, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { DAY_MS } from '@network/lifecycle/calendar/utc-dates.ts';
import { purgeJobOf } from '../../../jobs/purge.ts';
import { identityModule } from './module.ts';
import { oidcAdapter } from './provider/oidc-adapter.ts';
import { createSession, endSession, resolveSession } from './sessions/sessions.ts';
import { newSignIn } from './testing/new-sign-in.ts';
import { addPerson } from './testing/people.ts';

const gateway = gatewayForTests({ tenants: [vixen] });

describe('purge-tokens', () => {
  it('forgets what is over and keeps what is not, and does nothing the second time', async () => {
    const { services } = gateway;
    const { db, clock } = services;
    const now = clock.now();
    const userId = await addPerson(db, 'ada@example.com', 'Right1password');
    const open = (): Promise<string> =>
      createSession(services, {
        userId,
        tenantId: 'vixen',
        tokens: { accessToken: 'access', refreshToken: 'refresh', idToken: null },
        identitySessionUid: 'identity-session',
        clientAddress: '203.0.113.7',
        userAgent: undefined,
      });
    const current = await open();
    await endSession(services, await open(), 'vixen');
    await oidcAdapter(services, 'AccessToken').upsert('short', { accountId: userId }, 600);
    await oidcAdapter(services, 'AccessToken').upsert('long', { accountId: userId }, 30 * 86_400);
    const { run } = purgeJobOf([identityModule]);

    expect(await run(services, now)).toMatchObject({ sessions: 0, identityPayloads: 0 });
    const later = new Date(now.getTime() + 8 * DAY_MS);
    expect(await run(services, later)).toMatchObject({ sessions: 1, identityPayloads: 1 });
    expect(await run(services, later)).toMatchObject({ sessions: 0, identityPayloads: 0 });
    expect(await resolveSession(services, current, vixen)).toMatchObject({ userId });
    expect(await oidcAdapter(services, 'AccessToken').find('long')).toBeDefined();
  });

  it('keeps a sign-in for as long as anything that came of it', async () => {
    const { services } = gateway;
    const { db, clock } = services;
    const accountId = await addPerson(db, 'bo@example.com', 'Right1password');
    const uid = await newSignIn(services, accountId);
    await oidcAdapter(services, 'Session').upsert('cookie', { uid, accountId }, 60 * 86_400);
    const { run } = purgeJobOf([identityModule]);
    const runAfter = (days: number) => run(services, new Date(clock.now().getTime() + days * DAY_MS));

    expect(await runAfter(31)).toMatchObject({ signIns: 0 });
    expect(await oidcAdapter(services, 'Session').find('cookie')).toBeDefined();
    expect(await runAfter(61)).toMatchObject({ identityPayloads: 1, signIns: 1 });
  });
});
