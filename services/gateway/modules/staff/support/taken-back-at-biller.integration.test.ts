import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { billerForTests } from '@network/testing/sandbox-biller.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { answerCalls, checkBooks, join, type Joined, mailsTo, takeBack } from '../../money/billing/testing/public.ts';
import { type SupportDesk, openSupportDesk } from './testing/support-desk.ts';

let support: SupportDesk;
let finance: SupportDesk;
const test = billerForTests({ tenants: [vixen] });
beforeAll(async () => {
  support = await openSupportDesk(test.gateway, 'support');
  finance = await openSupportDesk(test.gateway, 'finance');
});
afterEach(async () => {
  vi.restoreAllMocks();
  await checkBooks(test.gateway.services.db);
});

const db = () => test.gateway.services.db;
const REFUSED = { __typename: 'ActionRefused', messageKey: 'support.refused.takenBackAtBiller' };

const rowsOf = (who: Joined) =>
  db()
    .selectFrom('billing_transactions')
    .select(['id', 'kind', 'amount'])
    .where('agreement_id', '=', who.orderId)
    .orderBy('kind')
    .execute();
const bookedOf = async (who: Joined) => (await rowsOf(who)).map(({ kind, amount }) => `${kind} ${amount}`);
const partOf = async (who: Joined, amount = 1_000) => ({
  refund: { chargeId: (await rowsOf(who)).find(({ kind }) => kind === 'charge')?.id, amount },
});
const stateOf = async (who: Joined) => {
  const query = 'query ($id: ID!) { member(id: $id) { payments { kind state left } unmadeRefunds { state } } }';
  return (await support.call<{ member: object }>(query, { id: who.userId })).data.member;
};

/** A member whose charge the biller took back whole, which it has not reported. */
async function refundedThere(email: string, optionId = 303): Promise<Joined> {
  const who = await join(test, email, { optionId });
  await takeBack(test, who.orderId, 'refund');
  return who;
}

describe('a refund of a charge that the biller has taken back', () => {
  it('is refused with what the biller recorded, which is booked and mailed once', async () => {
    const who = await refundedThere('there@example.com');
    expect(await support.act(who.userId, await partOf(who))).toEqual(REFUSED);
    expect(await bookedOf(who)).toEqual(['charge 2999', 'refund 2999']);
    expect(await stateOf(who)).toMatchObject({ unmadeRefunds: [] });
    expect(await support.act(who.userId, await partOf(who))).toMatchObject({
      messageKey: 'support.refused.refundedAlready',
    });
    await test.deliver();
    const mails = (await mailsTo(test, 'there@example.com')).filter((kind) => /refund/i.test(kind));
    expect([mails, await bookedOf(who)]).toEqual([['refunded'], ['charge 2999', 'refund 2999']]);
  });

  it('is answered again as the first time where its call is repeated, and the biller is not asked', async () => {
    const who = await join(test, 'repeated@example.com');
    const more = { requestKey: 'repeated-after-taken-back' };
    const first = await support.act(who.userId, await partOf(who), more);
    expect(first).toMatchObject({ __typename: 'ActionDone' });
    await takeBack(test, who.orderId, 'refund');
    const before = await bookedOf(who);
    let asked = 0;
    answerCalls('/orders/events', (real) => ((asked += 1), real()));
    expect(await support.act(who.userId, await partOf(who), more)).toEqual({ __typename: 'ActionDone', effects: [] });
    expect([asked, await bookedOf(who)]).toEqual([0, before]);
    // A new request is told what the biller recorded.
    expect(await support.act(who.userId, await partOf(who))).toEqual(REFUSED);
    expect(asked).toBeGreaterThan(0);
  });

  it('is previewed as refused', async () => {
    const who = await refundedThere('previewed@example.com');
    const query =
      'query ($id: ID!, $action: MemberAction!) { it: previewAction(memberId: $id, action: $action) { effects refusal { messageKey } } }';
    const { data } = await support.call<{ it: object }>(query, { id: who.userId, action: await partOf(who) });
    expect(data.it).toEqual({ effects: [], refusal: { messageKey: REFUSED.messageKey } });
  });

  it('is refused to a second member of staff too, who approves it later', async () => {
    const who = await join(test, 'approved-later@example.com', { optionId: 305 });
    const { approval } = await support.act(who.userId, await partOf(who, 6_000));
    await takeBack(test, who.orderId, 'refund');
    expect(await finance.decide(approval?.id ?? '', true)).toEqual(REFUSED);
    expect((await bookedOf(who)).filter((row) => row.startsWith('refund'))).toHaveLength(1);
  });

  /** The biller says nothing of its records when it is asked for the first time. */
  const silentAtFirst = (): void => {
    let calls = 0;
    answerCalls('/orders/events', (real) => ((calls += 1) === 1 ? new Response('', { status: 503 }) : real()));
  };

  it('is corrected by the answer to the refund where the biller can’t be asked before', async () => {
    const who = await refundedThere('told-late@example.com');
    silentAtFirst();
    expect(await support.act(who.userId, await partOf(who))).toEqual(REFUSED);
    expect(await bookedOf(who)).toEqual(['charge 2999', 'refund 2999']);
    expect(await stateOf(who)).toMatchObject({ unmadeRefunds: [] });
  });

  it('is refused again where a call is repeated that was refused once the biller had answered', async () => {
    const who = await refundedThere('repeated-late@example.com');
    silentAtFirst();
    const more = { requestKey: 'refused-after-the-answer' };
    expect(await support.act(who.userId, await partOf(who), more)).toEqual(REFUSED);
    expect(await support.act(who.userId, await partOf(who), more)).toEqual(REFUSED);
    expect(await bookedOf(who)).toEqual(['charge 2999', 'refund 2999']);
  });

  it('is shown as not made while the biller is silent, and corrected by what it reports later', async () => {
    const who = await refundedThere('silent@example.com');
    answerCalls('/orders/events', () => new Response('', { status: 503 }));
    await support.act(who.userId, await partOf(who));
    expect(await stateOf(who)).toMatchObject({ unmadeRefunds: [{ state: 'pending' }] });
    vi.restoreAllMocks();
    await test.deliver();
    expect(await bookedOf(who)).toEqual(['charge 2999', 'refund 2999']);
    expect(await stateOf(who)).toMatchObject({ unmadeRefunds: [] });
  });

  it('is made where the biller is asked in vain and nothing was taken back', async () => {
    const who = await join(test, 'stands@example.com');
    silentAtFirst();
    expect(await support.act(who.userId, await partOf(who))).toMatchObject({ __typename: 'ActionDone' });
    expect(await bookedOf(who)).toEqual(['charge 2999', 'refund 1000']);
  });
});
