import { beforeAll, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { effectiveUrls } from '@network/tenant/tenant-urls.ts';
import { demonstrationCaller } from '../../people/identity/testing/public.ts';
import { type Desk, openDesk } from '../../staff/staff/testing/public.ts';

let finance: Desk;
const gateway = gatewayForTests({ seed: true, tenants: [{ ...vixen, urls: effectiveUrls(vixen, {}) }] });
beforeAll(async () => {
  finance = await openDesk(gateway, 'finance');
});

interface Tried {
  readonly id: string;
  readonly isShown: boolean;
  readonly carouselRank: number | null;
  readonly interstitialRank: number | null;
  readonly listingRank: number | null;
}
const TRY = `query ($id: ID!, $brand: String!) { it: memberDeals(memberId: $id, brand: $brand) {
  id name audience isShown isOneClick carouselRank interstitialRank listingRank } }`;
const tryOn = async (id: string, brand = 'vixen') =>
  (await finance.call<{ it: Tried[] | null }>(TRY, { id, brand })).data.it;
const idOf = async (name: string) => {
  const row = await gateway.services.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', `${name}@demo.example`)
    .executeTakeFirstOrThrow();
  return row.id;
};

it.each(['member', 'freetrial', 'expired'])(
  '%s is shown the deals that staff are told of, list by list',
  async (name) => {
    const tried = (await tryOn(await idOf(name))) ?? [];
    expect(tried.some(({ isShown }) => !isShown)).toBe(true);
    const caller = await demonstrationCaller(gateway.services, name, vixen);
    for (const type of ['carousel', 'interstitial', 'listing'] as const) {
      const { data } = await gateway.graphql<{ findDeals: { id: string }[] }>(
        `{ findDeals(input: { type: ${type}, limit: 40 }) { id } }`,
        {},
        caller,
      );
      const rankOf = (deal: Tried) => deal[`${type}Rank`];
      const expected = tried
        .filter((deal) => deal.isShown && rankOf(deal) !== null)
        .toSorted((one, other) => (rankOf(one) ?? 0) - (rankOf(other) ?? 0) || one.id.localeCompare(other.id));
      expect(data.findDeals.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
    }
  },
);

it('is in the audit, and says nothing of nobody', async () => {
  const id = await idOf('single');
  await tryOn(id);
  expect(await tryOn('nobody')).toBeNull();
  expect(await tryOn(id, 'nobody')).toBeNull();
  const rows = await gateway.services.db
    .selectFrom('staff_audit')
    .select(['actor', 'after'])
    .where('action', '=', 'member.deals')
    .where('entity_id', '=', id)
    .execute();
  expect(rows).toEqual([{ actor: finance.email, after: { brand: 'vixen' } }]);
});
