import { expect, it } from 'vitest';
import { VISITOR } from '@network/access/viewer.ts';
import { renderRoutes } from '@network/core/testing/render-routes.tsx';
import vixen from '../../../apps/vixen/tenant.ts';
import { welcomeRoutes } from './routes.tsx';
import { paidSignupSample } from './testing/paid-signup-sample.ts';

it.each([
  ['https://cs.segpay.com', 'Segpay support'],
  ['/support', 'Write to us'],
])('a declined payment sends to the support at %s, by its name', async (supportUrl, words) => {
  const welcomeSignup = { ...paidSignupSample, status: 'NOT_PAID', biller: { name: 'Segpay', supportUrl } } as const;
  const page = await renderRoutes('/_signupdenial?memberid=m1&hashedMemberId=abc&username=member1234&siteId=3', {
    routes: welcomeRoutes,
    tenant: vixen,
    viewer: VISITOR,
    answers: { WelcomePage: () => ({ welcomeSignup, getWelcomePagePictureSet: { images: [] } }) },
  });
  const html = page.kind === 'html' ? page.html : '';
  expect(html).toMatch(new RegExp(`Questions about the charge\\?[^<]*<a[^>]*href="${supportUrl}"[^>]*>${words}`));
});
