import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { rounds } from '@network/testing/effort.ts';
import { databaseForTests } from '@network/testing/postgres-database.ts';
import { gatewayForTests } from '@network/testing/gateway.ts';
import vixen from '../../../apps/vixen/tenant.ts';
import { type Desk, openDesk } from '../modules/staff/staff/testing/public.ts';

const PARALLEL = 12;
const REASON = 'For the spring campaign.';

let finance: Desk;
const database = databaseForTests();
const gateway = gatewayForTests(() => ({
  tenants: [vixen],
  config: { database: { url: database.url } },
}));
beforeAll(async () => {
  finance = await openDesk(gateway, 'finance');
}, 120_000);

interface Answer {
  readonly it: null | { readonly codes?: readonly string[]; readonly discount?: { readonly id: string } };
}

/** Sends the same request many times at the same moment, as a double press and its retries do. */
async function atOnce(
  mutation: string,
  input: object,
  requestKey: string = randomUUID(),
  times = PARALLEL,
): Promise<readonly Answer['it'][]> {
  const variables = { input, reason: REASON, requestKey };
  const answers = await Promise.all(Array.from({ length: times }, () => finance.call<Answer>(mutation, variables)));
  return answers.map(({ errors, data }) => (errors === undefined ? data.it : null));
}

const auditOf = (action: string) =>
  gateway.services.db.selectFrom('staff_audit').select('action').where('action', '=', action).execute();

it('a request for redeem codes that arrives many times at once makes one batch, whose codes every answer has that is not put off', async () => {
  const create = `mutation ($input: NewVouchers!, $reason: String!, $requestKey: String!) {
    it: createVouchers(input: $input, reason: $reason, requestKey: $requestKey) { ... on VouchersCreated { codes } } }`;
  const { db } = gateway.services;
  const most = rounds(5);
  for (let round = 0; round < most; round += 1) {
    const input = { name: `Batch ${round}`, kind: 'GEMS', worth: 10, codes: 20, usesEach: 1 };
    const requestKey = randomUUID();
    const answers = await atOnce(create, input, requestKey);
    // Each has one job at a time: who asks while the first is made is told to ask again.
    const [first, ...others] = [
      ...answers.filter((answer) => answer !== null),
      ...(await atOnce(create, input, requestKey, 1)),
    ];
    expect(first?.codes).toHaveLength(20);
    for (const other of others) expect(other).toEqual(first);
    expect(await db.selectFrom('voucher_batches').select('id').where('name', '=', input.name).execute()).toHaveLength(
      1,
    );
  }
  expect(await db.selectFrom('vouchers').select('id').execute()).toHaveLength(20 * most);
  expect(await auditOf('vouchers.create')).toHaveLength(most);
});

it('a request for voucher codes that arrives many times at once makes one discount', async () => {
  const create = `mutation ($input: NewDiscount!, $reason: String!, $requestKey: String!) {
    it: createDiscount(input: $input, reason: $reason, requestKey: $requestKey) {
      ... on DiscountCreated { discount { id } } } }`;
  const { db } = gateway.services;
  const most = rounds(5);
  for (let round = 0; round < most; round += 1) {
    // Half of them have a name, which no two discounts share.
    const code = round % 2 ? `RACE${round}` : null;
    const codes = code === null ? 20 : 1;
    const answers = await atOnce(create, { name: `Discount ${round}`, kind: 'PERCENT', worth: 20, code, codes });
    const ids = new Set(answers.map((answer) => answer?.discount?.id));
    expect([...ids]).toEqual([expect.any(String)]);
    const made = db
      .selectFrom('discount_codes')
      .select('id')
      .where('discount_id', 'in', [...ids] as string[]);
    expect(await made.execute()).toHaveLength(codes);
  }
  expect(await db.selectFrom('discounts').select('id').execute()).toHaveLength(most);
  expect(await auditOf('discount.create')).toHaveLength(most);
});
