import { describe, expect, it, vi } from 'vitest';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { UNDER_WAY } from '../billers/send-again.ts';
import { retryCommand } from '../subscription/commands-operation.ts';
import { sendCommands } from '../subscription/send-commands.ts';
import { balancedBiller } from '../testing/balanced-biller.ts';
import { join } from '../testing/join.ts';
import { commandPartRefund } from './refund-commands.ts';

const test = balancedBiller({ tenants: [vixen], config: { billers: ['rocketgate'] } });

const services = () => test.gateway.services;

/** The charge of a new member. */
async function charged(email: string) {
  const { orderId } = await join(test, email, { biller: 'rocketgate' });
  const { transaction_id: transactionId } = await services()
    .db.selectFrom('billing_transactions')
    .select('transaction_id')
    .where('agreement_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return { orderId, transactionId };
}

/** Does something while RocketGate is called for a credit. @returns how often it was called */
function duringCredits(act: () => Promise<unknown>) {
  const real = globalThis.fetch;
  const calls = { count: 0 };
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (target, request) => {
    const body = typeof request?.body === 'string' ? request.body : '';
    if (!body.includes('<transactionType>CC_CREDIT<')) return real(target, request);
    calls.count += 1;
    if (calls.count === 1) await act();
    return real(target, request);
  });
  return calls;
}

describe('a refund that its biller makes each time it is called', () => {
  it('is not sent again by staff while the call is on its way', async () => {
    const { orderId, transactionId } = await charged('under-way@example.com');
    const { db } = services();
    await commandPartRefund(db, { agreementId: orderId, transactionId, amount: 1_000 }, test.clock.now());
    const command = () =>
      db
        .selectFrom('biller_commands')
        .select(['id', 'state', 'claimed_at'])
        .where('agreement_id', '=', orderId)
        .executeTakeFirstOrThrow();
    const { id } = await command();
    const answers: object[] = [];
    const calls = duringCredits(async () => {
      expect((await command()).state).toBe('failed');
      answers.push(await retryCommand(services(), id));
    });
    expect(await sendCommands(services(), test.clock.now(), orderId)).toBe(1);
    expect(answers).toEqual([{ ok: false, text: `${id}: ${UNDER_WAY}` }]);
    expect(calls.count).toBe(1);
    expect(await command()).toMatchObject({ state: 'sent', claimed_at: null });
  });

  it('is sent again by staff a minute after its call began, as is any command about an order', async () => {
    const { orderId } = await charged('over@example.com');
    const { db } = services();
    const { id: number } = await db
      .insertInto('order_commands')
      .values({
        order_id: orderId,
        kind: 'end-page',
        transaction_id: null,
        state: 'failed',
        attempts: 1,
        decided_at: test.clock.now(),
        claimed_at: test.clock.now(),
        settled_at: test.clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const id = `order-${number}`;
    test.clock.set('2026-03-02T12:01:00Z');
    expect(await retryCommand(services(), id)).toEqual({ ok: false, text: `${id}: ${UNDER_WAY}` });
    test.clock.set('2026-03-02T12:01:01Z');
    expect(await retryCommand(services(), id)).toMatchObject({ ok: true });
  });
});
