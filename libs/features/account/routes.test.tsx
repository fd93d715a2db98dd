import { describe, expect, it } from 'vitest';
import { useQuery } from '@network/core/query/use-query.ts';
import { membershipQuery } from '@network/core/session/membership-query.ts';
import { recoveryQuery } from '@network/core/session/recovery-query.ts';
import vixen from '../../../apps/vixen/tenant.ts';
import { memberLockQuery } from './queries.ts';
import { renderAccountPage, type AccountPageOptions } from './testing/account-pages.tsx';

async function open(href: string, options: Partial<AccountPageOptions> = {}) {
  const page = await renderAccountPage(href, { tenant: vixen, isSignedIn: true, ...options });
  return page.kind === 'html' ? page : { ...page, html: '', status: page.status };
}

describe('R21 /account', () => {
  it('R21 sends a visitor of the members area to sign in, with the query', async () => {
    const page = await renderAccountPage('/account?a=b', { tenant: vixen, isSignedIn: false });
    expect(page).toMatchObject({
      kind: 'redirect',
      status: 302,
      location: '/oidc/login?uri=%2Faccount%3Fa%3Db',
    });
  });

  it('R62 is not found for a visitor of the tour', async () => {
    expect((await open('/account', { isSignedIn: false, isMembersArea: false })).status).toBe(404);
  });

  it('R21 shows the email, and no notice without its parameter', async () => {
    const { status, html } = await open('/account');
    expect(status).toBe(200);
    expect(html).toContain('ada@example.com');
    expect(html).not.toContain('Your password was changed.');
  });

  // "query password_changed shows a success notice that the password was changed, naming the visible brands"
  it('R21 says that the password was changed, and names the visible brands', async () => {
    const { html } = await open('/account?password_changed=1');
    expect(html).toContain('Your password was changed.');
    expect(html).toContain('Use the new one on Vixen, Blacked Raw, and Vixen Plus.');
  });

  it('R21 loads the membership, and what is wrong with its payment, with the page, so that its section does not shift the others', async () => {
    const Membership = () => {
      const queries = [useQuery(membershipQuery), useQuery(recoveryQuery)];
      return <p>{queries.map(({ data }) => (data ? 'known' : 'not yet')).join(', ')}</p>;
    };
    const { html } = await open('/account', { slots: { accountMembership: Membership } });
    expect(html).toContain('known, known');
  });

  it('loads the lock with the page of its tab, so that its buttons do not come later', async () => {
    const Security = () => <p>{useQuery(memberLockQuery).data ? 'known' : 'not yet'}</p>;
    const { html } = await open('/account/security', { slots: { accountSecurity: Security } });
    expect(html).toContain('>known<');
  });

  it('R21 shows username, password and email preferences with the ways to change them', async () => {
    const { html } = await open('/account', {
      slots: { accountProfile: () => <p>Preferences</p>, accountSecurity: () => <p>A new password</p> },
    });
    for (const term of ['Email', 'Username', 'Password', 'News by email']) expect(html).toContain(`>${term}</dt>`);
    expect(html).toContain('href="/account/security"');
    expect(html).toContain('href="/account/profile"');
    expect(html).not.toContain('A new password');
  });

  it('has a tab with an address for each filled slot, and nothing for the others', async () => {
    const { html, status } = await open('/account/privacy', { slots: { accountPrivacy: () => <p>Your data</p> } });
    expect(status).toBe(200);
    expect(html).toContain('Your data');
    expect(html).toMatch(/<a[^>]*href="\/account\/privacy"[^>]*aria-current="page"/);
    expect(html).not.toContain('href="/account/security"');
  });

  it('R62 has no page for a tab that there is not, nor a second one for the overview', async () => {
    for (const tab of ['billing', 'overview', 'Security']) expect((await open(`/account/${tab}`)).status).toBe(404);
  });

  it('R21 leads a visitor back to the tab after the sign-in', async () => {
    expect(await renderAccountPage('/account/security', { tenant: vixen, isSignedIn: false })).toMatchObject({
      location: '/oidc/login?uri=%2Faccount%2Fsecurity',
    });
  });
});

describe('/sign-out', () => {
  it('offers which sessions to end, with forms of this host that need no script', async () => {
    const { status, html } = await open('/sign-out');
    expect(status).toBe(200);
    const forms = [...html.matchAll(/<form[^>]*>.*?<\/form>/gs)]
      .map(([form]) => form)
      .filter((form) => form.includes('/oidc/logout'));
    expect(
      forms.map((form) => [form.includes('method="post"'), form.includes('name="scope" value="everywhere"')]),
    ).toEqual([
      [true, false],
      [true, true],
    ]);
  });

  it('sends a visitor of the members area to sign in, and has nothing on the tour', async () => {
    expect(await renderAccountPage('/sign-out', { tenant: vixen, isSignedIn: false })).toMatchObject({
      kind: 'redirect',
      location: '/oidc/login?uri=%2Fsign-out',
    });
    expect((await open('/sign-out', { isSignedIn: false, isMembersArea: false })).status).toBe(404);
  });
});
