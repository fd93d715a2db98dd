import { beforeAll, expect, it } from 'vitest';
import { MEMBER_ACTION_NAMES, type MemberActionName } from '@network/access/staff/member-actions.ts';
import { fillText } from '@network/messages/catalogue/fill-text.ts';
import { mails } from '@network/messages/mails.ts';
import { billerForTests } from '@network/testing/sandbox-biller.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { join, type Joined } from '../../money/billing/testing/public.ts';
import { openSupportDesk, type SupportDesk } from './testing/support-desk.ts';

let support: SupportDesk;
let finance: SupportDesk;
const test = billerForTests({ tenants: [vixen] });
beforeAll(async () => {
  support = await openSupportDesk(test.gateway, 'support');
  finance = await openSupportDesk(test.gateway, 'finance');
});

const confirmed = { confirmed: true };
const EXPLANATION = 'There are many of them, and some take long to find.';
const db = () => test.gateway.services.db;

interface Scene {
  readonly who: Joined;
  readonly subscriptionId: string;
  readonly chargeId: string;
  readonly openRequest: (kind: 'access' | 'deletion') => Promise<string>;
}

/** Each action on a member on whom it can be done, and whether the member reads about it. */
const ACTIONS: Readonly<
  Record<MemberActionName, { readonly of: (scene: Scene) => object | Promise<object>; readonly isMailed: boolean }>
> = {
  refund: { of: ({ chargeId }) => ({ refund: { chargeId } }), isMailed: true },
  gems: { of: () => ({ gems: { amount: 5 } }), isMailed: true },
  extend: {
    of: async ({ who, subscriptionId }) => {
      await support.act(who.userId, { cancel: { subscriptionId, now: false } });
      return { extend: { subscriptionId, days: 7 } };
    },
    isMailed: true,
  },
  cancel: { of: ({ subscriptionId }) => ({ cancel: { subscriptionId, now: true } }), isMailed: true },
  resendReceipt: { of: ({ chargeId }) => ({ resendReceipt: { chargeId } }), isMailed: true },
  endSessions: { of: () => ({ endSessions: confirmed }), isMailed: true },
  disable: { of: () => ({ disable: confirmed }), isMailed: true },
  enable: {
    of: async ({ who }) => {
      await support.act(who.userId, { disable: confirmed });
      return { enable: confirmed };
    },
    isMailed: true,
  },
  confirmEmail: { of: () => ({ confirmEmail: confirmed }), isMailed: false },
  changeEmail: { of: ({ who }) => ({ changeEmail: { newEmail: `${who.userId}@new.example` } }), isMailed: true },
  note: { of: () => ({ note: confirmed }), isMailed: false },
  openDataRequest: { of: () => ({ openDataRequest: { kind: 'access', receivedOn: '2026-03-01' } }), isMailed: true },
  extendDataRequest: {
    of: async ({ openRequest }) => ({
      extendDataRequest: { dataRequestId: await openRequest('access'), explanation: EXPLANATION },
    }),
    isMailed: true,
  },
  declineDataRequest: {
    of: async ({ openRequest }) => ({
      declineDataRequest: { dataRequestId: await openRequest('deletion'), explanation: EXPLANATION },
    }),
    isMailed: true,
  },
  sendPersonalData: {
    of: async ({ openRequest }) => ({ sendPersonalData: { dataRequestId: await openRequest('access') } }),
    isMailed: true,
  },
  delete: { of: () => ({ delete: confirmed }), isMailed: true },
};

async function sceneOf(name: string): Promise<Scene> {
  const who = await join(test, `${name.toLowerCase()}@example.com`);
  const charge = await db()
    .selectFrom('billing_transactions')
    .select(['id', 'subscription_id'])
    .where('user_id', '=', who.userId)
    .executeTakeFirstOrThrow();
  const openRequest = async (kind: 'access' | 'deletion'): Promise<string> => {
    await support.act(who.userId, { openDataRequest: { kind, receivedOn: '2026-03-01' } });
    const row = await db()
      .selectFrom('data_requests')
      .select('id')
      .where('user_id', '=', who.userId)
      .executeTakeFirstOrThrow();
    return row.id;
  };
  return { who, subscriptionId: charge.subscription_id, chargeId: charge.id, openRequest };
}

const mailsTo = (email: string) => db().selectFrom('mails').selectAll().where('recipient', '=', email).execute();

it.each(MEMBER_ACTION_NAMES)('what %s does and the member reads is shown before, and is so', async (name) => {
  const { of, isMailed } = ACTIONS[name];
  const scene = await sceneOf(name);
  const { who } = scene;
  const email = `${name.toLowerCase()}@example.com`;
  const action = await of(scene);
  const before = await mailsTo(email);
  const { data } = await support.call<{
    it: { effects: string[]; needsApproval: boolean; mail: { to: string; subject: string; text: string } | null };
  }>(
    `query ($memberId: ID!, $action: MemberAction!) { it: previewAction(memberId: $memberId, action: $action) {
      effects needsApproval mail { to subject text } } }`,
    { memberId: who.userId, action },
  );
  const shown = data.it;
  expect(shown.effects.length).toBeGreaterThan(0);
  expect(await mailsTo(email)).toEqual(before);
  const answer = await support.act(who.userId, action);
  expect(answer.__typename).toBe(shown.needsApproval ? 'ActionWaits' : 'ActionDone');
  if (answer.approval)
    expect(await finance.decide(answer.approval.id, true)).toMatchObject({ __typename: 'ApprovalDecided' });
  const known = new Set(before.map(({ id }) => id));
  const [mail, ...more] = (await mailsTo(email)).filter(({ id }) => !known.has(id));
  expect(more).toEqual([]);
  expect(mail !== undefined).toBe(isMailed);
  if (mail === undefined) return expect(shown.mail).toBeNull();
  expect(shown.mail?.to).toBe(email);
  // A subject with its values in the place of their names.
  const pattern = fillText(mails[mail.kind as keyof typeof mails].subject, () => '*')
    .replaceAll(/[.?]/g, '\\$&')
    .replaceAll('*', '.+');
  expect(shown.mail?.subject).toMatch(new RegExp(`^${pattern}$`));
});

const PREVIEW_APPROVAL = `query ($id: ID!) { it: previewApproval(id: $id) {
  effects needsApproval mail { to } refusal { messageKey } } }`;

it('what waits for a second person is previewed to those who decide about it, until it is decided', async () => {
  const who = await join(test, 'waits@example.com');
  const requested = await support.act(who.userId, { delete: confirmed });
  const id = requested.approval?.id ?? '';
  const denied = await support.call(PREVIEW_APPROVAL, { id });
  expect(denied.errors?.[0]?.extensions?.['code']).toBe('FORBIDDEN');
  const { data } = await finance.call(PREVIEW_APPROVAL, { id });
  expect(data).toMatchObject({
    it: { effects: [expect.any(String)], needsApproval: true, mail: { to: 'waits@example.com' }, refusal: null },
  });
  const looks = db().selectFrom('staff_audit').select('actor').where('entity_id', '=', who.userId);
  expect(await looks.where('action', '=', 'member.preview-delete').execute()).toEqual([{ actor: finance.email }]);
  await finance.decide(id, false);
  const gone = { effects: [], mail: null, refusal: { messageKey: 'support.refused.requestGone' } };
  expect((await finance.call(PREVIEW_APPROVAL, { id })).data).toMatchObject({ it: gone });
  expect((await finance.call(PREVIEW_APPROVAL, { id: 'nothing' })).data).toMatchObject({ it: gone });
});
