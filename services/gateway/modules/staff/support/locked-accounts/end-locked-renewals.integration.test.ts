import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { billerForTests } from '@network/testing/sandbox-biller.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { PartsFailed } from '../../../../jobs/each-alone.ts';
import { runJob } from '../../../../jobs/run-job.ts';
import { checkBooks, join, type Joined, jobsAt } from '../../../money/billing/testing/public.ts';
import { linkTo, pressLink } from '../../../people/identity/testing/public.ts';
import { openSupportDesk, type SupportDesk } from '../testing/support-desk.ts';
import { endLockedRenewals } from './end-locked-renewals.ts';
import { lockedBefore } from './locked-before.ts';

let support: SupportDesk;
let finance: SupportDesk;
let turn = 0;
const test = billerForTests({ tenants: [vixen] });
beforeEach(async () => {
  turn += 1;
  test.clock.set('2026-03-02T12:00:00Z');
  await db().deleteFrom('support_locked_before').execute();
  support = await openSupportDesk(test.gateway, 'support', `support-${turn}`);
  finance = await openSupportDesk(test.gateway, 'finance', `finance-${turn}`);
});
afterEach(() => checkBooks(db()));

const db = () => test.gateway.services.db;
const ownersEmail = () => `owner-${turn}@example.com`;

/** A member whose account two of staff lock, since somebody has taken it. */
async function lockedMember(name = `taken-${turn}`): Promise<Joined> {
  const who = await join(test, `${name}@example.com`, { isEmailConfirmed: true });
  const newEmail = name === `taken-${turn}` ? ownersEmail() : `owner-of-${name}@example.com`;
  const asked = await support.act(who.userId, { changeEmail: { newEmail, isStolen: true } });
  expect(await finance.decide(asked.approval?.id ?? '', true)).toMatchObject({ __typename: 'ApprovalDecided' });
  return who;
}

const endAt = async (at: string): Promise<unknown> => {
  test.clock.set(at);
  return runJob(test.gateway.services, endLockedRenewals, new Date(at));
};
const agreementOf = (who: Joined) =>
  db()
    .selectFrom('billing_agreements')
    .select(['status', 'paid_period'])
    .where('user_id', '=', who.userId)
    .executeTakeFirstOrThrow();
const disabledAt = async (who: Joined) => {
  const { disabled_at: at } = await db()
    .selectFrom('users')
    .select('disabled_at')
    .where('id', '=', who.userId)
    .executeTakeFirstOrThrow();
  return at;
};

describe('the renewals of an account that is locked because somebody had taken it', () => {
  it('end after two weeks, and what is paid for stays open', async () => {
    const who = await lockedMember();
    expect(await endAt('2026-03-16T11:59:59Z')).toEqual({ ended: 0 });
    expect(await endAt('2026-03-16T12:00:00Z')).toEqual({ ended: 1 });
    expect(await endAt('2026-03-16T12:00:00Z')).toEqual({ ended: 0 });
    await jobsAt(test, '2026-05-02T12:00:00Z');
    expect(await agreementOf(who)).toEqual({ status: 'cancelled', paid_period: 0 });
    test.clock.set('2026-03-17T12:00:00Z');
    expect((await who.membership()).subscriptions[0]?.entitlement).toMatchObject({ isActive: true, isCancelled: true });
  });

  it('hold up no others where they can’t be ended, and fail the run', async () => {
    const [broken, other] = [await lockedMember(), await lockedMember(`second-${turn}`)];
    await sql`
      create function refuse_end() returns trigger language plpgsql as 'begin raise exception ''broken''; end'
    `.execute(db());
    await sql`
      create trigger broken before update on billing_agreements for each row
      when (new.user_id = ${sql.lit(broken.userId)}) execute function refuse_end()
    `.execute(db());
    await expect(endAt('2026-03-16T12:00:00Z')).rejects.toBeInstanceOf(PartsFailed);
    expect(await agreementOf(other)).toMatchObject({ status: 'cancelled' });
    await sql`drop trigger broken on billing_agreements`.execute(db());
    expect(await endAt('2026-03-16T12:00:00Z')).toEqual({ ended: 1 });
  });

  it('begin no two weeks anew with another correction', async () => {
    const who = await lockedMember();
    test.clock.set('2026-03-12T12:00:00Z');
    const asked = await support.act(who.userId, { changeEmail: { newEmail: `another-${turn}@example.com` } });
    await finance.decide(asked.approval?.id ?? '', true);
    expect(await endAt('2026-03-16T12:00:00Z')).toEqual({ ended: 1 });
  });

  it('go on where its owner has it again by then', async () => {
    const who = await lockedMember();
    expect(
      (await pressLink(test.gateway, await linkTo(test.gateway, ownersEmail(), 'emailChangeConfirm'))).statusCode,
    ).toBe(200);
    expect(await endAt('2026-03-20T12:00:00Z')).toEqual({ ended: 0 });
    expect(await agreementOf(who)).toMatchObject({ status: 'running' });
  });

  it('go on where staff banned it, which they are told', async () => {
    const who = await join(test, `banned-${turn}@example.com`);
    await support.act(who.userId, { disable: { confirmed: true } });
    await db()
      .insertInto('support_locked_before')
      .values({ marked_since: new Date('2026-03-02T13:00:00Z') })
      .execute();
    expect(await endAt('2026-04-01T11:00:00Z')).toEqual({ ended: 0 });
    expect(await agreementOf(who)).toMatchObject({ status: 'running' });
  });
});

describe('an account that was locked before a lock left a mark', () => {
  const MARKED_SINCE = new Date('2026-03-10T00:00:00Z');
  const lockUnmarked = async (): Promise<Joined> => {
    const who = await join(test, `unmarked-${turn}@example.com`, { isEmailConfirmed: true });
    await db().updateTable('users').set({ disabled_at: test.clock.now() }).where('id', '=', who.userId).execute();
    await db().insertInto('support_locked_before').values({ marked_since: MARKED_SINCE }).execute();
    return who;
  };

  it('has its renewals ended as well', async () => {
    const who = await lockUnmarked();
    expect(await endAt('2026-03-16T12:00:00Z')).toEqual({ ended: 1 });
    expect(await agreementOf(who)).toMatchObject({ status: 'cancelled' });
  });

  it('is let in by two members of staff', async () => {
    const who = await lockUnmarked();
    expect(await support.act(who.userId, { enable: { confirmed: true } })).toMatchObject({ __typename: 'ActionWaits' });
  });

  it('is told from one that staff banned, enabled, or banned since', async () => {
    const banned = await join(test, `told-${turn}@example.com`);
    await support.act(banned.userId, { disable: { confirmed: true } });
    const at = await disabledAt(banned);
    await db().insertInto('support_locked_before').values({ marked_since: MARKED_SINCE }).execute();
    const told = async (disabled: Date | null) => [
      ...(await lockedBefore(db(), [{ id: banned.userId, disabledAt: disabled }])),
    ];
    expect(await told(at)).toEqual([]);
    expect(await told(null)).toEqual([]);
    // The account was locked at another time than the ban: staff had enabled it, and its owner locked it by taking it
    // back.
    expect(await told(new Date('2026-03-05T00:00:00Z'))).toEqual([banned.userId]);
    expect(await told(MARKED_SINCE)).toEqual([]);
  });
});
