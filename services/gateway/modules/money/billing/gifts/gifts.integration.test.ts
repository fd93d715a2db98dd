import { beforeEach, describe, expect, it } from 'vitest';
import { billerForTests } from '@network/testing/sandbox-biller.ts';
import { runJob } from '../../../../jobs/run-job.ts';
import tushy from '../../../../../../apps/tushy/tenant.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { loadMembership } from '../../membership/public.ts';
import { cancelMembership, comeBack, takeBack } from '../testing/actions.ts';
import {
  codeLinkTokenOf,
  codeMailedTo,
  GIFT,
  give,
  pressCodeLink,
  redeem,
  startGift,
  visitorOf,
} from '../testing/give.ts';
import { join, type Joined } from '../testing/join.ts';
import { checkBooks, moneyOf } from '../testing/money.ts';
import { mailsTo } from '../testing/scene.ts';
import { sessionOf } from '../testing/sessions.ts';
import { deliverGiftsJob } from '../../gifts/testing/public.ts';
import { startGiftsJob } from './start-gifts-job.ts';

const NOW = '2026-03-02T12:00:00Z';
const test = billerForTests({ tenants: [vixen, tushy], config: { billers: ['vendo'] } });
beforeEach(() => test.clock.set(NOW));

let people = 0;
const newEmail = (): string => `person${(people += 1)}@example.com`;

/** Somebody with an account and nothing else: a code made it. */
async function newPerson(): Promise<Joined> {
  const email = newEmail();
  const { services } = test.gateway;
  const recipientEmail = newEmail();
  await give(test, { recipientEmail, buyerEmail: newEmail() });
  await signUpByMail(await codeMailedTo(test, recipientEmail), email);
  const { id: userId } = await services.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const caller = await sessionOf(test.gateway, userId);
  return { userId, orderId: '', caller, membership: () => loadMembership(services, userId) };
}

interface SignedUp {
  readonly redeemWithSignup: {
    readonly messageKey: string | null;
    readonly field: string | null;
    readonly isMailed: boolean;
  };
}

async function signUp(code: string, email: string, password = 'Heron742') {
  const call = `mutation ($code: String!, $email: String!, $password: String!) {
    redeemWithSignup(code: $code, email: $email, password: $password) { messageKey field isMailed } }`;
  const { data } = await test.gateway.graphql<SignedUp>(call, { code, email, password }, visitorOf());
  return data.redeemWithSignup;
}

/** Uses a code as somebody new, whose address the mailed link proves. */
async function signUpByMail(code: string, email: string): Promise<void> {
  expect(await signUp(code, email)).toEqual({ messageKey: null, field: null, isMailed: true });
  expect(await pressCodeLink(test, await codeLinkTokenOf(test, email))).toBe(200);
}

const jobAt = async (at: string, job: Parameters<typeof runJob>[1] = startGiftsJob) => {
  test.clock.set(at);
  return runJob(test.gateway.services, job, new Date(at));
};

const accessOf = async (who: Joined) =>
  (await who.membership()).subscriptions.map(({ entitlement: { isActive, accessUntil } }) => ({
    isActive,
    until: accessUntil?.toISOString().slice(0, 10) ?? null,
  }));

const until = (day: string) => ({ isActive: true, until: day });

describe('a gift', () => {
  it('is paid once, mailed to its recipient, and opens its month for somebody new without a card', async () => {
    const [buyerEmail, recipientEmail, email] = [newEmail(), newEmail(), newEmail()];
    const order = await give(test, { buyerEmail, recipientEmail });
    expect(await mailsTo(test, buyerEmail)).toEqual(['giftReceipt']);
    expect(await mailsTo(test, recipientEmail)).toEqual(['gift']);
    expect((await moneyOf(test.gateway.services.db))['USD-gift-balances']).toBe(-2_999);
    await signUpByMail(await codeMailedTo(test, recipientEmail), email);
    expect(await mailsTo(test, email)).toEqual(['giftRedeemed', 'giftSignUp']);
    const { db } = test.gateway.services;
    const { id } = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow();
    const [subscription] = (await loadMembership(test.gateway.services, id)).subscriptions;
    expect(subscription?.entitlement).toMatchObject({ isActive: true, accessUntil: new Date('2026-04-02T12:00:00Z') });
    expect(subscription).toMatchObject({ type: 'member', product: 'vixen', biller: null });
    expect((await moneyOf(db))['USD-gift-balances'] ?? 0).toBe(0);
    await checkBooks(db);
    // Nothing is ever charged for it again.
    test.clock.set('2026-06-01T12:00:00Z');
    await test.deliver();
    expect(test.charges().filter(({ orderId }) => orderId === order)).toHaveLength(1);
    expect((await loadMembership({ db, clock: test.clock }, id)).subscriptions[0]?.entitlement.isActive).toBe(false);
  });

  it('is stored by the hash of its code alone', async () => {
    const recipientEmail = newEmail();
    await give(test, { recipientEmail });
    const code = (await codeMailedTo(test, recipientEmail)).replaceAll('-', '');
    const rows = await test.gateway.services.db.selectFrom('vouchers').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(code);
    expect(rows.map(({ code_end }) => code_end)).toContain(code.slice(-4));
  });

  it('that is handed over has its code in a mail to the buyer', async () => {
    const buyerEmail = newEmail();
    await give(test, { buyerEmail, recipientEmail: '' });
    expect(await mailsTo(test, buyerEmail)).toEqual(['giftCode', 'giftReceiptToPrint']);
    expect((await redeem(test, await newPerson(), await codeMailedTo(test, buyerEmail))).messageKey).toBeNull();
  });

  it('is mailed on its day, and once', async () => {
    const recipientEmail = newEmail();
    await give(test, { recipientEmail, deliverOn: '2026-03-20' });
    expect(await mailsTo(test, recipientEmail)).toEqual([]);
    expect(await jobAt('2026-03-19T23:59:00Z', deliverGiftsJob)).toEqual({ gifts: 0 });
    expect(await jobAt('2026-03-20T00:01:00Z', deliverGiftsJob)).toEqual({ gifts: 1 });
    expect(await jobAt('2026-03-20T00:02:00Z', deliverGiftsJob)).toEqual({ gifts: 0 });
    expect(await mailsTo(test, recipientEmail)).toEqual(['gift']);
  });

  it.each([
    ['buyerEmail', { buyerEmail: 'nobody' }, 'gifts.wrong.email'],
    ['recipientEmail', { recipientEmail: 'nobody' }, 'gifts.wrong.email'],
    ['buyerName', { buyerName: ' ' }, 'gifts.wrong.name'],
    ['buyerName', { buyerName: '\u3164\u200b' }, 'gifts.wrong.name'],
    ['message', { message: '\u2800\n\u2800' }, 'gifts.wrong.message'],
    ['message', { message: 'Look at exam\u200bple.c\u00adom' }, 'gifts.wrong.addresses'],
    ['message', { message: 'Look at https://example.com' }, 'gifts.wrong.addresses'],
    ['message', { message: 'x'.repeat(301) }, 'gifts.wrong.message'],
    ['deliverOn', { deliverOn: '2026-03-01' }, 'gifts.wrong.day'],
    ['deliverOn', { deliverOn: '2027-12-01' }, 'gifts.wrong.day'],
    ['optionId', { optionId: 1 }, 'gifts.wrong.option'],
  ])('is refused at its field: %s', async (field, more, messageKey) => {
    expect(await startGift(test, more)).toEqual({ success: false, location: null, field, messageKey });
  });
});

describe('a code is refused', () => {
  it.each(['ABCD', 'ABCD-EFGH-JKMN-PQRS-TVWX-YZ01-2345'])('that nobody made: %s', async (code) => {
    const who = await newPerson();
    expect(await redeem(test, who, code)).toMatchObject({ worth: null, messageKey: 'gifts.refused.unknown' });
  });

  it('a second time, by the same person and by another one', async () => {
    const recipientEmail = newEmail();
    await give(test, { recipientEmail });
    const code = await codeMailedTo(test, recipientEmail);
    const [ada, bea] = [await newPerson(), await newPerson()];
    expect((await redeem(test, ada, code)).messageKey).toBeNull();
    for (const who of [ada, bea]) expect((await redeem(test, who, code)).messageKey).toBe('gifts.refused.used');
  });

  it('on another brand, and by its buyer', async () => {
    const recipientEmail = newEmail();
    const buyer = await newPerson();
    await give(test, { recipientEmail }, buyer.caller);
    const code = await codeMailedTo(test, recipientEmail);
    expect((await redeem(test, buyer, code)).messageKey).toBe('gifts.refused.ownGift');
    const elsewhere = await newPerson();
    const onTushy = { ...elsewhere, caller: await sessionOf(test.gateway, elsewhere.userId, 'tushy') };
    expect((await redeem(test, onTushy, code)).messageKey).toBe('gifts.refused.otherBrand');
  });
});

describe('no day is paid twice', () => {
  /** A member of vixen by the month until 2 April, and the code of a gift for them. */
  async function memberWithGift() {
    const recipientEmail = newEmail();
    const member = await join(test, newEmail());
    await give(test, { recipientEmail });
    return { member, code: await codeMailedTo(test, recipientEmail) };
  }

  it('a second gift follows the first one', async () => {
    const who = await newPerson();
    const recipientEmail = newEmail();
    await give(test, { recipientEmail });
    const answer = await redeem(test, who, await codeMailedTo(test, recipientEmail));
    expect(answer).toMatchObject({ startsAt: '2026-04-02T12:00:00.000Z', until: '2026-05-02T12:00:00.000Z' });
    test.clock.set('2026-04-10T12:00:00Z');
    expect(await accessOf(who)).toContainEqual(until('2026-05-02'));
  });

  it('a gift waits while a membership renews, and follows it once it is cancelled', async () => {
    const { member, code } = await memberWithGift();
    expect(await redeem(test, member, code)).toMatchObject({ messageKey: null, startsAt: null });
    await jobAt('2026-03-10T12:00:00Z');
    expect(await accessOf(member)).toEqual([until('2026-04-02')]);
    await cancelMembership(test, member);
    await jobAt('2026-03-10T12:05:00Z');
    test.clock.set('2026-04-10T12:00:00Z');
    expect(await accessOf(member)).toContainEqual(until('2026-05-02'));
  });

  it('and waits again when the membership is reactivated', async () => {
    const { member, code } = await memberWithGift();
    await cancelMembership(test, member);
    expect(await redeem(test, member, code)).toMatchObject({ startsAt: '2026-04-02T12:00:00.000Z' });
    await comeBack(test, member);
    await jobAt('2026-03-10T12:00:00Z');
    await test.deliver();
    test.clock.set('2026-04-01T12:00:00Z');
    const rows = test.gateway.services.db.selectFrom('redemptions').select('starts_at');
    expect(await rows.where('user_id', '=', member.userId).execute()).toEqual([{ starts_at: null }]);
  });
});

describe('a gift whose payment is taken back', () => {
  it('before it was redeemed is worth nothing, and was never earned', async () => {
    const [buyerEmail, recipientEmail] = [newEmail(), newEmail()];
    const { db } = test.gateway.services;
    const before = await moneyOf(db);
    const order = await give(test, { buyerEmail, recipientEmail });
    await takeBack(test, order, 'refund');
    await test.deliver();
    expect(await moneyOf(db)).toEqual(before);
    expect(await mailsTo(test, buyerEmail)).toContain('giftRefunded');
    const answer = await redeem(test, await newPerson(), await codeMailedTo(test, recipientEmail));
    expect(answer.messageKey).toBe('gifts.refused.stopped');
    await checkBooks(db);
  });

  it.each([
    ['refund', true],
    ['chargeback', false],
    ['void', false],
  ] as const)('by a %s: what was begun stays: %s', async (kind, stays) => {
    const recipientEmail = newEmail();
    const order = await give(test, { recipientEmail });
    const email = newEmail();
    await signUpByMail(await codeMailedTo(test, recipientEmail), email);
    const { db } = test.gateway.services;
    const { id } = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow();
    test.clock.set('2026-03-05T12:00:00Z');
    await takeBack(test, order, kind);
    await test.deliver();
    const [subscription] = (await loadMembership({ db, clock: test.clock }, id)).subscriptions;
    expect(subscription?.entitlement.isActive).toBe(stays);
    await checkBooks(db);
  });

  it('never begins where it waited, whatever took it back', async () => {
    const recipientEmail = newEmail();
    const member = await join(test, newEmail());
    const order = await give(test, { recipientEmail });
    await redeem(test, member, await codeMailedTo(test, recipientEmail));
    await takeBack(test, order, 'refund');
    await test.deliver();
    await cancelMembership(test, member);
    await jobAt('2026-03-10T12:05:00Z');
    test.clock.set('2026-04-10T12:00:00Z');
    expect((await accessOf(member)).some(({ isActive }) => isActive)).toBe(false);
  });
});

it('gifts are the plans without trials, at the price of a renewal', async () => {
  const query = '{ giftOptions { optionId months price { amount currency } } }';
  const { data } = await test.gateway.graphql<{ giftOptions: readonly { optionId: number }[] }>(query, {}, visitorOf());
  expect(data.giftOptions).toContainEqual({
    optionId: GIFT.optionId,
    months: 1,
    price: { amount: 2_999, currency: 'USD' },
  });
});
