import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { fixedClock } from '../../../config/clock.ts';
import {
  addPerson,
  linkTo,
  mailReset,
  openTakenAccount,
  OWNERS_EMAIL as OLD,
  pressLink,
  type TakenAccount,
  THIEFS_EMAIL as NEW,
} from '../../people/identity/testing/public.ts';
import { mailsOf } from '../../platform/mail/testing/public.ts';
import { openSupportDesk, type SupportDesk } from './testing/support-desk.ts';

const confirmed = { confirmed: true };
const clock = fixedClock('2026-03-02T12:00:00Z');
let support: SupportDesk;
let finance: SupportDesk;
let account: TakenAccount;
/** The account that somebody made with the owner's address meanwhile. */
let other: string;

const gateway = gatewayForTests({ clock, tenants: [vixen] });
beforeAll(async () => {
  support = await openSupportDesk(gateway, 'support');
  finance = await openSupportDesk(gateway, 'finance');
});
beforeEach(async () => {
  account = await openTakenAccount(gateway);
  await account.request();
  if ((await account.confirm()) !== 200) throw new Error('The change was not confirmed.');
});

const db = () => gateway.services.db;
const refused = (key: string) => ({ __typename: 'ActionRefused', messageKey: `support.refused.${key}` });
const kindsTo = async (email: string) => (await mailsOf(db(), email)).map(({ kind }) => kind);
const row = () =>
  db()
    .selectFrom('users')
    .select(['email', 'disabled_at', 'foreign_email'])
    .where('id', '=', account.userId)
    .executeTakeFirstOrThrow();

async function takeBack(): Promise<void> {
  other = await addPerson(db(), OLD, 'Other1password');
  expect((await account.refuse()).body).toContain('Your account is locked');
  expect(await row()).toMatchObject({ email: NEW, disabled_at: clock.now() });
}

const ban = () =>
  db().updateTable('users').set({ disabled_at: clock.now() }).where('id', '=', account.userId).execute();

/** Support corrects the address once nobody else has it, without saying that the account was stolen. @returns the page */
async function giveBack(): Promise<string> {
  await db().deleteFrom('users').where('id', '=', other).execute();
  const asked = await support.act(account.userId, { changeEmail: { newEmail: OLD } });
  expect(await finance.decide(asked.approval?.id ?? '', true)).toMatchObject({ __typename: 'ApprovalDecided' });
  return (await pressLink(gateway, await linkTo(gateway, OLD, 'emailChangeConfirm'))).body;
}

describe('L27 what whoever had an account asked support for', () => {
  const THIRD = 'third@of-the-thief.example';
  const asks = {
    'another address': { changeEmail: { newEmail: THIRD } },
    'a deletion': { delete: confirmed },
  } as const;
  const idOf = async (action: object) => (await support.act(account.userId, action)).approval?.id ?? '';
  const decisionOn = (id: string) =>
    db()
      .selectFrom('support_approvals')
      .select(['state', 'decided_by', 'decided_at', 'carried_out_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  const ended = () => ({ state: 'declined', decided_by: null, decided_at: clock.now(), carried_out_at: null });

  it.each(Object.entries(asks))('is decided by nobody once its owner has it back: %s', async (_what, action) => {
    const id = await idOf(action);
    expect((await account.refuse()).body).toContain('Your account is safe');
    expect(await finance.decide(id, true)).toEqual(refused('requestGone'));
    expect(await row()).toEqual({ email: OLD, disabled_at: null, foreign_email: null });
    expect(await decisionOn(id)).toEqual(ended());
    expect(await kindsTo(THIRD)).toEqual([]);
  });

  it('is decided by nobody where the account is locked for its owner, and another correction can be asked for', async () => {
    const id = await idOf(asks['another address']);
    await takeBack();
    expect(await finance.decide(id, true)).toEqual(refused('requestGone'));
    expect(await row()).toMatchObject({ email: NEW, foreign_email: 'locked' });
    expect(await giveBack()).toContain('Your account is yours again');
  });

  it('ends with the correction of a stolen account, which itself is carried out', async () => {
    const deletion = await idOf(asks['a deletion']);
    const correction = await idOf({ changeEmail: { newEmail: 'owner@example.com', isStolen: true } });
    expect(await finance.decide(correction, true)).toMatchObject({ approval: { state: 'approved' } });
    expect([await decisionOn(deletion), (await decisionOn(correction)).state]).toEqual([ended(), 'approved']);
  });

  it('is not carried out where it was approved, and its deletion was interrupted', async () => {
    const id = await idOf(asks['a deletion']);
    const approved = { state: 'approved', decided_by: finance.email, decided_at: clock.now() } as const;
    await db().updateTable('support_approvals').set(approved).where('id', '=', id).execute();
    await account.refuse();
    expect(await finance.decide(id, true)).toEqual(refused('requestGone'));
    expect(await row()).toMatchObject({ email: OLD });
  });

  it('stays where it hands the account to nobody', async () => {
    const nobody = { decided_by: null, decided_at: null, decision_reason: null, carried_out_at: null };
    const asked = { reason: 'Much trouble', requested_by: support.email, requested_at: clock.now(), ...nobody };
    const gems = { id: 'gems', user_id: account.userId, action: 'gems', details: '{"amount":900}' } as const;
    await db()
      .insertInto('support_approvals')
      .values({ ...gems, ...asked, state: 'open' })
      .execute();
    await account.refuse();
    expect((await decisionOn('gems')).state).toBe('open');
  });
});

describe('L27 an account that its owner took back while somebody else has their address', () => {
  it('is let in by the address of whoever took it once two members of staff agree, and by none alone', async () => {
    await takeBack();
    const asked = await support.act(account.userId, { enable: confirmed });
    expect(asked).toMatchObject({ __typename: 'ActionWaits' });
    await mailReset(gateway.services, NEW, 'vixen');
    expect(await kindsTo(NEW)).not.toContain('passwordReset');
    const id = asked.approval?.id ?? '';
    const query = 'query ($id: ID!) { it: previewApproval(id: $id) { effects } }';
    const { data } = await finance.call<{ it: { effects: string[] } }>(query, { id });
    expect(data.it.effects).toContainEqual(
      expect.stringContaining(`${NEW} counts as the address of somebody who took`),
    );
    expect(await finance.decide(id, true)).toMatchObject({ approval: { carriedOutAt: expect.any(String) } });
    expect(await row()).toEqual({ email: NEW, disabled_at: null, foreign_email: null });
  });

  it('says so to staff', async () => {
    const query = 'query ($id: ID!) { member(id: $id) { isEmailForeign } }';
    const shown = async () =>
      (await support.call<{ member: { isEmailForeign: boolean } }>(query, { id: account.userId })).data.member;
    expect(await shown()).toEqual({ isEmailForeign: false });
    await takeBack();
    expect(await shown()).toEqual({ isEmailForeign: true });
  });

  it('is the owner’s again once they confirm their address, and leaves no undo to whoever took it', async () => {
    await takeBack();
    expect(await giveBack()).toContain('Your account is yours again');
    expect(await row()).toEqual({ email: OLD, disabled_at: null, foreign_email: null });
    expect(await kindsTo(OLD)).toContain('passwordReset');
    expect(await kindsTo(NEW)).toContain('emailChangeForeign');
    expect(await kindsTo(NEW)).not.toContain('emailChangeBySupport');
  });

  it('goes to no address that support was asked for by whoever had it', async () => {
    const third = 'third@of-the-thief.example';
    const asked = await support.act(account.userId, { changeEmail: { newEmail: third } });
    await finance.decide(asked.approval?.id ?? '', true);
    await addPerson(db(), OLD, 'Other1password');
    expect(await account.pressNotMe(clock.now())).toBe(200);
    expect(await account.confirm(third)).toBe(410);
    expect(await row()).toEqual({ email: NEW, disabled_at: clock.now(), foreign_email: 'locked' });
  });

  it('that was banned before stays so at the owner’s address, and one member of staff ends that', async () => {
    await ban();
    await takeBack();
    expect(await support.act(account.userId, { enable: confirmed })).toMatchObject({ __typename: 'ActionWaits' });
    expect(await giveBack()).toContain('Your account is locked');
    expect(await row()).toEqual({ email: OLD, disabled_at: clock.now(), foreign_email: null });
    expect(await support.act(account.userId, { enable: confirmed })).toMatchObject({ __typename: 'ActionDone' });
    expect(await row()).toMatchObject({ disabled_at: null });
  });

  it('is enabled by one member of staff where it was banned and nobody took it', async () => {
    await ban();
    expect(await support.act(account.userId, { enable: confirmed })).toMatchObject({ __typename: 'ActionDone' });
  });

  it('has its data mailed to nobody who took it, and says whose wish a deletion from there is not', async () => {
    await takeBack();
    const asked = { kind: 'access', receivedOn: '2026-03-01' };
    expect(await support.act(account.userId, { openDataRequest: asked })).toMatchObject({ __typename: 'ActionDone' });
    const { id: dataRequestId } = await db().selectFrom('data_requests').select('id').executeTakeFirstOrThrow();
    expect(await support.act(account.userId, { sendPersonalData: { dataRequestId } })).toEqual(refused('emailForeign'));
    expect(await support.act(account.userId, { resendReceipt: { chargeId: 'c' } })).toEqual(refused('emailForeign'));
    const query = `query ($id: ID!) {
      it: previewAction(memberId: $id, action: { delete: { confirmed: true } }) { effects } }`;
    const { data } = await support.call<{ it: { effects: string[] } }>(query, { id: account.userId });
    expect(data.it.effects).toContainEqual(expect.stringContaining('is not the owner’s wish'));
  });
});
