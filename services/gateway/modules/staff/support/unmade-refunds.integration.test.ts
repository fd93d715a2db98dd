import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { billerForTests } from '@network/testing/sandbox-biller.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { sendCommands } from '../../money/billing/public.ts';
import { checkBooks, join, type Joined, mailsTo } from '../../money/billing/testing/public.ts';
import { type SupportDesk, openSupportDesk } from './testing/support-desk.ts';

let support: SupportDesk;
let finance: SupportDesk;
const test = billerForTests({ tenants: [vixen] });
beforeAll(async () => {
  support = await openSupportDesk(test.gateway, 'support');
  finance = await openSupportDesk(test.gateway, 'finance');
});
afterEach(() => checkBooks(test.gateway.services.db));

const db = () => test.gateway.services.db;
const chargeOf = (who: Joined) =>
  db()
    .selectFrom('billing_transactions')
    .select(['id', 'amount', 'transaction_id'])
    .where('user_id', '=', who.userId)
    .where('kind', '=', 'charge')
    .executeTakeFirstOrThrow();

describe('a refund that its biller does not make', () => {
  const mailsAbout = async (email: string) => (await mailsTo(test, email)).filter((kind) => /refund/i.test(kind));
  const UNMADE = 'chargeId amount state attempts problem askedBy';
  const ofMember = async (who: Joined) => {
    const query = `query ($id: ID!) { member(id: $id) { unmadeRefunds { ${UNMADE} } payments { id state } } }`;
    return (await support.call<{ member: object }>(query, { id: who.userId })).data.member;
  };
  const own = async (desk: SupportDesk) =>
    (await desk.call<{ unmadeRefunds: readonly object[] }>(`{ unmadeRefunds { ${UNMADE} } }`)).data.unmadeRefunds;

  it('for good fails at once, is shown to who asked and on the member’s page, and tells the member nothing', async () => {
    const who = await join(test, 'refused@example.com');
    const { id: chargeId, amount, transaction_id: number } = await chargeOf(who);
    const rename = (transaction_id: string) =>
      db().updateTable('billing_transactions').set({ transaction_id }).where('id', '=', chargeId).execute();
    // A charge that its biller does not know.
    await rename('txn_of_nobody');
    const ask = () =>
      support.call<{ it: object }>(
        `mutation ($memberId: ID!, $action: MemberAction!) {
          it: actOnMember(memberId: $memberId, action: $action, reason: "They asked", requestKey: "refused-for-good") {
            __typename ... on ActionDone { unmadeRefund { ${UNMADE} } } } }`,
        { memberId: who.userId, action: { refund: { chargeId } } },
      );
    const answer = await ask();
    const unmade = {
      chargeId,
      amount,
      state: 'failed',
      attempts: 1,
      problem: expect.stringContaining('404'),
      askedBy: support.email,
    };
    expect(answer.data.it).toEqual({ __typename: 'ActionDone', unmadeRefund: unmade });
    // The call is repeated where its answer got lost: it must not read as if the money went back.
    expect((await ask()).data.it).toEqual(answer.data.it);
    expect(await ofMember(who)).toMatchObject({ unmadeRefunds: [unmade], payments: [{ state: 'refunding' }] });
    expect(await own(support)).toContainEqual(unmade);
    expect(await own(finance)).toEqual([]);
    // A person who saw no member has looked at nobody.
    const looks = db().selectFrom('staff_audit').select('actor').where('action', '=', 'member.unmade-refunds');
    expect(await looks.execute()).toEqual([{ actor: support.email }]);
    expect(await sendCommands(test.gateway.services, test.clock.now(), who.orderId)).toBe(0);
    expect(await ofMember(who)).toMatchObject({ unmadeRefunds: [{ attempts: 1 }] });
    expect(await mailsAbout('refused@example.com')).toEqual([]);
    await rename(number);
  });

  it('is tried again while the biller is silent, and mailed once it is made', async () => {
    const who = await join(test, 'silent@example.com');
    const { id: chargeId, transaction_id: number } = await chargeOf(who);
    await db()
      .insertInto('biller_commands')
      .values({
        agreement_id: who.orderId,
        kind: 'refund',
        transaction_id: number,
        state: 'pending',
        decided_at: test.clock.now(),
        asked_by: finance.email,
        attempts: 2,
        problem: 'The biller answered 503.',
        settled_at: null,
      })
      .execute();
    const waiting = { chargeId, state: 'pending', attempts: 2, problem: 'The biller answered 503.' };
    expect(await own(finance)).toContainEqual(expect.objectContaining(waiting));
    expect(await mailsAbout('silent@example.com')).toEqual([]);
    await sendCommands(test.gateway.services, test.clock.now(), who.orderId);
    expect(await mailsAbout('silent@example.com')).toEqual(['refunded']);
    expect(await ofMember(who)).toMatchObject({ unmadeRefunds: [] });
  });
});
