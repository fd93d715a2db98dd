import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import tushy from '../../../../../apps/tushy/tenant.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { signInMember } from '../membership/testing/public.ts';
import { type Desk, openDesk } from '../../staff/staff/testing/public.ts';

let finance: Desk;
let second: Desk;
const gateway = gatewayForTests({ tenants: [vixen, tushy] });
beforeAll(async () => {
  finance = await openDesk(gateway, 'finance');
  second = await openDesk(gateway, 'finance', 'second');
});

const REASON = 'For the spring campaign.';
const GEMS = { name: 'Spring', kind: 'GEMS', worth: 40, codes: 1, usesEach: 2 };
const CREATE = `mutation ($input: NewVouchers!, $reason: String!, $requestKey: String!) {
  it: createVouchers(input: $input, reason: $reason, requestKey: $requestKey) {
  ... on VouchersCreated { batch { id used } codes } ... on VouchersRefused { message } } }`;
const STOP = `mutation ($id: ID!, $reason: String!) { it: stopVouchers(batchId: $id, reason: $reason) { __typename } }`;
const APPROVE = `mutation ($id: ID!, $reason: String!) { it: approveVouchers(batchId: $id, reason: $reason) {
  __typename ... on VouchersRefused { message } } }`;
const REDEEM = 'mutation ($code: String!) { it: redeemCode(code: $code) { worth { kind title } messageKey until } }';

interface Created {
  readonly it: {
    readonly batch?: { readonly id: string };
    readonly codes?: readonly [string, ...string[]];
    readonly message?: string;
  };
}
async function create(more: object = {}): Promise<{ readonly id: string; readonly code: string }> {
  const made = await createWaiting(more);
  expect((await second.call(APPROVE, { id: made.id, reason: REASON })).data).toEqual({
    it: { __typename: 'VoucherActionDone' },
  });
  return made;
}
async function createWaiting(more: object = {}): Promise<{ readonly id: string; readonly code: string }> {
  const { data } = await finance.call<Created>(CREATE, {
    input: { ...GEMS, ...more },
    reason: REASON,
    requestKey: randomUUID(),
  });
  if (!data.it.batch || !data.it.codes) throw new Error(data.it.message);
  return { id: data.it.batch.id, code: data.it.codes[0] };
}

let people = 0;
const somebody = (tenant = vixen) => signInMember(gateway, tenant, `somebody${(people += 1)}`, { product: 'vixen' });

it('gems are in the wallet of each person who uses a code, once', async () => {
  const { id, code } = await create();
  const [ada, bea, cay] = [await somebody(), await somebody(), await somebody()];
  expect(await ada.query(REDEEM, { code })).toEqual({
    it: { worth: { kind: 'gems', title: '40 gems' }, messageKey: null, until: null },
  });
  expect(await ada.query('{ getGemsBalance { amount } }')).toEqual({ getGemsBalance: { amount: 40 } });
  expect(await ada.query(REDEEM, { code })).toMatchObject({ it: { messageKey: 'gifts.refused.used' } });
  expect(await bea.query(REDEEM, { code })).toMatchObject({ it: { messageKey: null } });
  expect(await cay.query(REDEEM, { code })).toMatchObject({ it: { messageKey: 'gifts.refused.used' } });
  const uses = `query ($id: ID!) { voucherUses(batchId: $id) { uses { codeEnd memberId } } }`;
  const { data } = await finance.call<{ voucherUses: { uses: readonly { codeEnd: string }[] } }>(uses, { id });
  expect(data.voucherUses.uses.map(({ codeEnd }) => codeEnd)).toEqual([code.slice(-4), code.slice(-4)]);
});

it('codes are unknown until somebody else approves them, who has the right', async () => {
  const { id, code } = await createWaiting();
  const ada = await somebody();
  expect(await ada.query(REDEEM, { code })).toMatchObject({ it: { messageKey: 'gifts.refused.unknown' } });
  const own = await finance.call<Created>(APPROVE, { id, reason: REASON });
  expect(own.data.it.message).toContain('your own');
  const editor = await openDesk(gateway, 'editor', 'no-right');
  const { errors } = await editor.call(APPROVE, { id, reason: REASON });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', scope: 'prices:approve' });
  const { db } = gateway.services;
  await expect(
    db
      .updateTable('voucher_batches')
      .set({ approved_at: new Date(), approved_by: finance.email })
      .where('id', '=', id)
      .execute(),
  ).rejects.toThrow(/check/);
  const answers = await Promise.all([1, 2].map(() => second.call<Created>(APPROVE, { id, reason: REASON })));
  expect(answers.filter(({ data }) => data.it.message === undefined)).toHaveLength(1);
  expect(await ada.query(REDEEM, { code })).toMatchObject({ it: { messageKey: null } });
});

it('codes that were declined never work', async () => {
  const { id, code } = await createWaiting();
  await second.call(STOP, { id, reason: REASON });
  expect((await second.call<Created>(APPROVE, { id, reason: REASON })).data.it.message).toContain('decided');
  expect(await (await somebody()).query(REDEEM, { code })).toMatchObject({
    it: { messageKey: 'gifts.refused.unknown' },
  });
});

it('free days open their site for as long', async () => {
  const { code } = await create({ kind: 'DAYS', worth: 7, product: 'tushy' });
  const ada = await somebody(tushy);
  const until = new Date(gateway.services.clock.now().getTime() + 7 * 86_400_000).toISOString().slice(0, 10);
  const { it: answer } = (await ada.query(REDEEM, { code })) as { it: { until: string } };
  expect(answer.until.slice(0, 10)).toBe(until);
});

it('a code of another brand, of the past, or of a stopped batch is refused', async () => {
  const ada = await somebody();
  const refusalOf = async (code: string) => ((await ada.query(REDEEM, { code })) as { it: { messageKey: string } }).it;
  expect(await refusalOf((await create({ brand: 'tushy' })).code)).toMatchObject({
    messageKey: 'gifts.refused.otherBrand',
  });
  const { code, id } = await create();
  const [before] = await gateway.services.db.selectFrom('voucher_batches').selectAll().where('id', '=', id).execute();
  expect(before?.stopped_at).toBeNull();
  expect((await finance.call(STOP, { id, reason: REASON })).data).toEqual({ it: { __typename: 'VoucherActionDone' } });
  expect((await finance.call(STOP, { id, reason: REASON })).data).toEqual({ it: { __typename: 'VouchersRefused' } });
  expect(await refusalOf(code)).toMatchObject({ messageKey: 'gifts.refused.stopped' });
  const past = await create();
  const { db } = gateway.services;
  await db
    .updateTable('voucher_batches')
    .set({ expires_at: new Date(0) })
    .where('id', '=', past.id)
    .execute();
  expect(await refusalOf(past.code)).toMatchObject({ messageKey: 'gifts.refused.expired' });
});

it.each([
  [{ worth: 0 }, 'The worth is from 1 to 1000.'],
  [{ codes: 1_001 }, 'Make from 1 to 1000 codes.'],
  [{ usesEach: 0 }, 'A code can be used from 1 to 10000 times.'],
  [{ kind: 'DAYS', product: 'nowhere' }, 'Say which site the days open, or which group of sites.'],
  [{ brand: 'nowhere' }, 'There is no active brand of this name.'],
  [{ expiresAt: '2020-01-01T00:00:00Z' }, 'They have to expire in the future.'],
  [{ name: ' ' }, 'Name the codes, in 1 to 80 letters.'],
])('codes are refused with what is expected: %j', async (more, message) => {
  const { data } = await finance.call<Created>(CREATE, {
    input: { ...GEMS, ...more },
    reason: REASON,
    requestKey: randomUUID(),
  });
  expect(data.it.message).toBe(message);
});

it('making codes needs the right, a reason, and is in the audit without the codes', async () => {
  const support = await openDesk(gateway, 'support');
  const denied = await support.call(CREATE, { input: GEMS, reason: REASON, requestKey: randomUUID() });
  expect(denied.errors?.[0]?.extensions?.['code']).toBe('FORBIDDEN');
  const { data } = await finance.call<Created>(CREATE, { input: GEMS, reason: '', requestKey: randomUUID() });
  expect(data.it.message).toContain('reason');
  const { id, code } = await createWaiting();
  const audit = gateway.services.db.selectFrom('staff_audit').select(['actor', 'action', 'after']);
  const rows = await audit.where('entity_id', '=', id).execute();
  expect(rows).toMatchObject([
    { actor: finance.email, action: 'vouchers.create', after: { worth: 40, codes: 1, reason: REASON } },
  ]);
  expect(JSON.stringify(rows)).not.toContain(code);
});

const batchesNamed = (name: string) =>
  gateway.services.db.selectFrom('voucher_batches').select('id').where('name', '=', name).execute();

it('a request that is sent twice makes one batch, and both answers have its codes', async () => {
  const variables = { input: { ...GEMS, name: 'Once', codes: 3 }, reason: REASON, requestKey: randomUUID() };
  const first = await finance.call<Created>(CREATE, variables);
  const again = await finance.call<Created>(CREATE, variables);
  expect(first.data.it.codes).toHaveLength(3);
  expect(new Set(first.data.it.codes).size).toBe(3);
  expect(again.data).toEqual(first.data);
  expect(await batchesNamed('Once')).toHaveLength(1);
  const audit = gateway.services.db.selectFrom('staff_audit').select('action');
  expect(await audit.where('entity_id', '=', first.data.it.batch?.id ?? '').execute()).toHaveLength(1);
  await second.call(APPROVE, { id: first.data.it.batch?.id, reason: REASON });
  const ada = await somebody();
  expect(await ada.query(REDEEM, { code: again.data.it.codes?.[2] })).toMatchObject({ it: { messageKey: null } });
});

it('another key makes other codes, and a key serves one request of one person', async () => {
  const requestKey = randomUUID();
  const variables = { input: { ...GEMS, name: 'Another' }, reason: REASON, requestKey };
  const first = await finance.call<Created>(CREATE, variables);
  const other = await finance.call<Created>(CREATE, { ...variables, requestKey: randomUUID() });
  expect(other.data.it.codes).not.toEqual(first.data.it.codes);
  const used = { it: { message: 'This request key was used for something else. Reload the page and try again.' } };
  const changed = await finance.call<Created>(CREATE, { ...variables, reason: 'For something else.' });
  expect(changed.data).toEqual(used);
  const colleague = await openDesk(gateway, 'admin');
  expect((await colleague.call<Created>(CREATE, variables)).data).toEqual(used);
  const short = await finance.call<Created>(CREATE, { ...variables, requestKey: 'short' });
  expect(short.data.it.message).toContain('8 to 64 letters');
  expect(await batchesNamed('Another')).toHaveLength(2);
});
