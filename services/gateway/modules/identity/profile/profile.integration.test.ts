import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import tushy from '../../../../../apps/tushy/tenant.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { startTestGateway, type TestGateway } from '@network/testing/gateway.ts';
import { openBrowser } from '../testing/browser.ts';
import { addPerson } from '../testing/people.ts';

const PROFILE = `{ findOneUserProfile {
  userId email isAuthenticated autoplayEnabled viewer subscription { type } downloadQuotas { site quotaLeft }
  state { modals { gemsIntro } } iterateProfile { siteType }
} getUserSubscription { type } }`;
const AUTOPLAY = 'mutation ($on: Boolean!) { updateUserAutoplay(autoplayEnabled: $on) }';

let gateway: TestGateway;
let userId: string;
let session: string;

beforeAll(async () => {
  gateway = await startTestGateway({ tenants: [vixen, tushy] });
  userId = await addPerson(gateway.services.db, 'ada@example.com', 'Right1password');
  const browser = openBrowser(gateway, vixen);
  await browser.signIn('ada@example.com', 'Right1password');
  session = browser.session ?? '';
});
afterAll(() => gateway.close());

describe('the profile through GraphQL', () => {
  it('C01 C02 returns the person of the session, and null where there is no subscription', async () => {
    const { data, errors } = await gateway.graphql<{ findOneUserProfile: Record<string, unknown> }>(
      PROFILE,
      {},
      { tenant: 'vixen', area: 'members', session },
    );
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({
      findOneUserProfile: {
        userId,
        email: 'ada@example.com',
        isAuthenticated: true,
        subscription: null,
        downloadQuotas: [
          { site: 'vixen', quotaLeft: 60 },
          { site: 'channels', quotaLeft: 20 },
        ],
        iterateProfile: { siteType: 'inactive' },
      },
      getUserSubscription: null,
    });
    expect(JSON.parse(String(data.findOneUserProfile['viewer']))).toMatchObject({ userId, siteAccess: [] });
  });

  it.each([
    ['without a session', { tenant: 'vixen', area: 'members' }],
    ['on a tour host (D10)', { tenant: 'vixen', area: 'tour', session: 'own' }],
    ['on another tenant', { tenant: 'tushy', area: 'members', session: 'own' }],
    ['with another id', { tenant: 'vixen', area: 'members', session: 'x'.repeat(43) }],
    ['without a tenant (D38)', { headers: { 'x-session': 'own', 'x-area': 'members' } }],
  ] as const)('is nobody’s %s', async (_case, caller) => {
    const withSession = JSON.parse(
      JSON.stringify(caller).replaceAll('"own"', JSON.stringify(session)),
    ) as typeof caller;
    const { data } = await gateway.graphql(PROFILE, {}, withSession);
    expect(data).toEqual({ findOneUserProfile: null, getUserSubscription: null });
  });

  it('C14 saves the autoplay setting of a signed-in person, and of nobody else', async () => {
    const caller = { tenant: 'vixen', area: 'members', session } as const;
    expect((await gateway.graphql(AUTOPLAY, { on: false }, caller)).data).toEqual({ updateUserAutoplay: false });
    const saved = () =>
      gateway.services.db
        .selectFrom('users')
        .select('autoplay_enabled')
        .where('id', '=', userId)
        .executeTakeFirstOrThrow();
    expect(await saved()).toEqual({ autoplay_enabled: false });
    const refused = await gateway.graphql(AUTOPLAY, { on: true }, { tenant: 'vixen', area: 'members' });
    expect(refused.errors?.[0]?.extensions?.['code']).toBe('UNAUTHENTICATED');
    expect(await saved()).toEqual({ autoplay_enabled: false });
  });
});
