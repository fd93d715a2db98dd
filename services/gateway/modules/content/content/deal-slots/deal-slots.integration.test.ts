import { beforeAll, describe, expect, it } from 'vitest';
import { DEALS_CAROUSEL_LIMIT, DEALS_GRID, OFFERS_GRID } from '@network/tenant/constants.ts';
import { gatewayForTests } from '@network/testing/gateway.ts';
import tushyApp from '../../../../../../apps/tushy/tenant.ts';
import vixenApp from '../../../../../../apps/vixen/tenant.ts';
import { demonstrationCaller } from '../../../people/identity/testing/public.ts';
import { adminOperation, type Desk, openDesk } from '../../../staff/staff/testing/public.ts';
import { openApproval } from '../testing/second-person.ts';
import { asStaff, KEY, type StaffCalls } from '../testing/staff-calls.ts';

const vixen = { ...vixenApp, urls: { ...vixenApp.urls, partner: 'https://partner.example' } };
const tushy = { ...tushyApp, partnerHosts: [], urls: { ...tushyApp.urls, partner: undefined } };
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
  carouselRank: 0,
};
const GROUPS = { everyone: 'member', trial: 'freetrial', expired: 'expired' } as const;

interface Slot {
  readonly place: string;
  readonly limit: number;
  readonly deals: readonly {
    readonly id: string;
    readonly state: string;
    readonly rank: number;
    readonly startsAt: string | null;
    readonly endsAt: string | null;
    readonly positions: Readonly<Record<keyof typeof GROUPS, number | null>>;
  }[];
}
const SLOTS = `query ($brand: String!) { it: dealSlots(brand: $brand) { isReachable slots { place limit deals {
  id state rank startsAt endsAt hasUnpublishedChanges billers initialPrice recurringPrice
  positions { everyone trial expired } } } } }`;

let finance: Desk;
let editor: StaffCalls;
let approve: Awaited<ReturnType<typeof openApproval>>;
const gateway = gatewayForTests({ seed: true, tenants: [vixen, tushy] });
beforeAll(async () => {
  finance = await openDesk(gateway, 'finance');
  approve = await openApproval(gateway);
  editor = await asStaff(gateway, 'ed@demo.example', 'content:read,content:write,content:publish,shop:read');
}, 120_000);

type Answer = { it: { isReachable: boolean; slots: readonly Slot[] } | null };
const slotsOf = async (brand = 'vixen', desk: Pick<Desk, 'call'> = finance) =>
  (await desk.call<Answer>(SLOTS, { brand })).data.it;
const carouselDeal = async (desk: Pick<Desk, 'call'> = finance) =>
  (await slotsOf('vixen', desk))?.slots[0]?.deals.find(({ id }) => id === DEAL.slug) ?? null;
const change = (field: string, variables: object, types = KEY) =>
  editor.change(field, { kind: 'deal', id: DEAL.slug, ...variables }, types);

describe('slots of deals', () => {
  it('have the deals in the order in which each group of people is shown them', async () => {
    const found = await slotsOf();
    expect(found?.slots.map(({ place, limit }) => [place, limit])).toEqual([
      ['carousel', DEALS_CAROUSEL_LIMIT],
      ['interstitial', OFFERS_GRID],
      ['listing', DEALS_GRID],
    ]);
    for (const { place, limit, deals } of found?.slots ?? []) {
      for (const [group, name] of Object.entries(GROUPS)) {
        const caller = await demonstrationCaller(gateway.services, name, vixen);
        const { data } = await gateway.graphql<{ findDeals: { id: string }[] }>(
          `{ findDeals(input: { type: ${place}, limit: ${limit} }) { id } }`,
          {},
          caller,
        );
        const positionOf = (deal: Slot['deals'][number]) => deal.positions[group as keyof typeof GROUPS];
        const expected = deals
          .filter((deal) => positionOf(deal) !== null)
          .toSorted((one, other) => (positionOf(one) ?? 0) - (positionOf(other) ?? 0));
        expect(expected.length).toBeGreaterThan(0);
        expect([place, group, data.findDeals.map(({ id }) => id)]).toEqual([
          place,
          group,
          expected.map(({ id }) => id),
        ]);
      }
    }
  });

  it('show a deal as draft, planned, running and ended, with its moments', async () => {
    await editor.save('deal', DEAL);
    expect(await carouselDeal()).toMatchObject({ state: 'DRAFT', rank: 0, startsAt: null, endsAt: null });
    const times = { publishAt: '2027-01-05T12:00:00Z', unpublishAt: '2027-02-05T12:00:00Z' };
    const deal = { kind: 'deal', id: DEAL.slug } as const;
    await approve(editor, { ...deal, version: 1 }, { name: 'schedule', ...times });
    expect(await carouselDeal()).toMatchObject({
      state: 'PLANNED',
      startsAt: '2027-01-05T12:00:00.000Z',
      endsAt: '2027-02-05T12:00:00.000Z',
      positions: { everyone: null, trial: null, expired: null },
    });
    await approve(editor, { ...deal, version: 2 });
    expect(await carouselDeal()).toMatchObject({
      state: 'RUNNING',
      endsAt: '2027-02-05T12:00:00.000Z',
      hasUnpublishedChanges: false,
      billers: ['epoch'],
      initialPrice: 495,
      recurringPrice: 1_495,
      positions: { everyone: 1, trial: expect.any(Number) as number, expired: expect.any(Number) as number },
    });
    const later = { ...DEAL, carouselRank: 90_000 };
    await editor.save('deal', later, { id: DEAL.slug, version: 3 });
    expect(await carouselDeal()).toMatchObject({ rank: 0, hasUnpublishedChanges: true });
    await change('publishContent', { expectedVersion: 4 });
    const slot = (await slotsOf())?.slots[0];
    expect(slot?.deals.at(-1)).toMatchObject({ id: DEAL.slug, rank: 90_000 });
    await change('unpublishContent', { expectedVersion: 5 });
    expect(await carouselDeal()).toMatchObject({ state: 'ENDED', positions: { everyone: null } });
  });

  it('show drafts of a site to those who work for it', async () => {
    const draft = { ...DEAL, slug: 'own-shore', site: 'vixen', epochUpsellId: null, isOneClick: false };
    await editor.save('deal', draft);
    const other = await asStaff(gateway, 'tushy@demo.example', 'shop:read');
    await adminOperation.run(gateway.services, ['sites', 'tushy@demo.example', 'tushy']);
    const idsFor = async (desk: Pick<Desk, 'call'>) =>
      (await slotsOf('vixen', desk))?.slots[0]?.deals.map(({ id }) => id) ?? [];
    expect(await idsFor(finance)).toContain('own-shore');
    expect(await idsFor(other)).not.toContain('own-shore');
    expect((await slotsOf('tushy'))?.slots[0]?.deals.map(({ id }) => id)).not.toContain('own-shore');
  });

  it('say where no partner can be reached, and nothing of an unknown brand', async () => {
    expect((await slotsOf())?.isReachable).toBe(true);
    expect((await slotsOf('tushy'))?.isReachable).toBe(false);
    expect(await slotsOf('nobody')).toBeNull();
  });

  it('are refused without the right to read the shop', async () => {
    const moderator = await openDesk(gateway, 'moderator');
    const { errors } = await moderator.call(SLOTS, { brand: 'vixen' });
    expect(errors?.map(({ extensions }) => extensions?.['code'])).toEqual(['FORBIDDEN']);
  });
});
