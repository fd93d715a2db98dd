import { sql } from 'kysely';
import { expect, it } from 'vitest';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { PartsFailed } from '../../../../jobs/each-alone.ts';
import { runJob } from '../../../../jobs/run-job.ts';
import { deliverGiftsJob } from '../../gifts/testing/public.ts';
import { balancedBiller } from '../testing/balanced-biller.ts';
import { give } from '../testing/give.ts';
import { join, type Joined } from '../testing/join.ts';
import { firstOf, jobsAt, mailsTo } from '../testing/scene.ts';
import { renewDue } from './renew.ts';

const test = balancedBiller({ tenants: [vixen] });

const db = () => test.gateway.services.db;

/**
 * Has the database refuse rows about one member, as one does whose data somebody damaged.
 * @returns takes it back
 */
async function breakRows(table: string, column: string, value: string): Promise<() => Promise<unknown>> {
  await sql`
    create or replace function refuse_row() returns trigger language plpgsql as 'begin raise exception ''broken''; end'
  `.execute(db());
  await sql`
    create trigger broken before insert or update on ${sql.table(table)} for each row
    when (new.${sql.ref(column)} = ${sql.lit(value)}) execute function refuse_row()
  `.execute(db());
  return () => sql`drop trigger broken on ${sql.table(table)}`.execute(db());
}

const isCancelled = async (who: Joined) => (await firstOf(who)).entitlement.isCancelled;

it('a member whose reminder fails keeps no other from theirs, nor the steps after it', async () => {
  const trial = { optionId: 301 };
  const emails = ['trial-one@example.com', 'trial-two@example.com', 'trial-three@example.com'];
  for (const email of emails) await join(test, email, trial);
  const [broken = '', ...others] = emails;
  const mend = await breakRows('mails', 'recipient', broken);
  const ends = new Date(test.clock.now().getTime() + 26 * 3_600_000).toISOString();
  await expect(jobsAt(test, ends)).rejects.toBeInstanceOf(PartsFailed);
  for (const email of others) expect(await mailsTo(test, email)).toContain('trialEnding');
  expect(await mailsTo(test, broken)).not.toContain('trialEnding');
  await mend();
  await jobsAt(test, ends);
  expect((await mailsTo(test, broken)).filter((kind) => kind === 'trialEnding')).toHaveLength(1);
  expect((await mailsTo(test, others[0] ?? '')).filter((kind) => kind === 'trialEnding')).toHaveLength(1);
});

it('an event that can’t be written keeps no other of its biller’s list, and is read again', async () => {
  const [broken, other] = [await join(test, 'event-one@example.com'), await join(test, 'event-two@example.com')];
  await jobsAt(test, '2026-03-02T12:01:00Z');
  for (const { orderId } of [broken, other]) await test.operate(`/biller/orders/${orderId}/cancel`, {});
  await test.collect();
  test.sent.splice(0);
  const mend = await breakRows('postbacks', 'order_id', broken.orderId);
  // The list of events is read by every run; an agreement is compared once a day.
  await expect(jobsAt(test, '2026-03-02T12:02:00Z')).rejects.toBeInstanceOf(PartsFailed);
  expect([await isCancelled(broken), await isCancelled(other)]).toEqual([false, true]);
  await mend();
  await jobsAt(test, '2026-03-02T12:03:00Z');
  expect(await isCancelled(broken)).toBe(true);
});

it('a renewal that can’t be written keeps no other, and fails the run', async () => {
  const [broken, other] = [await join(test, 'renewal-one@example.com'), await join(test, 'renewal-two@example.com')];
  const mend = await breakRows('postbacks', 'order_id', broken.orderId);
  const { services } = test.gateway;
  test.clock.set('2026-04-02T12:00:00Z');
  await expect(renewDue(services, test.clock.now())).rejects.toBeInstanceOf(PartsFailed);
  const open = async (who: Joined) => (await firstOf(who)).entitlement.isActive;
  expect([await open(broken), await open(other)]).toEqual([false, true]);
  await mend();
  expect(await renewDue(services, test.clock.now())).toBe(1);
  expect(await open(broken)).toBe(true);
});

it('a gift that can’t be delivered keeps no other', async () => {
  const deliverOn = '2026-03-03';
  const broken = await give(test, { recipientEmail: 'gift-one@example.com', deliverOn });
  await give(test, { recipientEmail: 'gift-two@example.com', deliverOn });
  const mend = await breakRows('vouchers', 'gift_id', broken);
  const at = new Date('2026-03-04T00:00:00Z');
  test.clock.set(at);
  const run = () => runJob(test.gateway.services, deliverGiftsJob, at);
  await expect(run()).rejects.toBeInstanceOf(PartsFailed);
  expect(await mailsTo(test, 'gift-two@example.com')).toHaveLength(1);
  expect(await mailsTo(test, 'gift-one@example.com')).toEqual([]);
  await mend();
  expect(await run()).toEqual({ gifts: 1 });
});
