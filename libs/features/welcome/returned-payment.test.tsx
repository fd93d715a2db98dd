import { describe, expect, it } from 'vitest';
import { VISITOR, type Viewer } from '@network/access/viewer.ts';
import { renderRoutes } from '@network/core/testing/render-routes.tsx';
import type { ReturnedBecause } from '@network/graphql/schema-types.generated.ts';
import { welcome } from '@network/messages/welcome.ts';
import vixen from '../../../apps/vixen/tenant.ts';
import type { WelcomePageQuery } from './api/welcome-page.generated.ts';
import { welcomeRoutes } from './routes.tsx';

const member: Viewer = { ...VISITOR, userId: 'user-1' };
const QUERY = 'memberid=m1&hashedMemberId=abc&username=member1234&siteId=3';

/** Opens a page after a payment as the signed-in person whose payment opened nothing. */
async function open(path: string, returnedBecause: ReturnedBecause, { siteId = '3', isRefunded = true } = {}) {
  const welcomeSignup: WelcomePageQuery['welcomeSignup'] = {
    username: 'member1234',
    name: null,
    siteId,
    status: 'RETURNED',
    confirmBy: null,
    isTrial: false,
    mailedTo: null,
    freeTrialEndsAt: null,
    declineReason: null,
    repeatable: null,
    elsewhere: null,
    chargesCardAgain: true,
    returnedBecause,
    isRefunded,
    biller: { name: 'RocketGate', supportUrl: 'https://support.rocketgate.example' },
  };
  const page = await renderRoutes(`${path}?${QUERY}`, {
    routes: welcomeRoutes,
    tenant: vixen,
    viewer: member,
    answers: {
      WelcomePage: () => ({ welcomeSignup, getWelcomePagePictureSet: { images: [] } }),
      UpgradeReturn: () => ({ welcomeSignup: { status: 'RETURNED' }, welcomeCheck: { autologinId: 'token-1' } }),
    },
  });
  return { html: page.kind === 'html' ? page.html : '', location: page.kind === 'redirect' ? page.location : null };
}

describe('the page after a payment that opened nothing', () => {
  it.each(['3', '8'])('welcomes nobody, and says why the money goes back: site %s', async (siteId) => {
    const { html, location } = await open('/_signupsuccess', 'OUTDATED', { siteId });
    expect(location).toBeNull();
    expect(html).toContain(`${welcome.waiting.outdated} ${welcome.waiting.refund}`);
    expect(html).not.toContain('We are setting up your account');
  });

  it('promises no refund where nothing was charged', async () => {
    const { html } = await open('/_signupsuccess', 'NOT_NEEDED', { isRefunded: false });
    expect(html).toContain(`${welcome.waiting.notNeeded} ${welcome.waiting.free}`);
    expect(html).not.toContain(welcome.waiting.refund);
  });

  it('is where a returned upgrade leads, instead of home with a notice that is not true', async () => {
    const { location } = await open('/_upgradesuccess', 'NOT_NEEDED');
    expect(location).toMatch(/^\/_signupsuccess\?memberid=m1/);
  });
});
