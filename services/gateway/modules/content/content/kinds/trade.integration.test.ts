import { beforeAll, describe, expect, it } from 'vitest';
import { gatewayForTests, type TestCaller } from '@network/testing/gateway.ts';
import tenant from '../../../../../../apps/vixen/tenant.ts';
import { demonstrationCaller } from '../../../people/identity/testing/public.ts';
import { openApproval } from '../testing/second-person.ts';
import { asStaff, KEY, type StaffCalls } from '../testing/staff-calls.ts';
import type { ContentKind } from './content-kinds.ts';

const vixen = { ...tenant, urls: { ...tenant.urls, partner: 'https://partner.example' } };
const DEAL = {
  slug: 'quiet-shore',
  name: 'Quiet Shore',
  partner: 'Shoreline',
  text: 'The sea from one window.',
  listingText: 'The sea',
  discountPrefix: 'Save',
  discountText: '40 %',
  path: '/partner/offers/shore',
  memberPath: '/partner/members/shore',
  initialPrice: 495,
  recurringPrice: 1_495,
  isOneClick: true,
  epochUpsellId: 'ep-shore',
  listingRank: 0,
};

let staff: StaffCalls;
let member: TestCaller;
let approve: Awaited<ReturnType<typeof openApproval>>;
const gateway = gatewayForTests({ seed: true, tenants: [vixen] });
beforeAll(async () => {
  staff = await asStaff(gateway, 'ed@demo.example');
  approve = await openApproval(gateway);
  member = await demonstrationCaller(gateway.services, 'member', vixen);
}, 120_000);

const change = (field: string, kind: string, id: string, expectedVersion: number) =>
  staff.change(field, { kind, id, expectedVersion }, KEY);
const publish = (kind: 'deal' | 'offer', id: string, version: number) => approve(staff, { kind, id, version });
const problemsOf = async (kind: ContentKind, input: object) => (await staff.save(kind, input)).problems;

async function readAsMember<Data>(query: string, variables: Record<string, unknown> = {}): Promise<Data> {
  const { data, errors } = await gateway.graphql<Data>(query, variables, member);
  expect(errors).toBeUndefined();
  return data;
}

describe('a deal', () => {
  const listed = async () => {
    const query =
      '{ findDeals(input: { type: listing, limit: 40 }) { id name initialPrice { amount } enabledCarousel } }';
    const { findDeals } = await readAsMember<{ findDeals: { id: string }[] }>(query);
    return findDeals.find(({ id }) => id === DEAL.slug) ?? null;
  };

  it('is shown in its places from its publication on, and what was bought by it outlives it', async () => {
    await staff.save('deal', DEAL);
    expect(await listed()).toBeNull();
    await publish('deal', DEAL.slug, 1);
    expect(await listed()).toEqual({
      id: DEAL.slug,
      name: 'Quiet Shore',
      initialPrice: { amount: 495 },
      enabledCarousel: false,
    });
    const { db } = gateway.services;
    const { user_id } = await db
      .selectFrom('subscriptions')
      .select('user_id')
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    const upsell = { id: 'bought', user_id, tenant_id: 'vixen', deal_id: DEAL.slug, biller: 'epoch' };
    await db
      .insertInto('outgoing_upsells')
      .values({
        ...upsell,
        click_id: null,
        member_link: '/',
        fallback_url: '/',
        partner_url: null,
        status: 'approved',
        started_at: new Date(0),
        ended_at: null,
      })
      .execute();
    await change('unpublishContent', 'deal', DEAL.slug, 2);
    expect(await listed()).toBeNull();
    expect(await readAsMember('{ dealsById(ids: ["quiet-shore"]) { id } }')).toEqual({ dealsById: [] });
    expect(await db.selectFrom('outgoing_upsells').select('id').execute()).toEqual([{ id: 'bought' }]);
    await publish('deal', DEAL.slug, 3);
    expect(await listed()).not.toBeNull();
  });

  it('is refused with prices that are none, paths that lead elsewhere, and ids that another has', async () => {
    const other = { ...DEAL, slug: 'other-shore' };
    expect(await problemsOf('deal', { ...other, initialPrice: -1 })).toMatchObject([{ path: 'initialPrice' }]);
    expect(await problemsOf('deal', { ...other, recurringPrice: 0 })).toMatchObject([{ path: 'recurringPrice' }]);
    expect(await problemsOf('deal', { ...other, path: '//evil.example/x' })).toMatchObject([{ path: 'path' }]);
    expect(await problemsOf('deal', { ...other, site: 'nowhere' })).toMatchObject([{ path: 'site' }]);
    expect(await problemsOf('deal', { ...other, audience: 'nobody' })).toMatchObject([{ path: 'audience' }]);
    expect(await problemsOf('deal', { ...other, epochUpsellId: null })).toEqual([
      { path: 'isOneClick', message: 'expected the id of a biller with it' },
    ]);
    await staff.save('deal', other);
    expect(await publish('deal', other.slug, 1)).toBe('epochUpsellId: the deal "quiet-shore" has it');
  });
});

describe('a retention offer', () => {
  const START = 'mutation { startCancellation(reason: OTHER) { offer { name deal { newPrice offeredGems } } } }';
  const OFFER = { slug: 'spring', discountPercent: 50, offeredGems: 5, sites: ['vixen'], position: 1 };
  const offered = async () => {
    const { db } = gateway.services;
    // A membership gets at most one offer, so the earlier one is deleted.
    await db.deleteFrom('retention_offers').execute();
    return (await readAsMember<{ startCancellation: { offer: object | null } }>(START)).startCancellation.offer;
  };

  it('is made to members whom its terms fit, in its time, and the next one after it', async () => {
    expect(await offered()).toEqual({ name: 'stay-a-while', deal: { newPrice: 2_009, offeredGems: 20 } });
    await staff.save('offer', OFFER);
    await publish('offer', 'spring', 1);
    const terms = async (version: number, more: object) => {
      await staff.save('offer', { ...OFFER, ...more }, { id: 'spring', version });
      await publish('offer', 'spring', version + 1);
    };
    await terms(2, { position: 1 });
    // Both are the first of all: by their slugs.
    expect(await offered()).toEqual({ name: 'spring', deal: { newPrice: 1_500, offeredGems: 5 } });
    await terms(4, { lowestPrice: 3_000 });
    expect(await offered()).toMatchObject({ name: 'stay-a-while' });
    await terms(6, { endsAt: '2026-03-01T00:00:00Z' });
    expect(await offered()).toMatchObject({ name: 'stay-a-while' });
    await terms(8, { sites: ['blacked'] });
    expect(await offered()).toMatchObject({ name: 'stay-a-while' });
    await terms(10, { startsAt: '2026-03-01T00:00:00Z', endsAt: '2026-04-01T00:00:00Z', highestPrice: 2_999 });
    expect(await offered()).toMatchObject({ name: 'spring' });
    await change('unpublishContent', 'offer', 'stay-a-while', 0);
    await change('unpublishContent', 'offer', 'spring', 12);
    expect(await offered()).toBeNull();
  });

  it('is refused with terms that fit nobody', async () => {
    const wrong = { ...OFFER, slug: 'wrong' };
    expect(await problemsOf('offer', { ...wrong, discountPercent: 100 })).toMatchObject([{ path: 'discountPercent' }]);
    expect(await problemsOf('offer', { ...wrong, currency: 'EURO' })).toMatchObject([{ path: 'currency' }]);
    expect(await problemsOf('offer', { ...wrong, sites: ['nowhere'] })).toMatchObject([{ path: 'sites.0' }]);
    expect(await problemsOf('offer', { ...wrong, lowestPrice: 2_000, highestPrice: 1_000 })).toEqual([
      { path: 'highestPrice', message: 'expected at least the lowest price' },
    ]);
    const times = { startsAt: '2026-03-02T00:00:00Z', endsAt: '2026-03-01T00:00:00Z' };
    expect(await problemsOf('offer', { ...wrong, ...times })).toEqual([
      { path: 'endsAt', message: 'expected a time after startsAt' },
    ]);
  });
});
