import { beforeEach, describe, expect, it, vi } from 'vitest';
import { billerForTests } from '@network/testing/sandbox-biller.ts';
import vixen from '../../../../../../../apps/vixen/tenant.ts';
import { sandboxRocketgate, withRocketgateHash } from '@network/validation/sandbox-rocketgate.ts';
import { sandboxKey } from '../../../../../config/sandbox-key.ts';
import { billerOf } from '../biller-directory.ts';
import { ingestAnswer } from '../../postbacks/inbox.ts';
import { agreementOf } from '../../subscription/agreement.ts';
import { buySeveral, cancelMembership, comeBack, takeBack, timesCharged, upgradeTrial } from '../../testing/actions.ts';
import { join, type Joined, startToJoin } from '../../testing/join.ts';
import { callAs, firstOf, jobsAt } from '../../testing/scene.ts';

const test = billerForTests({ tenants: [vixen], config: { billers: ['rocketgate'] } });
beforeEach(async () => {
  await test.collect();
  test.sent.splice(0);
  test.clock.set('2026-03-02T12:00:00Z');
});

const rocketgate = { biller: 'rocketgate' } as const;

const chargesOf = (orderId: string) =>
  test.gateway.services.db
    .selectFrom('billing_transactions')
    .select(['kind', 'period', 'amount', 'transaction_id'])
    .where('agreement_id', '=', orderId)
    .orderBy('occurred_at')
    .orderBy('kind')
    .execute();

const orderOf = (email: string) =>
  test.gateway.services.db
    .selectFrom('billing_orders')
    .select(['id', 'member_id', 'status'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();

/** Lists the postbacks that were received for an order, oldest first. */
const receivedOf = async (orderId: string) =>
  (
    await test.gateway.services.db
      .selectFrom('postbacks')
      .select(['kind', 'status'])
      .where('order_id', '=', orderId)
      .orderBy('received_at')
      .execute()
  ).map(({ kind, status }) => `${kind} ${status}`);

const entitlementOf = async (who: Joined) => (await firstOf(who)).entitlement;

describe('a membership by RocketGate', () => {
  it('is joined on its page, opened by its postback, renewed, cancelled, taken up again, and refunded', async () => {
    const who = await join(test, 'life@example.com', rocketgate);
    expect(await entitlementOf(who)).toMatchObject({ isActive: true, isCancelled: false });
    await jobsAt(test, '2026-04-02T12:00:00Z');
    await jobsAt(test, '2026-05-02T12:00:00Z');
    expect((await chargesOf(who.orderId)).map(({ period, amount }) => [period, amount])).toEqual([
      [0, 2_999],
      [1, 2_999],
      [2, 2_999],
    ]);
    expect(new Set(await test.deliver())).toEqual(new Set([200]));
    await cancelMembership(test, who);
    expect(await entitlementOf(who)).toMatchObject({ isActive: true, isCancelled: true });
    await comeBack(test, who);
    // The message of the end arrives after the return.
    expect(await test.deliver()).toEqual([200]);
    expect(await entitlementOf(who)).toMatchObject({ isActive: true, isCancelled: false });
    await jobsAt(test, '2026-06-02T12:00:00Z');
    expect(await chargesOf(who.orderId)).toHaveLength(4);
    await test.deliver();
    expect(new Set((await receivedOf(who.orderId)).map((each) => each.split(' ')[1]))).toEqual(new Set(['processed']));
  });

  it('a trial is upgraded, and several sites are bought, with the stored card and once each', async () => {
    const who = await join(test, 'upgrade@example.com', { ...rocketgate, optionId: 302 });
    const upgrade = await upgradeTrial(test, who);
    expect(await chargesOf(upgrade)).toMatchObject([{ kind: 'charge', period: 0 }]);
    expect(timesCharged(test, upgrade)).toBe(1);
    const several = await buySeveral(test, who);
    expect(await chargesOf(several)).toMatchObject([{ kind: 'charge', period: 0 }]);
    await jobsAt(test, '2026-03-02T12:05:00Z');
    // A purchase by a call causes no message; the end of the plan that it replaces does.
    expect(await test.deliver()).toEqual([200]);
    expect([timesCharged(test, upgrade), timesCharged(test, several)]).toEqual([1, 1]);
    expect(await receivedOf(several)).not.toContain('charged flagged');
  });

  it('is offered in one press, and its card is changed at RocketGate', async () => {
    const who = await join(test, 'press@example.com', rocketgate);
    expect(await callAs(test, who, '{ joinOptions { isOneClickEnabled } }')).toEqual({
      joinOptions: { isOneClickEnabled: true },
    });
    expect(await callAs(test, who, '{ creditCardUpdate { url messageKey } }')).toEqual({
      creditCardUpdate: { url: null, messageKey: 'billing.card.atBiller' },
    });
  });

  it('a declined card is known from the report, and another card pays the same order', async () => {
    const { location } = await startToJoin(test, 'declined@example.com', rocketgate);
    await test.pay(location ?? '', '4000000000000002');
    expect(await test.deliver()).toEqual([]);
    await jobsAt(test, '2026-03-02T12:01:00Z');
    expect((await orderOf('declined@example.com')).status).toBe('declined');
    await test.pay(location ?? '');
    expect(await test.deliver()).toEqual([200]);
    expect((await orderOf('declined@example.com')).status).toBe('paid');
  });

  it('a renewal that fails, and what RocketGate’s people take back, are found in the report', async () => {
    const late = await join(test, 'fails@example.com', { ...rocketgate, card: '4000000000000341' });
    await jobsAt(test, '2026-04-02T12:00:00Z');
    expect(await receivedOf(late.orderId)).toContain('rebill-failed processed');
    test.clock.set('2026-03-02T12:00:00Z');
    const refunded = await join(test, 'refunded@example.com', rocketgate);
    await takeBack(test, refunded.orderId, 'refund');
    const disputed = await join(test, 'disputed@example.com', rocketgate);
    await takeBack(test, disputed.orderId, 'chargeback');
    const voided = await join(test, 'voided@example.com', rocketgate);
    await takeBack(test, voided.orderId, 'void');
    await jobsAt(test, '2026-03-02T12:02:00Z');
    expect((await chargesOf(refunded.orderId)).map(({ kind }) => kind).toSorted()).toEqual(['charge', 'refund']);
    expect((await chargesOf(disputed.orderId)).map(({ kind }) => kind).toSorted()).toEqual(['charge', 'chargeback']);
    expect((await chargesOf(voided.orderId)).map(({ kind }) => kind).toSorted()).toEqual(['charge', 'void']);
    expect(await entitlementOf(disputed)).toMatchObject({ isActive: false });
  });

  it('a cancellation that is called again after the return ends nothing', async () => {
    const who = await join(test, 'again@example.com', rocketgate);
    const { services } = test.gateway;
    const row = await services.db
      .selectFrom('billing_agreements')
      .selectAll()
      .where('id', '=', who.orderId)
      .executeTakeFirstOrThrow();
    const cancel = () => billerOf(services, 'rocketgate').cancel(agreementOf(row), 'operation-1');
    await ingestAnswer(services, 'rocketgate', await cancel(), test.clock.now());
    test.clock.set('2026-03-02T12:01:00Z');
    await comeBack(test, who);
    expect(await cancel()).toMatchObject({ kind: 'cancelled', reference: 'operation-1' });
    await jobsAt(test, '2026-04-02T12:00:00Z');
    expect((await chargesOf(who.orderId)).map(({ period }) => period)).toEqual([0, 1]);
  });

  it('gives a charge among equal ones back, once however often it is called, and the report repeats nothing', async () => {
    const who = await join(test, 'back@example.com', rocketgate);
    await jobsAt(test, '2026-04-02T12:00:00Z');
    const { services } = test.gateway;
    const row = await services.db
      .selectFrom('billing_agreements')
      .selectAll()
      .where('id', '=', who.orderId)
      .executeTakeFirstOrThrow();
    const [, renewal] = await chargesOf(who.orderId);
    const whole = { transactionId: renewal?.transaction_id ?? '', amount: 2_999, isPart: false };
    const refund = (reference: string) => billerOf(services, 'rocketgate').refund(agreementOf(row), whole, reference);
    const first = await refund('refund-1');
    expect(first).toMatchObject({ kind: 'refunded', period: 1, price: { amount: 2_999 }, reference: 'refund-1' });
    expect(await ingestAnswer(services, 'rocketgate', first, test.clock.now())).toBe('processed');
    expect(await refund('refund-1')).toMatchObject({ id: first.id, transactionId: first.transactionId });
    await jobsAt(test, '2026-04-02T12:05:00Z');
    await jobsAt(test, '2026-04-03T12:05:00Z');
    expect((await chargesOf(who.orderId)).map(({ kind }) => kind)).toEqual(['charge', 'charge', 'refund']);
    expect((await receivedOf(who.orderId)).filter((each) => !each.endsWith('processed'))).toEqual([]);
  });

  it('a postback counts once however often it comes, and the report finds what no postback said', async () => {
    const { location } = await startToJoin(test, 'twice@example.com', rocketgate);
    await test.pay(location ?? '');
    await test.collect();
    const [paid] = test.sent.splice(0);
    if (!paid) throw new Error('Nothing was sent.');
    expect([await test.hand(paid), await test.hand(paid)]).toEqual([200, 200]);
    const unanswered = await startToJoin(test, 'unheard@example.com', rocketgate);
    await test.pay(unanswered.location ?? '');
    await test.collect();
    test.sent.splice(0);
    await jobsAt(test, '2026-03-02T12:05:00Z');
    expect([(await orderOf('twice@example.com')).status, (await orderOf('unheard@example.com')).status]).toEqual([
      'paid',
      'paid',
    ]);
  });
});

describe('what is not of RocketGate', () => {
  const own = () => sandboxRocketgate(sandboxKey(test.gateway.services.config));
  const postback = (payload: string, { key = own().postbackKey, remoteAddress = '127.0.0.1' } = {}) =>
    test.gateway.inject({
      method: 'POST',
      url: `/billers/rocketgate/postbacks?key=${key}`,
      remoteAddress,
      headers: { 'content-type': 'text/xml' },
      payload,
    });
  const xml = (root: string, fields: Readonly<Record<string, string>>) => {
    const all = { merchantID: own().merchantId, ...fields };
    const elements = Object.entries(all).map(([name, value]) => `<${name}>${value}</${name}>`);
    return `<?xml version="1.0" encoding="UTF-8"?><${root}>${elements.join('')}</${root}>`;
  };

  async function opened(email: string) {
    await startToJoin(test, email, rocketgate);
    const { id: orderId, member_id: customerID } = await orderOf(email);
    const money = { approvedAmount: '29.99', approvedCurrency: 'USD', settledAmount: '29.99', settledCurrency: 'USD' };
    return { orderId, sale: { transactID: '100013F3954736F', invoiceID: orderId, customerID, ...money } };
  }

  it('opens nothing: another address, another key, and a sale that RocketGate does not have', async () => {
    const { orderId, sale } = await opened('forged@example.com');
    const claimed = xml('HostedPage', sale);
    expect((await postback(claimed, { remoteAddress: '203.0.113.9' })).statusCode).toBe(403);
    expect((await postback(claimed, { key: 'wrong' })).statusCode).toBe(403);
    const invented = await postback(claimed);
    expect([invented.statusCode, invented.body]).toEqual([503, expect.stringContaining('<results>1</results>')]);
    expect(await receivedOf(orderId)).toEqual([]);
    expect((await orderOf('forged@example.com')).status).toBe('pending');
  });

  it('moves no sale to another order: the look-up says whose it is', async () => {
    const payer = await join(test, 'payer@example.com', rocketgate);
    const [paid] = await chargesOf(payer.orderId);
    const { orderId, sale } = await opened('thief@example.com');
    const transactID = paid?.transaction_id.split(':')[1] ?? '';
    expect((await postback(xml('HostedPage', { ...sale, transactID }))).statusCode).toBe(503);
    expect(await receivedOf(orderId)).toEqual([]);
  });

  it('waits while the gateway and the report are silent or down', async () => {
    const { orderId, sale } = await opened('silent@example.com');
    expect((await postback(xml('RecurringBilling', sale))).statusCode).toBe(503);
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
    expect((await postback(xml('HostedPage', sale))).statusCode).toBe(503);
    expect((await postback(xml('Cancellation', { invoiceID: orderId }))).statusCode).toBe(503);
    vi.restoreAllMocks();
    expect(await receivedOf(orderId)).toEqual([]);
  });

  it('is a reason to read the invoice when nobody describes it, and shown to a person when it names none', async () => {
    const { orderId } = await opened('unnamed@example.com');
    const unknown = await postback(xml('CreditVoid', { invoiceID: orderId }));
    expect([unknown.statusCode, unknown.body]).toEqual([200, expect.stringContaining('<results>0</results>')]);
    for (const body of ['', 'no xml', '<HostedPage/>', xml('HostedPage', { invoiceID: 'a b' })]) {
      expect((await postback(body)).statusCode).toBe(200);
    }
    const unread = await test.gateway.services.db
      .selectFrom('postbacks')
      .select('problem')
      .where('problem', '=', 'not-understood')
      .execute();
    expect(unread).toHaveLength(4);
  });

  it('leads nobody on from a page without the right hash', async () => {
    const { orderId } = await opened('return@example.com');
    const back = (search: string) =>
      test.gateway.inject({ method: 'GET', url: `/billers/rocketgate/return?${search}` });
    const about = { flag: '1', id: 'member-1', invoiceID: orderId };
    const approved = await back(withRocketgateHash(about, own().hashSecret));
    expect([approved.statusCode, approved.headers.location]).toEqual([
      303,
      expect.stringContaining('/_signupsuccess?'),
    ]);
    const declined = await back(withRocketgateHash({ ...about, errcat: '1', errcode: '104' }, own().hashSecret));
    expect(declined.headers.location).toContain('/_signupdenial?');
    expect((await back(withRocketgateHash(about, 'another-secret'))).statusCode).toBe(404);
    expect((await back(new URLSearchParams(about).toString())).statusCode).toBe(404);
  });
});
