import { beforeAll, describe, expect, it } from 'vitest';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { erasePerson } from '../../../../personal-data/erase-person.ts';
import { modules } from '../../../registry.ts';
import { timesCharged } from '../testing/actions.ts';
import { answerCalls } from '../testing/answer-calls.ts';
import { balancedBiller } from '../testing/balanced-biller.ts';
import { codeMailedTo, give, redeem } from '../testing/give.ts';
import { join, type Joined } from '../testing/join.ts';
import { makeVoucher } from '../testing/make-voucher.ts';
import { followLink } from '../testing/mailed-link.ts';
import { userOf } from '../testing/payment-of-another.ts';
import { callAs, jobsAt, mailsTo } from '../testing/scene.ts';

const PASSWORD = 'Tr4velling0tter';
/** A voucher that pays all of a first charge. */
const ALL_FREE = 'ALLFREE';
const test = balancedBiller({ tenants: [vixen] });
beforeAll(async () => {
  await makeVoucher(test, ALL_FREE, { kind: 'amount', worth: 9_000 });
});

const db = () => test.gateway.services.db;

/** A member who moved their account to another address. */
async function movedAway(email: string): Promise<Joined> {
  const who = await join(test, email, { isEmailConfirmed: true, password: PASSWORD });
  const newEmail = `new-${email}`;
  const change = `mutation ($newEmail: String!, $password: String!) {
    changeEmail(newEmail: $newEmail, proof: { password: $password }) { __typename } }`;
  await callAs(test, who, change, { newEmail, password: PASSWORD });
  const { press } = await followLink(test, newEmail, 'emailChangeConfirm');
  expect((await press('')).statusCode).toBe(200);
  return who;
}

/**
 * Somebody who joins with an address and does not confirm it. With a voucher that pays all they have an account of before such an order
 * made one by its mailed link alone. @returns their id
 */
async function squat(email: string, voucher?: string): Promise<string> {
  await join(test, email, voucher === undefined ? {} : { voucher });
  await db().updateTable('users').set({ email_confirmed_at: null }).where('email', '=', email).execute();
  await db().deleteFrom('mails').where('recipient', '=', email).where('kind', 'like', 'free%').execute();
  const { id, email_confirmed_at: confirmedAt } = await userOf(test, email);
  expect(confirmedAt).toBeNull();
  return id;
}

/** Presses the button by which the old address undoes the change. @returns the page */
const undo = async (email: string): Promise<string> =>
  (await (await followLink(test, email, 'emailChangeRequested')).press('')).body;
const idsOf = async (...ids: readonly string[]) =>
  (await db().selectFrom('users').select('id').where('id', 'in', ids).execute()).map(({ id }) => id);

describe('L27 an old address that somebody else joined with, and did not confirm', () => {
  it('goes back to its owner where nobody paid for that account, whose card is never charged', async () => {
    const email = 'for-nothing@example.com';
    const who = await movedAway(email);
    const other = await squat(email, ALL_FREE);
    const { id: order } = await db()
      .selectFrom('billing_orders')
      .select('id')
      .where('user_id', '=', other)
      .executeTakeFirstOrThrow();
    expect(await undo(email)).toContain('Your account is safe');
    expect([(await userOf(test, email)).id, await idsOf(other)]).toEqual([who.userId, []]);
    expect(await mailsTo(test, email)).toEqual(['passwordReset']);
    // Earlier purchases by the owner of this address stay theirs.
    const own = db().selectFrom('billing_orders').select(['member_id', 'email']).where('id', '=', who.orderId);
    expect(await own.executeTakeFirst()).toEqual({ member_id: who.userId, email });
    await test.deliver();
    await jobsAt(test, '2026-06-03T12:00:00Z');
    await test.deliver();
    expect(timesCharged(test, order)).toBe(1);
  });

  it('waits for support where that account was paid for', async () => {
    const email = 'for-money@example.com';
    const who = await movedAway(email);
    const other = await squat(email);
    expect(await undo(email)).toContain('Your account is locked');
    expect([(await userOf(test, email)).id, (await idsOf(who.userId)).length]).toEqual([other, 1]);
  });

  it('waits for support where somebody gave that account a gift', async () => {
    const email = 'for-a-gift@example.com';
    const who = await movedAway(email);
    const other = await squat(email, ALL_FREE);
    await give(test, { recipientEmail: 'gift-to-squatter@example.com' });
    const code = await codeMailedTo(test, 'gift-to-squatter@example.com');
    expect((await redeem(test, { ...who, userId: other }, code)).messageKey).toBeNull();
    expect(await undo(email)).toContain('Your account is locked');
    expect((await userOf(test, email)).id).toBe(other);
  });

  it('waits for support where its biller can’t be reached, so that nobody’s card is charged for a deleted account', async () => {
    const email = 'silent-biller@example.com';
    await movedAway(email);
    const other = await squat(email, ALL_FREE);
    answerCalls('/agreements/cancel', () => new Response(null, { status: 503 }));
    expect(await undo(email)).toContain('Your account is locked');
    expect((await userOf(test, email)).id).toBe(other);
  });
});

it('an account that was confirmed or paid for while its biller was asked is not deleted', async () => {
  const email = 'confirmed-meanwhile@example.com';
  const id = await squat(email, ALL_FREE);
  const no = () => Promise.resolve(false);
  expect(await erasePerson(modules, test.gateway.services, { id, email }, null, no)).toBe('not-settled');
  expect((await userOf(test, email)).id).toBe(id);
});
