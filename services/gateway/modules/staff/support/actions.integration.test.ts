import { beforeAll, describe, expect, it } from 'vitest';
import { billerForTests } from '@network/testing/sandbox-biller.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { join, type Joined, mailsTo } from '../../money/billing/testing/public.ts';
import { balanceOf } from '../../money/wallet/testing/public.ts';
import { verifyAudit } from '../staff/testing/public.ts';
import { type SupportDesk, openSupportDesk } from './testing/support-desk.ts';

let support: SupportDesk;
let finance: SupportDesk;
const test = billerForTests({ tenants: [vixen] });
beforeAll(async () => {
  support = await openSupportDesk(test.gateway, 'support');
  finance = await openSupportDesk(test.gateway, 'finance');
});

const db = () => test.gateway.services.db;
const refused = (key: string) => ({ __typename: 'ActionRefused', messageKey: `support.refused.${key}` });
const chargeOf = (who: Joined) =>
  db()
    .selectFrom('billing_transactions')
    .select(['id', 'amount', 'subscription_id'])
    .where('user_id', '=', who.userId)
    .where('kind', '=', 'charge')
    .orderBy('occurred_at', 'desc')
    .executeTakeFirstOrThrow();
const gemsOf = (who: Joined) => balanceOf(db(), who.userId, 'gems');
const PREVIEW = `query ($memberId: ID!, $action: MemberAction!) { preview: previewAction(memberId: $memberId, action: $action) {
  effects needsApproval mail { to subject text } refusal { messageKey } } }`;
interface Preview {
  readonly effects: readonly string[];
  readonly needsApproval: boolean;
  readonly mail: { readonly to: string; readonly subject: string; readonly text: string } | null;
  readonly refusal: { readonly messageKey: string } | null;
}
const preview = async (who: Joined, action: object) =>
  (await support.call<{ preview: Preview }>(PREVIEW, { memberId: who.userId, action })).data.preview;

describe('gems', () => {
  it('are given and taken with a mail that the preview has shown, and never below nothing', async () => {
    const who = await join(test, 'gems@example.com');
    const shown = await preview(who, { gems: { amount: 50 } });
    expect(shown).toMatchObject({
      effects: ['50 gems are added; 50 afterwards.'],
      needsApproval: false,
      mail: { to: 'gems@example.com', subject: 'You have 50 more gems at Vixen' },
      refusal: null,
    });
    expect([await gemsOf(who), await mailsTo(test, 'gems@example.com')]).toEqual([
      0,
      ['emailConfirmation', 'receipt', 'welcome'],
    ]);
    expect(await support.act(who.userId, { gems: { amount: 50 } })).toMatchObject({ effects: shown.effects });
    expect(await mailsTo(test, 'gems@example.com')).toContain('gemsGiven');
    expect(await support.act(who.userId, { gems: { amount: -20 } })).toMatchObject({ __typename: 'ActionDone' });
    expect(await gemsOf(who)).toBe(30);
    expect(await support.act(who.userId, { gems: { amount: -31 } })).toEqual(refused('gemsMissing'));
    for (const amount of [0, 1_001, -1_001]) {
      expect(await support.act(who.userId, { gems: { amount } })).toEqual(refused('gemsAmount'));
    }
    expect(await gemsOf(who)).toBe(30);
  });

  it('are given once for a request key, which is good for nothing else', async () => {
    const who = await join(test, 'twice@example.com');
    const requestKey = 'request-0001';
    const same = { gems: { amount: 5 } };
    expect(await support.act(who.userId, same, { requestKey })).toMatchObject({ __typename: 'ActionDone' });
    expect(await support.act(who.userId, same, { requestKey })).toMatchObject({ __typename: 'ActionDone' });
    expect(await gemsOf(who)).toBe(5);
    expect(await support.act(who.userId, { gems: { amount: 6 } }, { requestKey })).toEqual(refused('keyUsed'));
    expect(await support.act(who.userId, same, { requestKey, reason: 'Another reason' })).toEqual(refused('keyUsed'));
    expect(await gemsOf(who)).toBe(5);
  });
});

describe('every action', () => {
  it('needs a reason, a key and a member', async () => {
    const who = await join(test, 'reason@example.com');
    const note = { note: { confirmed: true } };
    expect(await support.act(who.userId, note, { reason: '  x ' })).toEqual(refused('reason'));
    expect(await support.act(who.userId, note, { reason: 'x'.repeat(1_001) })).toEqual(refused('reason'));
    expect(await support.act(who.userId, note, { requestKey: 'short' })).toEqual(refused('requestKey'));
    expect(await support.act('nobody', note)).toEqual(refused('memberGone'));
    expect(await support.act(who.userId, note, { reason: 'Called twice' })).toMatchObject({ __typename: 'ActionDone' });
    const { data } = await support.call<{ member: { actions: unknown[] } }>(
      'query ($id: ID!) { member(id: $id) { actions { action reason by } } }',
      { id: who.userId },
    );
    expect(data.member.actions).toEqual([{ action: 'note', reason: 'Called twice', by: support.email }]);
  });
});

describe('a membership', () => {
  it('is cancelled at its end: the biller charges no more, and access stays', async () => {
    const who = await join(test, 'end@example.com');
    const { subscription_id: subscriptionId } = await chargeOf(who);
    const cancel = { cancel: { subscriptionId, now: false } };
    expect((await preview(who, cancel)).mail?.subject).toBe('Your membership of Vixen is cancelled');
    expect(await support.act(who.userId, { extend: { subscriptionId, days: 5 } })).toEqual(refused('renews'));
    expect(await support.act(who.userId, cancel)).toMatchObject({ __typename: 'ActionDone' });
    await test.deliver();
    expect((await who.membership()).subscriptions[0]?.entitlement).toMatchObject({ isActive: true, isCancelled: true });
    expect((await mailsTo(test, 'end@example.com')).filter((kind) => kind === 'cancelled')).toHaveLength(1);
    const commands = db()
      .selectFrom('biller_commands')
      .select(['kind', 'state'])
      .where('agreement_id', '=', who.orderId);
    expect(await commands.execute()).toEqual([{ kind: 'end', state: 'sent' }]);
    expect(await support.act(who.userId, cancel)).toEqual(refused('nothingToCancel'));
  });

  it('is extended once it does not renew, and ended at once', async () => {
    const who = await join(test, 'extend@example.com');
    const { subscription_id: subscriptionId } = await chargeOf(who);
    await support.act(who.userId, { cancel: { subscriptionId, now: false } });
    const until = async () => (await who.membership()).subscriptions[0]?.entitlement.accessUntil?.getTime() ?? 0;
    const before = await until();
    expect(await support.act(who.userId, { extend: { subscriptionId, days: 7 } })).toMatchObject({
      __typename: 'ActionDone',
    });
    expect((await until()) - before).toBe(7 * 86_400_000);
    for (const days of [0, 367]) {
      expect(await support.act(who.userId, { extend: { subscriptionId, days } })).toEqual(refused('days'));
    }
    expect(await support.act(who.userId, { extend: { subscriptionId: 'other', days: 7 } })).toEqual(
      refused('subscriptionUnknown'),
    );
    expect(await support.act(who.userId, { cancel: { subscriptionId, now: true } })).toMatchObject({
      __typename: 'ActionDone',
    });
    expect((await who.membership()).subscriptions[0]?.entitlement.isActive).toBe(false);
    expect(await mailsTo(test, 'extend@example.com')).toEqual(
      expect.arrayContaining(['membershipExtended', 'membershipEnded']),
    );
    expect(await support.act(who.userId, { cancel: { subscriptionId, now: true } })).toEqual(refused('nothingToEnd'));
  });
});

describe('an account', () => {
  it('is disabled and enabled: nobody is signed in meanwhile', async () => {
    const who = await join(test, 'banned@example.com');
    const confirmed = { confirmed: true };
    const live = () =>
      db()
        .selectFrom('sessions')
        .select('id_hash')
        .where('user_id', '=', who.userId)
        .where('revoked_at', 'is', null)
        .execute();
    expect(await live()).not.toEqual([]);
    const disabled = await support.act(who.userId, { disable: confirmed });
    expect(disabled.effects).toContain(
      'A membership of this account renews: cancel it too unless the account comes back.',
    );
    expect(await live()).toEqual([]);
    expect(await support.act(who.userId, { disable: confirmed })).toEqual(refused('disabledAlready'));
    expect(await support.act(who.userId, { enable: confirmed })).toMatchObject({ __typename: 'ActionDone' });
    expect(await support.act(who.userId, { enable: confirmed })).toEqual(refused('notDisabled'));
    expect(await mailsTo(test, 'banned@example.com')).toEqual(
      expect.arrayContaining(['accountDisabled', 'accountEnabled']),
    );
  });

  it('has its sessions ended, its email confirmed and a receipt sent again', async () => {
    const who = await join(test, 'account@example.com');
    const confirmed = { confirmed: true };
    expect(await support.act(who.userId, { endSessions: confirmed })).toMatchObject({ __typename: 'ActionDone' });
    expect(await support.act(who.userId, { confirmEmail: confirmed })).toMatchObject({ __typename: 'ActionDone' });
    expect(await support.act(who.userId, { confirmEmail: confirmed })).toEqual(refused('confirmedAlready'));
    const receipt = { resendReceipt: { chargeId: (await chargeOf(who)).id } };
    expect((await preview(who, receipt)).mail?.text).toContain(
      'We charged $29.99 on March 2, 2026 (UTC) for Vixen, monthly membership.',
    );
    expect(await support.act(who.userId, receipt)).toMatchObject({ __typename: 'ActionDone' });
    expect(await support.act(who.userId, { resendReceipt: { chargeId: 'x' } })).toEqual(refused('chargeUnknown'));
    expect(await mailsTo(test, 'account@example.com')).toEqual(
      expect.arrayContaining(['receiptCopy', 'sessionsEnded']),
    );
  });

  it('is deleted once another member of staff approves, and what they said goes with it', async () => {
    const who = await join(test, 'deleted@example.com');
    const requested = await support.act(who.userId, { delete: { confirmed: true } });
    expect(requested).toMatchObject({ __typename: 'ActionWaits' });
    const id = requested.approval?.id ?? '';
    expect(await finance.decide(id, true)).toMatchObject({
      approval: { state: 'approved', carriedOutAt: expect.any(String) },
    });
    expect(await db().selectFrom('users').select('id').where('id', '=', who.userId).execute()).toEqual([]);
    expect(await mailsTo(test, 'deleted@example.com')).toContain('accountDeleted');
    const left = await db()
      .selectFrom('support_approvals')
      .select(['reason', 'decision_reason'])
      .where('id', '=', id)
      .executeTakeFirst();
    expect(left).toEqual({ reason: '', decision_reason: '' });
    expect(await finance.decide(id, true)).toEqual(refused('requestGone'));
  });
});

describe('the audit', () => {
  it('has each look and each change, is whole, and names nobody', async () => {
    const who = await join(test, 'audited@example.com');
    const seen = () =>
      db().selectFrom('staff_audit').selectAll().where('entity_id', '=', who.userId).orderBy('sequence').execute();
    await support.call('query ($id: ID!) { member(id: $id) { email } }', { id: who.userId });
    await preview(who, { gems: { amount: 1 } });
    await support.act(who.userId, { gems: { amount: 1 } }, { reason: 'Ada of audited@example.com' });
    const rows = await seen();
    expect(rows.map(({ action }) => action)).toEqual(['member.read', 'member.preview-gems', 'member.gems']);
    expect(JSON.stringify(rows)).not.toMatch(/audited@|Ada/);
    await support.call('{ members(by: email, text: "audited@") { members { id } } }');
    const search = await db().selectFrom('staff_audit').selectAll().where('action', '=', 'member.search').execute();
    expect(search.map(({ entity_id, after }) => [entity_id, after])).toEqual([['email', { found: [who.userId] }]]);
    expect(await verifyAudit(db())).toEqual({ rows: expect.any(Number) });
  });
});

it('V03 a member is found by their email in any script', async () => {
  const who = await join(test, 'ida@xn--bcher-kva.example');
  for (const text of [' Ida@B\u00fccher.example', 'ida@xn--bcher-kva.example', 'ida@xn--']) {
    const found = await support.call('query ($text: String!) { members(by: email, text: $text) { members { id } } }', {
      text,
    });
    expect(found.data, text).toMatchObject({ members: { members: [{ id: who.userId }] } });
  }
});
