import { beforeEach, describe, expect, it } from 'vitest';
import { billerForTests } from '@network/testing/sandbox-biller.ts';
import tushy from '../../../../../../apps/tushy/tenant.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { hashOfToken } from '../../../../http/stored-token.ts';
import { clearLimits } from '../../../../limits/testing/clear-limits.ts';
import { join, startToJoin } from '../testing/join.ts';
import { followLink } from '../testing/mailed-link.ts';
import { checkBooks } from '../testing/money.ts';
import { ordersOf } from '../testing/payment-of-another.ts';
import { jobsAt, mailsTo } from '../testing/scene.ts';
import { CONFIRM_PAYMENT_PATH } from './confirmation-address.ts';

const FREE_TRIAL = 302;
const test = billerForTests({ tenants: [vixen, tushy] });
beforeEach(async () => {
  test.clock.set('2026-03-02T12:00:00Z');
  await clearLimits(db());
});

const db = () => test.gateway.services.db;
const pass = (milliseconds: number): void => test.clock.set(new Date(test.clock.now().getTime() + milliseconds));

async function pageOf(email: string, optionId: number, tenant: string): Promise<string> {
  const { location, messageKey } = await startToJoin(test, email, { optionId, tenant });
  if (location === null) throw new Error(`The order was refused: ${messageKey}`);
  return location;
}

describe('a free trial for somebody who can have none', () => {
  const offers = `${vixen.urls.members}/account/upgrade`;

  /** Has somebody who joined with this email order the free trial of the other brand without sign-in. */
  async function orderedByOwner(email: string): Promise<void> {
    await test.pay(await pageOf(email, 202, 'tushy'));
    await test.deliver();
  }
  const endAll = (userId: string) =>
    db()
      .deleteFrom('entitlement_events')
      .where('subscription_id', 'in', db().selectFrom('subscriptions').select('id').where('user_id', '=', userId))
      .execute();

  it('says on the page of a link that the trial is used already, and leads to the offers', async () => {
    const email = 'two-trials@example.com';
    await orderedByOwner(email);
    const first = await followLink(test, email, 'freeOrderMakesAccount');
    pass(60_000);
    await test.pay(await pageOf(email, FREE_TRIAL, 'vixen'));
    await test.deliver();
    const second = await followLink(test, email, 'freeOrderMakesAccount');
    expect((await first.press('confirm')).statusCode).toBe(200);
    const page = await second.page();
    expect(page.body).toContain('You have already used your free trial');
    expect(page.body).toContain(offers);
    expect(page.body).not.toContain('value="confirm"');
    const pressed = await second.press('return');
    expect([pressed.statusCode, pressed.body]).toEqual([
      200,
      expect.stringContaining('You have already used your free trial'),
    ]);
    expect((await mailsTo(test, email)).filter((kind) => kind.startsWith('free')).toSorted()).toEqual([
      'freeOrderMakesAccount',
      'freeOrderMakesAccount',
      'freeTrialStarted',
      'freeTrialUsed',
    ]);
    const reasons = (await ordersOf(test, email)).map(({ returned_why: why }) => why);
    expect([reasons.length, reasons.filter((why) => why === 'trial-used')]).toEqual([2, ['trial-used']]);
  });

  it('says so to who confirms it on a page from before, and nothing of their account changes', async () => {
    const email = 'confirms-late@example.com';
    const owner = await join(test, email, { optionId: FREE_TRIAL });
    const order = await waitingTrialOf(email);
    const pressed = await (await linkOf(order)).press('confirm');
    expect([pressed.statusCode, pressed.body]).toEqual([
      200,
      expect.stringContaining('You have already used your free trial'),
    ]);
    expect(pressed.body).toContain(offers);
    expect((await owner.membership()).subscriptions).toHaveLength(1);
    await checkBooks(db());
  });

  it.each([
    ['a trial that runs', { optionId: FREE_TRIAL, isEnded: false }, 'freeTrialUsed'],
    ['a trial that has ended', { optionId: FREE_TRIAL, isEnded: true }, 'freeTrialUsed'],
    ['a membership that has ended', { optionId: 303, isEnded: true }, 'freeTrialForNew'],
    ['a membership that is active', { optionId: 303, isEnded: false }, 'freeOrderNotNeeded'],
  ])('is mailed the reason at once, and no link: %s', async (what, { optionId, isEnded }, kind) => {
    const email = `${what.replaceAll(' ', '-')}@example.com`;
    const { userId } = await join(test, email, { optionId });
    if (isEnded) await endAll(userId);
    await db().deleteFrom('mails').execute();
    await orderedByOwner(email);
    pass(60_000);
    expect((await mailsTo(test, email)).filter((each) => each.startsWith('free'))).toEqual([kind]);
    // Nothing new is said when its time is up.
    await jobsAt(test, '2026-03-04T12:00:00Z');
    expect((await mailsTo(test, email)).filter((each) => each.startsWith('free'))).toEqual([kind]);
  });

  /** An order of the other brand's trial that waits with a link, as one does that was mailed before the first trial was used. */
  async function waitingTrialOf(email: string): Promise<string> {
    await orderedByOwner(email);
    const { id } = await db()
      .updateTable('billing_orders')
      .set({ confirmation_hash: hashOfToken(`token-${email}`) })
      .where('email', '=', email)
      .where('status', '=', 'awaiting-confirmation')
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  async function linkOf(orderId: string) {
    const { email } = await db()
      .selectFrom('billing_orders')
      .select('email')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    const press = (answer: string) =>
      test.gateway.inject({
        method: 'POST',
        url: `${CONFIRM_PAYMENT_PATH}?brand=vixen`,
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          origin: test.gateway.services.config.publicUrl,
        },
        payload: new URLSearchParams({ token: `token-${email}`, answer }).toString(),
      });
    return { press };
  }
});
