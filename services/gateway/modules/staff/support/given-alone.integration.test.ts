import { beforeEach, describe, expect, it } from 'vitest';
import { billerForTests } from '@network/testing/sandbox-biller.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { erasePerson } from '../../../personal-data/erase-person.ts';
import { jobsAt, join, type Joined } from '../../money/billing/testing/public.ts';
import { modules } from '../../registry.ts';
import { balanceOf } from '../../money/wallet/testing/public.ts';
import { type DeskAnswer, openSupportDesk, type SupportDesk } from './testing/support-desk.ts';

let turn = 0;
let [support, other, finance]: SupportDesk[] = [];
const test = billerForTests({ tenants: [vixen] });
// Each case has staff of its own, who have given nothing yet.
beforeEach(async () => {
  test.clock.set('2026-03-02T12:00:00Z');
  turn += 1;
  support = await openSupportDesk(test.gateway, 'support', `support-${turn}`);
  other = await openSupportDesk(test.gateway, 'support', `other-${turn}`);
  finance = await openSupportDesk(test.gateway, 'finance', `finance-${turn}`);
});

const db = () => test.gateway.services.db;
const ALONE = { __typename: 'ActionDone' };
const WAITS = { __typename: 'ActionWaits' };
const gems = (amount: number) => ({ gems: { amount } });
const act = (desk: SupportDesk | undefined, who: Joined, action: object): Promise<DeskAnswer> =>
  desk?.act(who.userId, action) ?? Promise.reject(new Error('There is no desk.'));
const approve = (answer: DeskAnswer) => finance?.decide(answer.approval?.id ?? '', true);
const decline = (answer: DeskAnswer) => finance?.decide(answer.approval?.id ?? '', false);
const chargesOf = (who: Joined) =>
  db()
    .selectFrom('billing_transactions')
    .select(['id', 'subscription_id'])
    .where('user_id', '=', who.userId)
    .where('kind', '=', 'charge')
    .orderBy('occurred_at')
    .execute();
const needsApproval = async (who: Joined, action: object): Promise<boolean | undefined> => {
  const query = `query ($memberId: ID!, $action: MemberAction!) {
    it: previewAction(memberId: $memberId, action: $action) { needsApproval } }`;
  const answer = await support?.call<{ it: { needsApproval: boolean } }>(query, { memberId: who.userId, action });
  return answer?.data.it.needsApproval;
};

describe('what one person gives a member alone', () => {
  it('is counted together: two refunds of 29.99 need a second person, which the preview says', async () => {
    const who = await join(test, 'by-parts@example.com');
    await jobsAt(test, '2026-04-02T11:30:00Z');
    await test.deliver();
    const [first, second] = (await chargesOf(who)).map(({ id }) => ({ refund: { chargeId: id } }));
    if (first === undefined || second === undefined) throw new Error('There are not two charges.');
    expect(await needsApproval(who, second)).toBe(false);
    expect(await act(support, who, first)).toMatchObject(ALONE);
    expect(await needsApproval(who, second)).toBe(true);
    const asked = await act(support, who, second);
    expect(asked).toMatchObject(WAITS);
    expect(await approve(asked)).toMatchObject({ approval: { state: 'approved', carriedOutAt: expect.any(String) } });
  });

  it('is counted whoever gave it, for seven days', async () => {
    const who = await join(test, 'two-desks@example.com');
    expect(await act(support, who, gems(600))).toMatchObject(ALONE);
    expect(await act(other, who, gems(400))).toMatchObject(ALONE);
    test.clock.set('2026-03-09T11:59:59Z');
    expect(await decline(await act(support, who, gems(1)))).toMatchObject({ approval: { state: 'declined' } });
    test.clock.set('2026-03-09T12:00:00Z');
    expect(await act(support, who, gems(1_000))).toMatchObject(ALONE);
    expect(await act(support, who, gems(1))).toMatchObject(WAITS);
  });

  it('is counted for thirty days as well, in which a member gets two limits', async () => {
    const who = await join(test, 'each-week@example.com');
    const [charge] = await chargesOf(who);
    const days = (count: number) => ({ extend: { subscriptionId: charge?.subscription_id ?? '', days: count } });
    await act(support, who, { cancel: { subscriptionId: charge?.subscription_id ?? '', now: false } });
    expect(await act(support, who, days(31))).toMatchObject(ALONE);
    test.clock.set('2026-03-09T12:00:00Z');
    expect(await act(other, who, days(30))).toMatchObject(ALONE);
    test.clock.set('2026-03-16T12:00:00Z');
    expect(await needsApproval(who, days(2))).toBe(true);
    expect(await act(support, who, days(2))).toMatchObject(WAITS);
    expect(await act(support, who, days(1))).toMatchObject(ALONE);
    expect(await act(support, who, gems(1_000))).toMatchObject(ALONE);
    test.clock.set('2026-04-01T11:59:59Z');
    expect(await needsApproval(who, days(1))).toBe(true);
    test.clock.set('2026-04-01T12:00:00Z');
    expect(await needsApproval(who, days(31))).toBe(false);
  });

  it('is counted for a year as well, in which a member gets four limits', async () => {
    const who = await join(test, 'each-month@example.com');
    for (const month of ['03', '05', '07', '09']) {
      test.clock.set(`2026-${month}-02T12:00:00Z`);
      const desk = await openSupportDesk(test.gateway, 'support', `month-${month}-${turn}`);
      expect(await act(desk, who, gems(1_000))).toMatchObject(ALONE);
    }
    test.clock.set('2027-03-02T11:59:59Z');
    support = await openSupportDesk(test.gateway, 'support', `next-year-${turn}`);
    expect(await needsApproval(who, gems(1))).toBe(true);
    expect(await act(support, who, gems(1))).toMatchObject(WAITS);
    test.clock.set('2027-03-02T12:00:00Z');
    expect(await needsApproval(who, gems(1_000))).toBe(false);
  });

  it('is not less for what was taken, nor more for what waits or a second person approved', async () => {
    const who = await join(test, 'taken@example.com');
    await act(support, who, gems(600));
    await act(support, who, gems(-600));
    const asked = await act(support, who, gems(401));
    expect(asked).toMatchObject(WAITS);
    expect(await balanceOf(db(), who.userId, 'gems')).toBe(0);
    expect(await act(support, who, gems(200))).toMatchObject(ALONE);
    expect(await approve(asked)).toMatchObject({ approval: { state: 'approved' } });
    expect(await act(support, who, gems(200))).toMatchObject(ALONE);
    expect(await balanceOf(db(), who.userId, 'gems')).toBe(801);
    expect(await act(support, who, gems(1))).toMatchObject(WAITS);
  });

  it('is counted of days as well, and a request for what cannot be given is refused', async () => {
    const who = await join(test, 'days@example.com');
    const [charge] = await chargesOf(who);
    const subscriptionId = charge?.subscription_id ?? '';
    const days = (count: number) => ({ extend: { subscriptionId, days: count } });
    const refused = (key: string) => ({ __typename: 'ActionRefused', messageKey: `support.refused.${key}` });
    expect(await act(support, who, days(32))).toEqual(refused('renews'));
    await act(support, who, { cancel: { subscriptionId, now: false } });
    expect(await act(support, who, days(20))).toMatchObject(ALONE);
    expect(await act(support, who, days(12))).toMatchObject(WAITS);
    expect(await act(support, who, days(11))).toMatchObject(ALONE);
    expect(await act(support, who, days(367))).toEqual(refused('days'));
    expect(await act(support, who, gems(1_001))).toEqual(refused('gemsAmount'));
  });
});

it('what one person gives all members alone is at most ten times that', async () => {
  const members = await Promise.all(Array.from({ length: 11 }, (_, index) => join(test, `many-${index}@example.com`)));
  const [last, ...others] = members;
  if (last === undefined) throw new Error('Nobody joined.');
  for (const who of others) expect(await act(support, who, gems(1_000))).toMatchObject(ALONE);
  expect(await act(support, last, gems(1))).toMatchObject(WAITS);
  expect(await act(other, last, gems(1))).toMatchObject(ALONE);
});

it('what was given stays counted when the member deletes the account, and says nothing of them', async () => {
  const emails = Array.from({ length: 10 }, (_, index) => `leaves-${index}@example.com`);
  const members = await Promise.all(emails.map((email) => join(test, email)));
  for (const who of members) {
    expect(await act(support, who, gems(1_000))).toMatchObject(ALONE);
    await act(support, who, { note: { confirmed: true } });
  }
  for (const [index, { userId }] of members.entries()) {
    const person = { id: userId, email: emails[index] ?? '' };
    expect(await erasePerson(modules, test.gateway.services, person, 'vixen')).toBe('erased');
  }
  const rows = await db()
    .selectFrom('support_actions')
    .selectAll()
    .where('staff', '=', support?.email ?? '')
    .execute();
  expect(rows.map((row) => ({ ...row, request_key: null, done_at: null }))).toEqual(
    members.map(() => ({
      user_id: null,
      action: 'gems',
      fingerprint: '',
      reason: '',
      staff: support?.email,
      approval_id: null,
      given_unit: 'gems',
      given_amount: 1_000,
      refused_because: null,
      request_key: null,
      done_at: null,
    })),
  );
  const again = await join(test, 'leaves-0@example.com');
  expect(await act(support, again, gems(1))).toMatchObject(WAITS);
  expect(await act(other, again, gems(1))).toMatchObject(ALONE);
});
