import { describe, expect, it } from 'vitest';
import { examplePeople } from '@network/access/examples/example-people.ts';
import { VISITOR, type Viewer } from '@network/access/viewer.ts';
import { renderRoutes } from '@network/core/testing/render-routes.tsx';
import vixen from '../../../apps/vixen/tenant.ts';
import { welcome } from '@network/messages/welcome.ts';
import type { WelcomePageQuery } from './api/welcome-page.generated.ts';
import { welcomeRoutes } from './routes.tsx';
import { paidSignupSample as signup } from './testing/paid-signup-sample.ts';

type Signup = WelcomePageQuery['welcomeSignup'];

const people = examplePeople('vixen', 'tushy');
const pictures = [
  { name: 'large', src: '/l.webp', width: 1400, height: 1024 },
  { name: 'medium', src: '/m.webp', width: 1045, height: 1024 },
  { name: 'small', src: '/s.webp', width: 320, height: 770 },
];
const price = { amount: 2_999, currency: 'USD' };
const MONTH = {
  optionId: 303,
  kind: 'MONTH',
  isMultisite: false,
  chargedNow: price,
  chargedLater: price,
  laterAt: '2026-12-21T00:00:00Z',
};
const member: Viewer = { ...VISITOR, userId: 'user-1' };
const GOOD = 'memberid=m1&hashedMemberId=abc&username=member1234&siteId=3';
const GOOD_ON = 'memberid=m1&username=member1234&hashedMemberId=abc&siteId=3';
const SEVERAL = GOOD.replace('siteId=3', 'siteId=8');

async function open(href: string, found: Signup = signup, viewer: Viewer = VISITOR) {
  const requests: unknown[] = [];
  const page = await renderRoutes(href, {
    routes: welcomeRoutes,
    tenant: vixen,
    viewer,
    answers: {
      WelcomePage: (variables) => {
        requests.push(variables);
        return { welcomeSignup: found, getWelcomePagePictureSet: { images: pictures } };
      },
      TrialUpgradeOffer: () => ({ joinOptions: { options: [MONTH] } }),
      UpgradeReturn: (variables) => {
        requests.push(variables);
        return { welcomeSignup: found && { status: found.status }, welcomeCheck: { autologinId: 'token-1' } };
      },
    },
  });
  const html = page.kind === 'html' ? page.html : '';
  return { requests, html, location: page.kind === 'redirect' ? page.location : null };
}

describe('R29 /_signupsuccess', () => {
  it.each(['', '?memberid=m1', '?username=member1234', '?memberid=&username=x', '?memberid=a&memberid=b&username=x'])(
    'R29 goes home without welcome memberid and username: %s',
    async (query) => expect((await open(`/_signupsuccess${query}`)).location).toBe('/'),
  );

  it('R29 D23 goes home with data that do not verify', async () => {
    expect((await open(`/_signupsuccess?${GOOD}`, null)).location).toBe('/');
  });

  it('R29 redirects an authenticated person of one site home, with a notice', async () => {
    expect((await open(`/_signupsuccess?${GOOD}`, signup, member)).location).toBe('/?reactivation=success&fatr=true');
  });

  it('R29 keeps an authenticated person of one site, whose payment is not known yet, until it is', async () => {
    const { html, location } = await open(`/_signupsuccess?${GOOD}`, { ...signup, status: 'PENDING' }, member);
    expect(location).toBeNull();
    expect(html).toContain('We are setting up your account');
  });

  it.each(['8', '10'])('R29 D6 welcomes an authenticated person of several sites (%s)', async (siteId) => {
    const { html, location } = await open(`/_signupsuccess?${SEVERAL}`, { ...signup, siteId }, member);
    expect(location).toBeNull();
    expect(html).toContain('We are setting up your account');
  });

  it('R29 R31 shows the picture for each width, and keeps search engines out', async () => {
    const { html, requests } = await open(`/_signupsuccess?${GOOD}`);
    expect(requests[0]).toMatchObject({
      input: { site: 'VIXEN', memberId: 'm1', hashedMemberId: 'abc' },
      pictures: { site: 'VIXEN' },
    });
    for (const shown of [html, (await open(`/_upgrademembership?${GOOD}`)).html]) {
      expect(shown).toMatch(/media="\(min-width: 1024px\)"[^>]*srcSet="\/l.webp"/i);
      expect(shown).toMatch(/media="\(min-width: 768px\)"[^>]*srcSet="\/m.webp"/i);
      expect(shown).toContain('src="/s.webp"');
    }
    expect(html).toContain('noindex');
  });

  it('redirects a declined payment to the denial page', async () => {
    const { location } = await open(`/_signupsuccess?${GOOD}`, { ...signup, status: 'NOT_PAID' });
    expect(location).toMatch(/^\/_signupdenial\?memberid=m1/);
  });
});

describe('R30 E16 /_signup-extern/:biller', () => {
  it('R30 sends an authenticated person home', async () => {
    expect((await open(`/_signup-extern/epoch?${GOOD}`, signup, member)).location).toBe('/');
  });

  it('R30 requests the signup of that biller and shows the welcome', async () => {
    const { html, requests } = await open(`/_signup-extern/epoch?${GOOD}`);
    expect(requests[0]).toMatchObject({ biller: 'epoch' });
    expect(html).toContain('We are setting up your account');
  });

  it.each([
    [`?${GOOD}`, `/_signupdenial?${GOOD_ON}`],
    ['', '/_signupdenial'],
  ])('E16 R30 redirects to the denial when the gateway answers 400: %s', async (query, denial) => {
    expect((await open(`/_signup-extern/rocketgate${query}`, null)).location).toBe(denial);
  });
});

describe('R31 /_upgrademembership', () => {
  it('R31 goes home without welcome data, and with forged ones', async () => {
    expect((await open('/_upgrademembership')).location).toBe('/');
    expect((await open(`/_upgrademembership?${GOOD}`, null)).location).toBe('/');
  });

  it('R31 L03 says what the membership costs now and later', async () => {
    const { html } = await open(`/_upgrademembership?${GOOD}`);
    expect(html).toContain('Upgrade for $29.99');
    expect(html).toContain('December 21, 2026 (UTC)');
  });

  it('R31 offers nothing to press where the biller can’t charge the card again', async () => {
    const { html } = await open(`/_upgrademembership?${GOOD}`, { ...signup, chargesCardAgain: false });
    expect(html).toContain(welcome.upgrade.unavailable);
    expect(html).not.toContain('Upgrade for');
  });
});

describe('R33 R34 back from an upgrade', () => {
  it('R33 goes home with the notice, fatr and al_token', async () => {
    const { requests, location } = await open(`/_upgradesuccess?${GOOD}`);
    expect(requests[0]).toEqual({ input: { site: 'VIXEN', memberId: 'm1', hashedMemberId: 'abc' } });
    expect(location).toBe('/?notification=upgradesuccess&fatr=true&al_token=token-1');
  });

  it('R34 goes home with the notice and al_token', async () => {
    expect((await open(`/_upgradedenial?${GOOD}`)).location).toBe('/?notification=upgradedenial&al_token=token-1');
  });

  it.each(['/_upgradesuccess', '/_upgradedenial'])('R33 R34 D23 %s rejects forged data', async (path) => {
    expect((await open(path)).location).toBe('/');
    expect((await open(`${path}?${GOOD}`, null)).location).toBe('/');
  });
});

describe('R32 /_signupdenial', () => {
  const SEVERAL_DENIED = { ...signup, siteId: '8', status: 'NOT_PAID' } as const;

  it.each(['8', '10'])(
    'R32 D6 redirects a member who buys several sites (%s) to the offers, which tell it',
    async (siteId) => {
      const { location } = await open(`/_signupdenial?${GOOD}`, { ...SEVERAL_DENIED, siteId }, people['member']);
      expect(location).toBe('/offers?notification=upgradedenial');
    },
  );

  it('R32 D44 tells it here to somebody of whom no notice is true', async () => {
    const { html, location } = await open(`/_signupdenial?${GOOD}`, { ...SEVERAL_DENIED, siteId: '8' }, member);
    expect(location).toBeNull();
    expect(html).toContain('Your card was declined');
  });

  it.each([
    ['a site that is not the one of the order', SEVERAL, { ...signup, status: 'NOT_PAID' } as const],
    ['an order that is not declined', SEVERAL, { ...SEVERAL_DENIED, status: 'PENDING' } as const],
  ])('R32 D23 does not trust the address: %s causes no redirect', async (_what, query, found) => {
    for (const viewer of [VISITOR, member]) {
      const { html, location } = await open(`/_signupdenial?${query}`, found, viewer);
      expect([location, html.includes('<h1')]).toEqual([null, true]);
    }
  });

  // "if welcome siteId is the multisite id or the VP id […] redirects to offers"
  it.each(['siteId=8', 'siteId=10', SEVERAL])(
    'R32 D6 leads a signed-in person from ?%s to the offers',
    async (query) => {
      expect((await open(`/_signupdenial?${query}`, null, member)).location).toBe('/offers');
      const { html, location } = await open(`/_signupdenial?${query}`, null);
      expect([location, html.includes('<h1')]).toEqual([null, true]);
    },
  );

  it('R32 D6 leads nobody to the offers from another site', async () => {
    for (const query of ['siteId=3', 'siteId=08', 'siteId=8&siteId=8', ''])
      expect((await open(`/_signupdenial?${query}`, null, member)).location).toBeNull();
  });

  it('R32 shows a visitor whose purchase of several sites was declined the next step', async () => {
    const { html, location } = await open(`/_signupdenial?${SEVERAL}`, SEVERAL_DENIED);
    expect(location).toBeNull();
    expect(html).toContain('Your card was declined');
    expect(html).toContain(welcome.denied.steps.title);
    for (const href of ['/joinnow', '/support', '/']) expect(html).toContain(`href="${href}"`);
  });

  it('R32 E12 says that the card was declined, and where to get help', async () => {
    const { html } = await open(`/_signupdenial?${GOOD}`, { ...signup, status: 'NOT_PAID' });
    expect(html).toContain('Your card was declined');
    expect(html).toContain('href="https://support.rocketgate.example"');
  });

  it('keeps the email and the plan for the way back to the payment, and neither is in the address', async () => {
    const repeatable = { email: 'ada@example.com', price };
    const { html } = await open(`/_signupdenial?${GOOD}`, { ...signup, status: 'NOT_PAID', repeatable });
    for (const text of ['ada@example.com', '$29.99', welcome.denied.other]) expect(html).toContain(text);
    expect(html).toMatch(/<button[^>]*>(?:(?!<\/button>).)*Try again/);
    expect(html).not.toContain('email=');
    const forgotten = await open(`/_signupdenial?${GOOD}`, { ...signup, status: 'NOT_PAID' });
    expect(forgotten.html).toMatch(/<a[^>]*href="\/joinnow"[^>]*>(?:(?!<\/a>).)*Try again/);
  });

  it('R32 says why the card was declined, and offers another payment service where one may approve it', async () => {
    const declined = { ...signup, status: 'NOT_PAID' } as const;
    const offered = { ...declined, declineReason: 'DO_NOT_HONOUR', elsewhere: { name: 'Vendo' } } as const;
    const { html } = await open(`/_signupdenial?${GOOD}`, offered);
    expect(html).toContain('Your bank declined the payment');
    expect(html).toContain('Try with Vendo');
    const other = await open(`/_signupdenial?${GOOD}`, { ...declined, declineReason: 'CARD_EXPIRED' });
    expect(other.html).toContain('The card has expired');
    expect(other.html).not.toContain('Try with');
  });

  it('R32 shows the next step without blaming a card when no signup was loaded', async () => {
    for (const href of ['/_signupdenial', `/_signupdenial?${GOOD}`]) {
      const { html } = await open(href, null);
      expect(html).toContain('The purchase was not completed');
      expect(html).not.toContain('Your card was declined');
      expect(html).toContain('href="/joinnow"');
    }
  });

  it('R32 E12 offers no joining to a signed-in person', async () => {
    const { html } = await open(`/_signupdenial?${GOOD}`, { ...signup, status: 'NOT_PAID' }, member);
    expect(html).toContain('Your card was declined');
    expect(html).toContain(welcome.denied.member);
    expect(html).not.toContain('href="/joinnow"');
  });

  it.each([
    [VISITOR, '/_signupsuccess?memberid=m1'],
    [member, '/account'],
  ])('R32 shows no denial after a later payment, but the next page', async (viewer, href) => {
    const { html } = await open(`/_signupdenial?${GOOD}`, signup, viewer);
    expect(html).toContain('Your payment went through');
    expect(html).toContain(`href="${href}`);
    expect(html).not.toMatch(/nothing was charged|declined<|href="\/joinnow"/);
  });
});

describe('D43 welcome data that have expired, or belong to another browser', () => {
  const over = { ...signup, status: 'SIGN_IN_REQUIRED' } as const;
  const PAGES = [
    '/_signupsuccess',
    '/_signup-extern/epoch',
    '/_upgrademembership',
    '/_upgradesuccess',
    '/_upgradedenial',
    '/_signupdenial',
  ];

  it.each(PAGES)('%s says why, and links to the sign-in form and back', async (path) => {
    const href = `${path}?${GOOD_ON}`;
    const { html, location } = await open(href, over);
    expect(location).toBeNull();
    expect(html).toContain(welcome.signInToContinue.title);
    expect(html).toContain(`/oidc/login?uri=${encodeURIComponent(href)}`);
    expect(html).not.toMatch(/al_token|Your card was declined|Upgrade for/);
    // Others than its payer see this of a payment that waits, or went back, as well.
    expect(html).toContain('If the payment was made, its result is in the email');
    expect(html).not.toContain('is ready');
  });

  it.each(PAGES.slice(0, -1))('%s redirects a person of another account home, without a notice', async (path) => {
    expect((await open(`${path}?${GOOD}`, over, member)).location).toBe('/');
  });

  it('/_signupdenial blames no card for a payment that went through', async () => {
    const { html } = await open(`/_signupdenial?${GOOD}`, over, member);
    expect(html).not.toContain('Your card was declined');
  });
});

it('R31 the upgrade page says what a free limited trial is, and when it ends', async () => {
  const { html } = await open(`/_upgrademembership?${GOOD}`, { ...signup, freeTrialEndsAt: '2026-12-22T00:00:00Z' });
  expect(html).toContain('pick 3 full films');
  expect(html).toContain('Nothing is charged today, and it ends automatically on December 22, 2026 (UTC).');
  expect(html).not.toContain(welcome.upgrade.text);
});
