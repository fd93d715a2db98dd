import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type BillerTest, startBillerTest } from '@network/testing/sandbox-biller.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { BILLING_MESSAGES, checkBooks, join, jobsAt, startToJoin } from '../../money/billing/testing/public.ts';
import { verifyAudit } from '../../staff/staff/testing/public.ts';
import { followSchedules } from './schedule/follow-schedules.ts';
import { openPlanDesk, pricesShown } from './testing/plan-desk.ts';
import { contentOperation } from './transfer/content-operation.ts';

const folder = mkdtempSync(joinPath(tmpdir(), 'plans-'));
const AT = '2026-03-02T12:00:00Z';
let test: BillerTest;
let desk: Awaited<ReturnType<typeof openPlanDesk>>;
beforeAll(async () => {
  test = await startBillerTest({ tenants: [vixen], at: AT });
  desk = await openPlanDesk(test.gateway);
}, 120_000);
afterEach(() => checkBooks(db()));
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
});

const db = () => test.gateway.services.db;
const shown = async (optionId = 303) => (await pricesShown(test.gateway))[optionId];
const orderOf = (email: string) =>
  db()
    .selectFrom('billing_orders')
    .select(['plan_id', 'amount', 'rebill_amount', 'status'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
const chargesOf = async (userId: string) =>
  (
    await db()
      .selectFrom('billing_transactions')
      .select(['period', 'amount'])
      .where('user_id', '=', userId)
      .orderBy('period')
      .execute()
  ).map(({ amount }) => amount);

describe('a price that an editor changes', () => {
  it('is shown and charged once a second person has approved it; what was agreed before stays as it is', async () => {
    const member = await join(test, 'agreed-before@example.com');
    const open = await startToJoin(test, 'page-before@example.com');
    expect(await desk.write(0, { renewalPrice: 3_499, firstPrice: 1_999 })).toMatchObject({ item: { version: 1 } });
    expect(await desk.change('publishContent', 'vixen-month', 1)).toEqual({ __typename: 'ContentNeedsApproval' });
    const waiting = await desk.ask('vixen-month', 1);
    const alone = await desk.decide(desk.editor, waiting);
    expect(alone.errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', scope: 'prices:approve' });
    expect(await shown()).toEqual([2_999, 2_999, 'USD']);

    expect(await desk.approveWaiting(waiting)).toBe('done');
    expect(await shown()).toEqual([1_999, 3_499, 'USD']);
    await test.pay(open.location ?? '');
    await test.deliver();
    expect(await orderOf('page-before@example.com')).toEqual({
      plan_id: 'vixen-month',
      amount: 2_999,
      rebill_amount: 2_999,
      status: 'paid',
    });
    const newer = await join(test, 'agreed-after@example.com');
    await jobsAt(test, '2026-04-03T12:00:00Z');
    await test.deliver();
    expect(await chargesOf(member.userId)).toEqual([2_999, 2_999]);
    expect(await chargesOf(newer.userId)).toEqual([1_999, 3_499]);
    expect(await verifyAudit(db())).toHaveProperty('rows');
  });

  it('is shown from the instant for which it was approved', async () => {
    test.clock.set('2026-04-10T12:00:00Z');
    await desk.write(2, { firstPrice: 3_999, renewalPrice: 3_999 });
    const publishAt = '2026-04-11T00:00:00.000Z';
    expect(await desk.approve('vixen-month', 3, { name: 'schedule', publishAt })).toBe('done');
    await followSchedules.run(test.gateway.services, test.clock.now());
    expect(await shown()).toEqual([1_999, 3_499, 'USD']);
    test.clock.set('2026-04-11T00:00:01Z');
    await followSchedules.run(test.gateway.services, test.clock.now());
    expect(await shown()).toEqual([3_999, 3_999, 'USD']);
  });

  it('is in another currency as well, for visitors from there', async () => {
    const all = await db().selectFrom('plans').selectAll().execute();
    const others = all.filter(({ id, rebill_price }) => id !== 'vixen-month' && rebill_price > 0);
    const rows = others.map(({ id, first_price, rebill_price }) => ({
      plan_id: id,
      currency: 'EUR',
      first_price,
      rebill_price,
    }));
    await db().insertInto('plan_prices').values(rows).execute();
    const { version = 0 } =
      (
        await desk.write(5, {
          prices: [{ currency: 'EUR', firstPrice: 2_799, renewalPrice: 2_899 }],
        })
      ).item ?? {};
    const waiting = await desk.ask('vixen-month', version);
    const query = `query ($id: ID!) { bulkChange(id: $id) { worth { field from to } } }`;
    const { data } = await desk.editor.call<{ bulkChange: { worth: readonly object[] } }>(query, { id: waiting });
    expect(data.bulkChange.worth).toContainEqual({ field: 'prices', from: null, to: 'EUR 2799 2899' });
    expect(await desk.approveWaiting(waiting)).toBe('done');
    expect((await pricesShown(test.gateway, 'DE'))[303]).toEqual([2_799, 2_899, 'EUR']);
    expect(await shown()).toEqual([2_999, 2_999, 'USD']);
    await db().deleteFrom('plan_prices').where('plan_id', '<>', 'vixen-month').execute();
  });
});

describe('a plan that is taken back', () => {
  it('is not offered, and its members are charged as before', async () => {
    test.clock.set('2026-05-02T12:00:00Z');
    const member = await join(test, 'stays@example.com', { optionId: 301 });
    const open = await startToJoin(test, 'page-open@example.com', { optionId: 301 });
    expect(await desk.change('unpublishContent', 'vixen-trial', 0)).toMatchObject({ item: { state: 'unpublished' } });
    expect(await shown(301)).toBeUndefined();
    expect((await startToJoin(test, 'too-late@example.com', { optionId: 301 })).messageKey).toBe(
      BILLING_MESSAGES.joinOptionGone,
    );
    await test.pay(open.location ?? '');
    await test.deliver();
    expect((await orderOf('page-open@example.com')).status).toBe('paid');
    await jobsAt(test, '2026-05-05T12:00:00Z');
    await test.deliver();
    expect(await chargesOf(member.userId)).toEqual([100, 2_999]);
  });

  it('is offered again after its approval alone', async () => {
    expect(await desk.change('publishContent', 'vixen-trial', 1)).toEqual({ __typename: 'ContentNeedsApproval' });
    expect(await desk.approve('vixen-trial', 1)).toBe('done');
    expect(await shown(301)).toEqual([100, 2_999, 'USD']);
  });
});

describe('a plan keeps', () => {
  const LARGE = { slug: '7777', group: 'multisite2025', period: 'month', firstPrice: 100, renewalPrice: 100 };

  it('its period and whom it is for, once people could buy it', async () => {
    await desk.create(LARGE);
    expect(await desk.approve('7777', 1)).toBe('done');
    expect(await shown(7_777)).toEqual([100, 100, 'USD']);
    await desk.change('unpublishContent', '7777', 2);
    const input = { ...LARGE, period: 'year', isPortalOffer: true };
    await desk.editor.save('plan', input, { id: '7777', version: 3 });
    expect(await desk.approve('7777', 4)).toContain('expected month, as when this plan was published first');
    expect(await shown(7_777)).toBeUndefined();
  });

  it('the rules of what can be sold, which say what is expected', async () => {
    const { problems } = await desk.create({ ...LARGE, slug: 'bundle', firstPrice: 50, prices: [] });
    expect(problems?.map(({ path }) => path)).toEqual(['slug', 'firstPrice']);
    const twice = [
      { currency: 'EUR', firstPrice: 100, renewalPrice: 100 },
      { currency: 'EUR', firstPrice: 200, renewalPrice: 200 },
    ];
    expect((await desk.create({ ...LARGE, slug: '7778', prices: twice })).problems).toEqual([
      { path: 'prices', message: 'expected one for each currency at most' },
    ]);
  });
});

describe('plans in files', () => {
  const run = async (...words: string[]) => (await contentOperation.run(test.gateway.services, words)).text;
  interface PlanFile {
    readonly plans: readonly Readonly<Record<string, unknown>>[];
  }

  it('are exported, imported unchanged, and with other prices sold at those', async () => {
    const out = joinPath(folder, 'out');
    await run('export', out);
    const name = readdirSync(out).find((each) => each.endsWith('-plans-0001.json')) ?? '';
    const file = joinPath(out, name);
    const { plans } = JSON.parse(readFileSync(file, 'utf8')) as PlanFile;
    expect(plans.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['3045', 'vixen-free', 'vixen-month']));
    expect(await run('import', file)).toBe(`0 created, 0 changed, ${plans.length} unchanged, 0 refused.`);
    const dearer = plans.map((plan) => (plan['slug'] === 'vixen-year' ? { ...plan, firstPrice: 9_999 } : plan));
    writeFileSync(file, JSON.stringify({ format: 1, plans: dearer }));
    expect(await run('import', file)).toBe(`0 created, 1 changed, ${plans.length - 1} unchanged, 0 refused.`);
    expect(await shown(305)).toEqual([9_999, 11_988, 'USD']);
  });
});

it('a network without plans offers nothing and says so to who asks to join', async () => {
  await db().updateTable('plans').set({ is_published: false }).execute();
  expect(await pricesShown(test.gateway)).toEqual({});
  expect((await startToJoin(test, 'nothing@example.com')).messageKey).toBe(BILLING_MESSAGES.membershipUnavailable);
});
