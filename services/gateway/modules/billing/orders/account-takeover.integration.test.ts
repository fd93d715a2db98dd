import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type BillerTest, startBillerTest } from '@network/testing/sandbox-biller.ts';
import tushy from '../../../../../apps/tushy/tenant.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { loadMembership } from '../../membership/membership-repository.ts';
import { browserSecret, join, startToJoin } from '../testing/join.ts';
import { checkBooks } from '../testing/money.ts';
import { jobsAt, mailsTo } from '../testing/scene.ts';

let test: BillerTest;
beforeAll(async () => {
  test = await startBillerTest({ tenants: [vixen, tushy] });
});
beforeEach(() => test.clock.set('2026-03-02T12:00:00Z'));
afterEach(async () => {
  vi.restoreAllMocks();
  await checkBooks(test.gateway.services.db);
});
afterAll(() => test.close());

const db = () => test.gateway.services.db;
const userOf = (email: string) =>
  db().selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow();

/** What the page after a payment is answered about it, in a browser. */
async function checkIn(browser: string | undefined, location: string | null, tenant: string) {
  const query = new URL(location ?? '').searchParams;
  const input = {
    site: tenant.toUpperCase(),
    memberId: query.get('memberid'),
    hashedMemberId: query.get('hashedMemberId'),
  };
  const { data } = await test.gateway.graphql<{ welcomeCheck: { isWelcome: boolean; autologinId: string | null } }>(
    'query ($input: WelcomeCheckInput!) { welcomeCheck(input: $input) { isWelcome autologinId } }',
    { input },
    { tenant, area: 'members', ...(browser !== undefined && { browser: browserSecret(browser) }) },
  );
  return data.welcomeCheck;
}

describe('an order belongs to the browser that opened it', () => {
  it('a page opened with somebody’s email signs nobody in as them, and changes nothing of theirs', async () => {
    const email = 'victim@example.com';
    // (a) A trial of tushy is begun with the email of somebody who has no account yet.
    const attack = await startToJoin(test, email, { optionId: 201, tenant: 'tushy', browser: 'a' });
    // (b) They join vixen.
    const victim = await join(test, email, { browser: 'v' });
    const before = [await userOf(email), (await victim.membership()).subscriptions];
    // (c) The first page is paid.
    const { location, status } = await test.pay(attack.location ?? '');
    expect(status).toBe(303);
    await test.deliver();
    for (const browser of ['a', 'v', undefined]) {
      expect((await checkIn(browser, location, 'tushy')).autologinId).toBeNull();
    }
    expect([await userOf(email), (await victim.membership()).subscriptions]).toEqual(before);
  });
});
