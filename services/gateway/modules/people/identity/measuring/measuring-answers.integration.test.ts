import { beforeEach, describe, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import tushy from '../../../../../../apps/tushy/tenant.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { fixedClock } from '../../../../config/clock.ts';
import { openBrowser, type TestBrowser } from '../testing/browser.ts';
import { addPerson, deletePeople } from '../testing/people.ts';
import { measuringAnswer, saveMeasuringAnswer } from './measuring-answers.ts';

const EMAIL = 'ada@example.com';
const PASSWORD = 'Right1password';
const clock = fixedClock('2026-03-02T12:00:00Z');
let userId: string;

const gateway = gatewayForTests({ clock, tenants: [vixen, tushy] });
beforeEach(async () => {
  clock.set('2026-03-02T12:00:00Z');
  await deletePeople(gateway.services.db);
  userId = await addPerson(gateway.services.db, EMAIL, PASSWORD);
});

/** A browser that signs in to a brand, with the answer that it stored there. */
async function signedIn(tenant = vixen, stored?: string): Promise<TestBrowser> {
  const browser = openBrowser(gateway, tenant);
  if (stored !== undefined) browser.jars.brand.set('consent', stored);
  await browser.signIn(EMAIL, PASSWORD);
  return browser;
}

const answer = (browser: TestBrowser, isAccepted: boolean) =>
  gateway.graphql<{ setMeasuring: boolean }>(
    'mutation ($isAccepted: Boolean!) { setMeasuring(isAccepted: $isAccepted) }',
    { isAccepted },
    { tenant: 'vixen', area: 'members', session: browser.session ?? '' },
  );

describe('K12 the answer of a signed-in person about measuring', () => {
  it.each([
    [true, 'accepted.1'],
    [false, 'refused.1'],
  ])('is gone by at a sister brand from the sign-in on: %s', async (isAccepted, cookie) => {
    expect((await answer(await signedIn(), isAccepted)).data).toEqual({ setMeasuring: isAccepted });
    const sister = openBrowser(gateway, tushy);
    const callback = await sister.signIn(EMAIL, PASSWORD);
    expect(sister.jars.brand.get('consent')).toBe(cookie);
    expect([callback.headers['set-cookie']].flat()).toContain(
      `consent=${cookie}; Max-Age=31536000; Domain=tushy.example; Path=/; HttpOnly; Secure; SameSite=Lax`,
    );
  });

  it('arrives at a sister brand where they are signed in already, with the renewal', async () => {
    const sister = await signedIn(tushy);
    await answer(await signedIn(), true);
    expect(sister.jars.brand.get('consent')).toBeUndefined();
    clock.advance(480_000);
    await sister.brand('GET', '/refresh');
    expect(sister.jars.brand.get('consent')).toBe('accepted.1');
  });

  it('agrees to nothing that this browser has refused, and refuses what it agreed to', async () => {
    const { services } = gateway;
    await saveMeasuringAnswer(services, userId, 'accepted');
    expect((await signedIn(tushy, 'refused.1')).jars.brand.get('consent')).toBe('refused.1');
    await saveMeasuringAnswer(services, userId, 'refused');
    expect((await signedIn(tushy, 'accepted.1')).jars.brand.get('consent')).toBe('refused.1');
  });

  it('is nobody else’s, counts for the question that was asked, and goes with the account', async () => {
    const { services } = gateway;
    expect((await signedIn()).jars.brand.get('consent')).toBeUndefined();
    await saveMeasuringAnswer(services, userId, 'accepted');
    expect(await measuringAnswer(services.db, userId)).toBe('accepted');
    await services.db.updateTable('measuring_answers').set({ question: 0 }).execute();
    expect(await measuringAnswer(services.db, userId)).toBeNull();
    await services.db.deleteFrom('users').execute();
    await saveMeasuringAnswer(services, userId, 'accepted');
    expect(await services.db.selectFrom('measuring_answers').selectAll().execute()).toEqual([]);
  });

  it('is taken from people who are signed in alone', async () => {
    const { errors } = await gateway.graphql(
      'mutation { setMeasuring(isAccepted: true) }',
      {},
      {
        tenant: 'vixen',
        area: 'members',
      },
    );
    expect(errors).toHaveLength(1);
  });
});
