import { describe, expect, it, vi } from 'vitest';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import vixenplus from '../../../../../../apps/vixenplus/tenant.ts';
import { balanceOf } from '../../wallet/testing/public.ts';
import { buySeveral, comeBack, giveGems, takeBack, timesCharged } from '../testing/actions.ts';
import { answerCalls } from '../testing/answer-calls.ts';
import { balancedBiller } from '../testing/balanced-biller.ts';
import { join } from '../testing/join.ts';
import { reportEvent } from '../testing/report-event.ts';
import { firstOf, jobsAt, mailsTo } from '../testing/scene.ts';
import { postbacksOperation } from '../postbacks/postbacks-operation.ts';
import { sendCommands } from './send-commands.ts';

const test = balancedBiller({ tenants: [vixen, vixenplus] });

const commandsOf = (orderId: string) =>
  test.gateway.services.db
    .selectFrom('biller_commands')
    .select(['kind', 'state'])
    .where('agreement_id', '=', orderId)
    .orderBy('id')
    .execute();

describe('commands to a biller', () => {
  it('an agreement that was ended, reactivated and superseded is ended again, and charges no more', async () => {
    const who = await join(test, 'ended-again@example.com');
    test.clock.set('2026-03-03T12:00:00Z');
    await takeBack(test, who.orderId, 'refund');
    await test.deliver();
    await jobsAt(test, '2026-03-03T12:01:00Z');
    await test.deliver();
    test.clock.set('2026-03-03T13:00:00Z');
    await comeBack(test, who);
    test.clock.set('2026-03-03T14:00:00Z');
    await buySeveral(test, who);
    await jobsAt(test, '2026-03-03T14:01:00Z');
    await test.deliver();
    test.clock.set('2026-04-02T12:00:00Z');
    await test.deliver();
    expect(timesCharged(test, who.orderId)).toBe(1);
    expect(await commandsOf(who.orderId)).toEqual([
      { kind: 'end', state: 'sent' },
      { kind: 'end', state: 'sent' },
    ]);
  });

  it('an end that was decided before the return is withdrawn by it', async () => {
    const email = 'returns-at-once@example.com';
    const who = await join(test, email);
    await giveGems(test, who, 30);
    test.clock.set('2026-03-03T12:00:00Z');
    await takeBack(test, who.orderId, 'refund');
    await test.deliver();
    test.clock.set('2026-03-03T12:00:30Z');
    await comeBack(test, who);
    await jobsAt(test, '2026-03-03T12:01:00Z');
    await test.deliver();
    expect(await commandsOf(who.orderId)).toEqual([{ kind: 'end', state: 'withdrawn' }]);
    expect((await firstOf(who)).entitlement.isCancelled).toBe(false);
    expect(await balanceOf(test.gateway.services.db, who.userId, 'gems')).toBe(30);
    expect(await mailsTo(test, email)).not.toContain('cancelled');
    await jobsAt(test, '2026-04-02T11:30:00Z');
    expect(timesCharged(test, who.orderId)).toBe(2);
  });

  it('an end is not sent while the return is only known to the biller', async () => {
    const who = await join(test, 'returned-unheard@example.com');
    test.clock.set('2026-03-03T12:00:00Z');
    await takeBack(test, who.orderId, 'refund');
    await test.deliver();
    const { fetch: real } = globalThis;
    vi.spyOn(globalThis, 'fetch').mockImplementationOnce(async (...call) => {
      await real(...call);
      throw new TypeError('terminated');
    });
    test.clock.set('2026-03-03T12:00:30Z');
    await expect(comeBack(test, who)).rejects.toThrow('Refused');
    await sendCommands(test.gateway.services, new Date('2026-03-03T12:00:40Z'));
    expect(await commandsOf(who.orderId)).toEqual([{ kind: 'end', state: 'withdrawn' }]);
    expect((await firstOf(who)).entitlement.isCancelled).toBe(false);
  });

  it('one that a biller refuses for a day is left to a person, and the others are sent', async () => {
    const who = await join(test, 'refused@example.com');
    test.clock.set('2026-03-03T12:00:00Z');
    await takeBack(test, who.orderId, 'refund');
    await test.deliver();
    answerCalls('/agreements/cancel', () => new Response('', { status: 500 }));
    for (let attempt = 0; attempt < 60; attempt += 1) {
      await sendCommands(test.gateway.services, new Date('2026-03-04T13:00:00Z'), who.orderId);
    }
    expect(await commandsOf(who.orderId)).toEqual([{ kind: 'end', state: 'failed' }]);
  });

  it('an abandoned one is listed, and sent again by an operator', async () => {
    const who = await join(test, 'retried@example.com');
    test.clock.set('2026-03-03T12:00:00Z');
    await takeBack(test, who.orderId, 'refund');
    await test.deliver();
    const { services } = test.gateway;
    const operate = (...args: string[]) => postbacksOperation.run(services, args);
    const { id } = await services.db
      .updateTable('biller_commands')
      .set({ state: 'failed', attempts: 60, settled_at: test.clock.now() })
      .where('agreement_id', '=', who.orderId)
      .returning('id')
      .executeTakeFirstOrThrow();
    const listed = await operate('commands');
    expect(listed.text).toMatch(new RegExp(`^${id}  2026-03-03T.*  vendo  end  ${who.orderId}  -  failed`, 'm'));

    answerCalls('/agreements/cancel', () => new Response('', { status: 500 }));
    expect(await operate('retry-command', id)).toEqual({ ok: false, text: `${id}: pending, sent again every minute` });
    expect(await operate('retry-command', id)).toEqual({
      ok: false,
      text: `${id} is pending: only a failed one is retried.`,
    });
    vi.restoreAllMocks();
    await services.db.updateTable('biller_commands').set({ state: 'failed' }).where('id', '=', id).execute();
    expect(await operate('retry-command', id)).toEqual({ ok: true, text: `${id}: sent` });
    expect(await commandsOf(who.orderId)).toEqual([{ kind: 'end', state: 'sent' }]);
    expect(await operate('retry-command', 'none')).toEqual({ ok: false, text: 'There is no command "none".' });
  });

  it.each(['ends the renewals at the biller', 'takes up the membership again'])(
    'an abandoned end is withdrawn when somebody %s',
    async (what) => {
      const isEnded = what === 'ends the renewals at the biller';
      const who = await join(test, `abandoned-${isEnded ? 'ended' : 'back'}@example.com`);
      test.clock.set('2026-03-03T12:00:00Z');
      await takeBack(test, who.orderId, 'refund');
      await test.deliver();
      const { db } = test.gateway.services;
      await db
        .updateTable('biller_commands')
        .set({ state: 'failed' })
        .where('agreement_id', '=', who.orderId)
        .execute();
      test.clock.set('2026-03-03T13:00:00Z');
      if (isEnded) await reportEvent(test, who.orderId, 'cancelled');
      else await comeBack(test, who);
      await test.deliver();
      expect(await commandsOf(who.orderId)).toEqual([{ kind: 'end', state: 'withdrawn' }]);
      expect((await firstOf(who)).entitlement.isCancelled).toBe(isEnded);
    },
  );

  it('an abandoned end outlasts an older end that becomes known later', async () => {
    const who = await join(test, 'older-end@example.com');
    test.clock.set('2026-03-03T12:00:00Z');
    await takeBack(test, who.orderId, 'refund');
    await test.deliver();
    const { db } = test.gateway.services;
    await db.updateTable('biller_commands').set({ state: 'failed' }).where('agreement_id', '=', who.orderId).execute();
    const older = { occurredAt: '2026-03-02T18:00:00.000Z' };
    expect(await reportEvent(test, who.orderId, 'cancelled', older)).toBe('processed');
    expect(await commandsOf(who.orderId)).toEqual([{ kind: 'end', state: 'failed' }]);
  });

  it('an abandoned one is not sent beside a newer one that says the same', async () => {
    const who = await join(test, 'said-again@example.com');
    const { services } = test.gateway;
    const decided = { agreement_id: who.orderId, kind: 'end', decided_at: test.clock.now() } as const;
    const { id } = await services.db
      .insertInto('biller_commands')
      .values({ ...decided, state: 'failed', settled_at: test.clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow();
    await services.db
      .insertInto('biller_commands')
      .values({ ...decided, state: 'pending', settled_at: null })
      .execute();
    expect(await postbacksOperation.run(services, ['retry-command', id])).toEqual({
      ok: false,
      text: `${id}: a newer command that says the same is pending.`,
    });
  });
});
