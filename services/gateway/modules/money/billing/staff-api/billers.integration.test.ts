import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { billerForTests } from '@network/testing/sandbox-biller.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { type Desk, openDesk, verifyAudit } from '../../../staff/staff/testing/public.ts';
import { join, startToJoin } from '../testing/join.ts';
import { reportEvent } from '../testing/report-event.ts';

const MONTH = { amount: 2_999, currency: 'USD' } as const;

let finance: Desk;
const test = billerForTests({ tenants: [vixen] });
beforeAll(async () => {
  finance = await openDesk(test.gateway, 'finance');
});
beforeEach(() => test.clock.set('2026-03-02T12:00:00Z'));

const db = () => test.gateway.services.db;

interface Row {
  readonly id: string;
  readonly kind: string;
  readonly orderId: string;
  readonly memberId: string | null;
  readonly state: string;
  readonly problem: string | null;
}
const LIST = `query ($filter: PostbackFilter, $after: ID, $first: Int) { postbacks(filter: $filter, after: $after, first: $first) {
  postbacks { id kind orderId memberId state problem source } next } }`;
const list = async (filter: object, page: object = {}) => {
  const { data } = await finance.call<{ postbacks: { postbacks: readonly Row[]; next: string | null } }>(LIST, {
    filter,
    ...page,
  });
  return data.postbacks;
};
const REPLAY = `mutation ($id: ID!, $reason: String!) { replayPostback(id: $id, reason: $reason) { __typename
  ... on Replayed { postback { state attempts problem } } ... on ReplayRefused { message } } }`;
const replay = async (id: string, reason = 'The order has come since.') =>
  (await finance.call<{ replayPostback: object }>(REPLAY, { id, reason })).data.replayPostback;

describe('the inbox', () => {
  it('is found by order, by charge and by state, page by page', async () => {
    const { orderId, userId } = await join(test, 'inbox@example.com');
    await reportEvent(test, 'nobody-ordered-this', 'charged', { ...MONTH, transactionId: 'txn_n' });
    const charge = await db()
      .selectFrom('billing_transactions')
      .select('transaction_id')
      .where('agreement_id', '=', orderId)
      .executeTakeFirstOrThrow();
    const ofCharge = await list({ number: charge.transaction_id });
    expect(ofCharge.postbacks).toMatchObject([{ kind: 'charged', orderId, memberId: userId, state: 'processed' }]);
    expect(await list({ number: orderId })).toEqual(ofCharge);
    const flagged = await list({ state: 'flagged', biller: 'vendo' });
    expect(flagged.postbacks).toMatchObject([{ orderId: 'nobody-ordered-this', problem: 'unknown-order' }]);
    expect((await list({ source: 'reconciliation' })).postbacks).toEqual([]);
    const first = await list({}, { first: 1 });
    const second = await list({}, { first: 1, after: first.next });
    expect(second.postbacks).toHaveLength(1);
    expect(second.postbacks[0]?.id).not.toBe(first.postbacks[0]?.id);
    expect((await list({}, { first: 100 })).next).toBeNull();
  });

  it('does an event again once what it waited for is there, with the reason in the audit', async () => {
    await startToJoin(test, 'late@example.com');
    const { id: orderId } = await db()
      .selectFrom('billing_orders')
      .select('id')
      .where('email', '=', 'late@example.com')
      .executeTakeFirstOrThrow();
    const problem = await reportEvent(test, orderId, 'charged', { ...MONTH, amount: 1, transactionId: 'txn_late' });
    const [row] = (await list({ number: orderId })).postbacks;
    expect(row).toMatchObject({ state: 'flagged', problem });
    await db().updateTable('billing_orders').set({ amount: 1 }).where('id', '=', orderId).execute();
    expect(await replay(row?.id ?? '')).toMatchObject({ __typename: 'Replayed', postback: { state: 'processed' } });
    const recorded = await db()
      .selectFrom('staff_audit')
      .select(['actor', 'action', 'before', 'after'])
      .where('entity_id', '=', row?.id ?? '')
      .execute();
    expect(recorded).toEqual([
      {
        actor: finance.email,
        action: 'postback.replay',
        before: { state: 'flagged', problem, attempts: 1 },
        after: { reason: 'The order has come since.' },
      },
    ]);
    expect(await replay(row?.id ?? '')).toEqual({ __typename: 'ReplayRefused', message: 'It was done before.' });
    expect(await verifyAudit(db())).toHaveProperty('rows');
  });

  it('refuses what has no reason, is not there, or does not come from a biller', async () => {
    const [row] = (await list({ state: 'flagged' })).postbacks;
    expect(await replay(row?.id ?? '', ' x ')).toMatchObject({ __typename: 'ReplayRefused' });
    expect(await replay('none')).toMatchObject({ message: 'There is no such event.' });
    await db()
      .updateTable('postbacks')
      .set({ status: 'refused' })
      .where('id', '=', row?.id ?? '')
      .execute();
    expect(await replay(row?.id ?? '')).toMatchObject({ message: expect.stringContaining('never done') as string });
  });
});

describe('commands that were given up', () => {
  const RETRY = `mutation ($id: ID!) { retryBillerCommand(id: $id, reason: "The biller is back.") { __typename
    ... on CommandRetried { state } ... on RetryCommandRefused { message } } }`;
  it('are listed, and sent again', async () => {
    const { orderId } = await join(test, 'command@example.com');
    await db()
      .insertInto('biller_commands')
      .values({ agreement_id: orderId, kind: 'end', state: 'failed', decided_at: test.clock.now(), settled_at: null })
      .execute();
    const { data } = await finance.call<{ billerCommands: readonly { id: string }[] }>(
      '{ billerCommands { id orderId kind state biller } }',
    );
    expect(data.billerCommands).toMatchObject([{ orderId, kind: 'end', state: 'failed', biller: 'vendo' }]);
    const id = data.billerCommands[0]?.id ?? '';
    const done = await finance.call<{ retryBillerCommand: object }>(RETRY, { id });
    expect(done.data.retryBillerCommand).toMatchObject({ __typename: 'CommandRetried' });
    const again = await finance.call<{ retryBillerCommand: object }>(RETRY, { id });
    expect(again.data.retryBillerCommand).toMatchObject({ __typename: 'RetryCommandRefused' });
    const audit = db().selectFrom('staff_audit').select('action').where('entity_kind', '=', 'biller-command');
    expect(await audit.execute()).toEqual([{ action: 'command.retry' }]);
  });
});

it('the reconciliation counts what is open with each biller', async () => {
  const { data } = await finance.call<{ reconciliation: readonly { biller: string }[] }>(
    '{ reconciliation { biller events flagged openOrders foundByReading failedCommands } }',
  );
  const rocketgate = data.reconciliation.find(({ biller }) => biller === 'vendo');
  const { n } = await db()
    .selectFrom('postbacks')
    .select(({ fn }) => fn.countAll<string>().as('n'))
    .where('biller', '=', 'vendo')
    .where('status', '<>', 'refused')
    .executeTakeFirstOrThrow();
  expect(rocketgate).toMatchObject({ events: Number(n), flagged: 0, openOrders: 0, failedCommands: 0 });
  expect(data.reconciliation.map(({ biller }) => biller)).toEqual(test.gateway.services.config.billers);
});

it.each(['editor', 'moderator', 'support'] as const)('nothing of it is for %s', async (role) => {
  const desk = await openDesk(test.gateway, role);
  const calls: readonly (readonly [string, object])[] = [
    [LIST, {}],
    ['{ billerCommands { id } }', {}],
    ['{ reconciliation { biller } }', {}],
    ['{ monthlyReport { month } }', {}],
    [REPLAY, { id: 'x', reason: 'whatever' }],
    ['mutation { retryBillerCommand(id: "1", reason: "whatever") { __typename } }', {}],
  ];
  for (const [query, variables] of calls) {
    const { errors } = await desk.call(query, variables as Record<string, unknown>);
    expect(errors?.[0]?.extensions?.['code'], query).toBe('FORBIDDEN');
  }
});
