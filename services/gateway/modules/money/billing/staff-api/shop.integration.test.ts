import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { billerForTests } from '@network/testing/sandbox-biller.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { type Desk, openDesk } from '../../../staff/staff/testing/public.ts';
import { cancelMembership } from '../testing/actions.ts';
import { join } from '../testing/join.ts';

let finance: Desk;
const test = billerForTests({ tenants: [vixen] });
beforeAll(async () => {
  finance = await openDesk(test.gateway, 'finance');
  const terms = {
    currency: 'USD',
    discount_percent: 33,
    offered_gems: 100,
    sites: [],
    highest_price: null,
    least_months: 0,
  };
  await test.gateway.services.db.deleteFrom('retention_terms').execute();
  await test.gateway.services.db
    .insertInto('retention_terms')
    .values([
      { ...terms, id: 'costly', position: 1, lowest_price: 9_999, starts_at: null, ends_at: null },
      { ...terms, id: 'fits', position: 2, lowest_price: null, starts_at: null, ends_at: null },
      { ...terms, id: 'second', position: 3, lowest_price: null, starts_at: null, ends_at: null },
      { ...terms, id: 'gone', position: 4, lowest_price: null, starts_at: null, ends_at: new Date('2026-01-01') },
      { ...terms, id: 'loyal', position: 5, lowest_price: null, least_months: 1, starts_at: null, ends_at: null },
    ])
    .execute();
});
beforeEach(() => test.clock.set('2026-03-02T12:00:00Z'));

interface Tried {
  readonly plans: readonly { readonly product: string }[];
  readonly subscriptions: readonly {
    readonly product: string;
    readonly obstacles: readonly string[];
    readonly offers: readonly object[];
  }[];
}
const TRY = `query ($memberId: ID!, $brand: String!) { memberOffers(memberId: $memberId, brand: $brand) {
  plans { product kind } subscriptions { product obstacles offers { name obstacles } } } }`;
const tryOn = async (memberId: string, brand = 'vixen') =>
  (await finance.call<{ memberOffers: Tried | null }>(TRY, { memberId, brand })).data.memberOffers;

describe('offers tried against a member', () => {
  it('say which one would be made and why not the others, and that is the one that is made', async () => {
    const who = await join(test, 'tried@example.com');
    const tried = await tryOn(who.userId);
    expect(tried?.subscriptions).toEqual([
      {
        product: 'vixen',
        obstacles: [],
        offers: [
          { name: 'costly', obstacles: ['PRICE_TOO_LOW'] },
          { name: 'fits', obstacles: [] },
          { name: 'second', obstacles: ['ANOTHER_COMES_FIRST'] },
          { name: 'gone', obstacles: ['OVER'] },
          { name: 'loyal', obstacles: ['TOO_NEW'] },
        ],
      },
    ]);
    expect(tried?.plans.some(({ product }) => product === 'vixen')).toBe(false);
    const made = test.gateway.services.db.selectFrom('retention_offers').select('name');
    expect(await made.execute()).toEqual([]);
    await cancelMembership(test, who);
    expect(await made.execute()).toEqual([{ name: 'fits' }]);
    expect((await tryOn(who.userId))?.subscriptions[0]?.obstacles).toContain('OFFERED_BEFORE');
  });

  it('is in the audit, and null for nobody and for no brand', async () => {
    expect(await tryOn('nobody')).toBeNull();
    const who = await join(test, 'looked-at@example.com');
    expect(await tryOn(who.userId, 'no-brand')).toBeNull();
    await tryOn(who.userId);
    const audit = await test.gateway.services.db
      .selectFrom('staff_audit')
      .select(['actor', 'action', 'after'])
      .where('entity_id', '=', who.userId)
      .execute();
    expect(audit).toEqual([{ actor: finance.email, action: 'member.offers', after: { brand: 'vixen' } }]);
  });
});

it('plans and flags are shown as they are', async () => {
  const { data } = await finance.call<{
    plans: readonly { id: string }[];
    brandFlags: readonly { brand: string; flags: readonly object[] }[];
  }>('{ plans { id option firstPrice } brandFlags { brand flags { name isOn } } }');
  expect(data.plans).toContainEqual({ id: 'vixen-month', option: 303, firstPrice: 2_999 });
  const flags = Object.entries(vixen.features).map(([name, isOn]) => ({ name, isOn }));
  expect(data.brandFlags.find(({ brand }) => brand === 'vixen')?.flags).toEqual(flags);
});

it('is not for moderators, and editors try nothing on members', async () => {
  const moderator = await openDesk(test.gateway, 'moderator');
  for (const query of ['{ plans { id } }', '{ brandFlags { brand } }']) {
    expect((await moderator.call(query)).errors?.[0]?.extensions?.['code']).toBe('FORBIDDEN');
  }
  const editor = await openDesk(test.gateway, 'editor');
  expect((await editor.call('{ plans { id } }')).errors).toBeUndefined();
  expect((await editor.call(TRY, { memberId: 'x', brand: 'vixen' })).errors?.[0]?.extensions?.['code']).toBe(
    'FORBIDDEN',
  );
});

describe('upsells of plans', () => {
  it('lead from trials to the month, from the site to several, and from a month of several to the year', async () => {
    const query = `query ($brand: String!) { it: planUpsells(brand: $brand) { kind from { id } to { id } charged } }`;
    const { data } = await finance.call<{
      it: { kind: string; from: { id: string }; to: { id: string }; charged: number }[] | null;
    }>(query, { brand: 'vixen' });
    expect(data.it?.map(({ kind, from, to, charged }) => [kind, from.id, to.id, charged]).toSorted()).toEqual([
      ['SEVERAL_SITES', 'vixen-month', '3045', 4_999],
      ['SEVERAL_SITES', 'vixen-month', '3046', 11_997],
      ['SEVERAL_SITES', 'vixen-month', '3047', 23_988],
      ['SEVERAL_SITES', 'vixen-year', '3045', 4_999],
      ['SEVERAL_SITES', 'vixen-year', '3046', 11_997],
      ['SEVERAL_SITES', 'vixen-year', '3047', 23_988],
      ['TRIAL_UPGRADE', 'vixen-free', 'vixen-month', 2_999],
      ['TRIAL_UPGRADE', 'vixen-trial', 'vixen-month', 2_999],
      ['YEARLY_UPGRADE', '2566', '2568', 16_072],
      ['YEARLY_UPGRADE', '3045', '3047', 23_988],
    ]);
    expect((await finance.call<{ it: null }>(query, { brand: 'nobody' })).data.it).toBeNull();
  });
});
