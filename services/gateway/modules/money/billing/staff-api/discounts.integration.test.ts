import { beforeAll, expect, it } from 'vitest';
import type { StaffRole } from '@network/access/staff/staff-rights.ts';
import { billerForTests } from '@network/testing/sandbox-biller.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { type Desk, openDesk } from '../../../staff/staff/testing/public.ts';
import { makeVoucher } from '../testing/make-voucher.ts';

let named: string;
let random: string;
const test = billerForTests({ tenants: [vixen] });
beforeAll(async () => {
  named = await makeVoucher(test, 'SUMMER');
  random = await makeVoucher(test, 'Random', { code: null, codes: 3 });
});

const LIST = '{ discounts { discounts { id code codes } } }';
const CODES = 'query ($id: ID!) { discountCodes(discountId: $id) { code } }';
interface Listed {
  readonly discounts: { readonly discounts: readonly { id: string; code: string | null; codes: number }[] };
}

/** The looks at codes of a member of staff, the first one first. */
const looksOf = (email: string) =>
  test.gateway.services.db
    .selectFrom('staff_audit')
    .select(['action', 'entity_id as id', 'after'])
    .where('actor', '=', email)
    .where('entity_kind', '=', 'discount')
    .orderBy('sequence')
    .execute();

it.each(['editor', 'support'] satisfies StaffRole[])('%s sees discounts, and no code of anybody', async (role) => {
  const desk = await openDesk(test.gateway, role);
  const { discounts } = (await desk.call<Listed>(LIST)).data;
  expect(new Map(discounts.discounts.map(({ id, code, codes }) => [id, [code, codes]]))).toEqual(
    new Map([
      [named, [null, 1]],
      [random, [null, 3]],
    ]),
  );
  for (const id of [named, random]) {
    expect((await desk.call(CODES, { id })).errors?.[0]?.extensions?.['code']).toBe('FORBIDDEN');
  }
  expect(await looksOf(desk.email)).toEqual([]);
});

it('whoever may make codes sees them, and each look is in the audit', async () => {
  const desk = await openDesk(test.gateway, 'finance');
  const { discounts } = (await desk.call<Listed>(LIST)).data;
  expect(discounts.discounts.find(({ id }) => id === named)?.code).toBe('SUMMER');
  const { data } = await desk.call<{ discountCodes: readonly object[] }>(CODES, { id: random });
  expect(data.discountCodes).toHaveLength(3);
  expect(await looksOf(desk.email)).toEqual([
    { action: 'discount.codes', id: 'all', after: { codes: 1 } },
    { action: 'discount.codes', id: random, after: { codes: 3 } },
  ]);
  // Nothing was shown of a discount that there is none of.
  await desk.call(CODES, { id: 'none' });
  expect(await looksOf(desk.email)).toHaveLength(2);
});

const AUTUMN = { name: 'Autumn', kind: 'PERCENT', worth: 15, code: 'AUTUMN', codes: 1 };

it('a discount is approved by a second person: whoever made it is refused, and nobody approves it twice', async () => {
  const [maker, second] = [
    await openDesk(test.gateway, 'finance', 'maker'),
    await openDesk(test.gateway, 'finance', 'approver'),
  ];
  const made = await maker.call<{ createDiscount: { discount: { id: string } } }>(
    `mutation ($input: NewDiscount!) {
      createDiscount(input: $input, reason: "Autumn", requestKey: "autumn-2026-0001") { ... on DiscountCreated { discount { id } } }
    }`,
    { input: AUTUMN },
  );
  const { id } = made.data.createDiscount.discount;
  const approve = async (desk: Desk) =>
    (
      await desk.call<{ approveDiscount: { __typename: string } }>(
        'mutation ($id: ID!) { approveDiscount(discountId: $id, reason: "Looked at") { __typename } }',
        { id },
      )
    ).data.approveDiscount.__typename;
  expect([await approve(maker), await approve(second), await approve(second)]).toEqual([
    'DiscountRefused',
    'DiscountApproved',
    'DiscountRefused',
  ]);
  expect((await looksOf(maker.email)).map(({ action }) => action)).toEqual(['discount.create']);
  expect((await looksOf(second.email)).map(({ action }) => action)).toEqual(['discount.approve']);
});
