import { describe, expect, it } from 'vitest';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { secretsOf } from '../../../../config/secrets.ts';
import { hashedMemberId, isWelcomeData } from './hashed-member-id.ts';
import { returnAddresses, type ReturnedOrder, returnPaths } from './return-address.ts';
import { welcomeData } from './welcome-data.ts';

const servicesOf = (gateway: string) =>
  ({ config: { secrets: secretsOf({ brand: 'brand', gateway }) } }) as Parameters<typeof returnPaths>[0];
const services = servicesOf('gateway');
const MEMBER = '0198f3c2-7d1e-4c8a-9b52-3f6a1d2e4b70';
const order = (more: Partial<ReturnedOrder> = {}): ReturnedOrder => ({
  id: 'order',
  kind: 'signup',
  biller: 'vendo',
  member_id: MEMBER,
  tenant_id: 'vixen',
  opened_on: 'members',
  language: null,
  ...more,
});
const VIXEN = { product: 'vixen' } as const;
const pathsOf = (more: Partial<ReturnedOrder>) => {
  const { approved, declined } = returnPaths(services, order(more), VIXEN);
  return [approved, declined].map((path) => path.split('?')[0]);
};

describe('a payment leads to', () => {
  it('a welcome, or a denial, with the data of the buyer and the order', () => {
    const { approved, declined } = returnPaths(services, order(), VIXEN);
    const query = Object.fromEntries(new URLSearchParams(approved.split('?')[1]));
    expect(query).toEqual({
      memberid: MEMBER,
      hashedMemberId: hashedMemberId(services, MEMBER, 'vixen'),
      username: 'member0198f3c2',
      siteId: '3',
      order: 'order',
    });
    expect(declined.split('?')[1]).toBe(approved.split('?')[1]);
  });

  it.each([
    ['the welcome of a signup', { kind: 'signup' }, ['/_signupsuccess', '/_signupdenial']],
    ['the page of an external biller', { biller: 'ccbill' }, ['/_signup-extern/ccbill', '/_signupdenial']],
    ['the welcome of any other purchase', { kind: 'purchase' }, ['/_signupsuccess', '/_signupdenial']],
    [
      'no page of an external biller after a purchase',
      { kind: 'purchase', biller: 'ccbill' },
      ['/_signupsuccess', '/_signupdenial'],
    ],
    ['the pages of an upgrade', { kind: 'trial-upgrade' }, ['/_upgradesuccess', '/_upgradedenial']],
    ['the pages of a gift', { kind: 'gift' }, ['/gift/thanks', '/gift']],
  ] as const)('%s', (_what, more, paths) => expect(pathsOf(more)).toEqual(paths));

  it('a gift’s page in the language in which it was bought, and to none that a brand does not speak', () => {
    expect(returnPaths(services, order({ kind: 'gift', language: 'de' }), VIXEN)).toEqual({
      approved: '/gift/thanks?order=order&lang=de',
      declined: '/gift?declined=1&lang=de',
    });
    const unspoken = 'xx' as 'de';
    expect(returnPaths(services, order({ kind: 'gift', language: unspoken }), VIXEN)).toEqual({
      approved: '/gift/thanks?order=order',
      declined: '/gift?declined=1',
    });
  });

  it('the host where it was begun', () => {
    const gift = order({ kind: 'gift', opened_on: 'tour' });
    expect(returnAddresses(services, vixen, gift, VIXEN)).toEqual({
      approvedUrl: `${vixen.urls.tour}/gift/thanks?order=order`,
      declinedUrl: `${vixen.urls.tour}/gift?declined=1`,
    });
    expect(returnAddresses(services, vixen, { ...gift, opened_on: 'members' }, VIXEN).declinedUrl).toBe(
      `${vixen.urls.members}/gift?declined=1`,
    );
  });
});

describe('welcome data', () => {
  const hashed = hashedMemberId(services, MEMBER, 'vixen');

  it('are believed of the buyer and the site that they were made for alone', () => {
    expect(isWelcomeData(services, MEMBER, 'vixen', hashed)).toBe(true);
    expect(isWelcomeData(services, 'another', 'vixen', hashed)).toBe(false);
    expect(isWelcomeData(services, MEMBER, 'tushy', hashed)).toBe(false);
    expect(isWelcomeData(servicesOf('another gateway'), MEMBER, 'vixen', hashed)).toBe(false);
  });

  it.each([
    ['nothing', ''],
    ['what is shorter', hashed.slice(1)],
    ['what is longer', `${hashed}0`],
    ['what has something before it', `0${hashed}`],
    ['capitals', hashed.toUpperCase()],
    ['no hexadecimal digits', 'x'.repeat(64)],
    ['another value', `${hashed.slice(0, -1)}${hashed.endsWith('0') ? '1' : '0'}`],
  ])('are none where they are %s', (_what, typed) => {
    expect(isWelcomeData(services, MEMBER, 'vixen', typed)).toBe(false);
  });

  it('name the site, and several sites by the brand on which they were bought', () => {
    const siteId = (product: string, tenant_id: string) =>
      welcomeData(services, { member_id: MEMBER, tenant_id }, { product }).siteId;
    expect(siteId('tushy', 'vixen')).toBe('2');
    expect(siteId('multisite2025', 'vixen')).toBe('8');
    expect(siteId('multisite2025', 'vixenplus')).toBe('10');
  });
});
