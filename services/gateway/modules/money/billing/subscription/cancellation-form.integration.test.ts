import { expect, it } from 'vitest';
import { billerForTests } from '@network/testing/sandbox-biller.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { BILLING_MESSAGES } from '../message-keys.ts';
import { join, type Joined } from '../testing/join.ts';
import { callAs, firstOf } from '../testing/scene.ts';
import { queryOf, sendForm } from '../testing/send-form.ts';

const test = billerForTests({ tenants: [vixen] });

const send = (fields: Record<string, string>, who?: Joined) => sendForm(test, '/brand/cancellation', fields, who);

async function startStep(who: Joined): Promise<string> {
  const answer = await send({ subscription: (await firstOf(who)).id, reason: 'OTHER' }, who);
  return queryOf(answer)['step'] ?? '';
}

const PENDING = 'query ($id: ID!) { pendingCancellation(confirmationId: $id) { accessUntil offer { name } } }';
const pendingFor = async (who: Joined, id: string) =>
  (await callAs<{ pendingCancellation: object | null }>(test, who, PENDING, { id })).pendingCancellation;
const stateOf = async (who: Joined) =>
  (await callAs<{ memberships: { state: string }[] }>(test, who, '{ memberships { state } }')).memberships[0]?.state;

const PREVIEW = '{ cancellationPreview { confirmationId accessUntil offer { deal { newPrice } } } }';
const previewFor = async (who: Joined) =>
  (await callAs<{ cancellationPreview: object | null }>(test, who, PREVIEW)).cancellationPreview;
const operationsOf = async (who: Joined) =>
  test.gateway.services.db
    .selectFrom('billing_operations')
    .select(['status', 'reason'])
    .where('subscription_id', '=', (await firstOf(who)).id)
    .orderBy('status')
    .execute();

it('D25 cancels by one form: the page shows what is lost and begins nothing, and the reason is asked afterwards', async () => {
  const who = await join(test, 'forms@example.com');
  const { id: subscription } = await firstOf(who);
  expect(await previewFor(who)).toMatchObject({
    confirmationId: null,
    accessUntil: expect.stringMatching(/^\d{4}-/),
    offer: { deal: { newPrice: 2_009 } },
  });
  expect(await operationsOf(who)).toEqual([]);
  const last = await send({ subscription, choice: 'cancel' }, who);
  expect(last.location).toMatch(new RegExp(`^${vixen.urls.members}/account/cancel\\?`));
  const { cancellation: confirmation = '', ...more } = queryOf(last);
  expect(more).toEqual({ subscription, done: 'cancelled' });
  expect(await stateOf(who)).toBe('CANCELLED');
  expect(await previewFor(who)).toBeNull();
  expect(await pendingFor(who, confirmation)).toBeNull();
  expect(await send({ subscription, confirmation, reason: 'often' }, who)).toMatchObject({
    errors: { reason: BILLING_MESSAGES.reasonMissing },
  });
  const told = await send({ subscription, confirmation, reason: 'NOT_USED_ENOUGH' }, who);
  expect(queryOf(told)).toEqual({ subscription, done: 'told' });
  expect(await operationsOf(who)).toEqual([
    { status: 'done', reason: 'NOT_USED_ENOUGH' },
    { status: 'offered', reason: null },
  ]);
});

it('stays for the price that the page showed, and for no other', async () => {
  const who = await join(test, 'stays-by-one@example.com');
  expect(await send({ choice: 'stay', price: '1' }, who)).toMatchObject({
    errors: { form: BILLING_MESSAGES.offerGone },
  });
  expect(queryOf(await send({ choice: 'stay', price: '2009' }, who))).toEqual({ done: 'stayed' });
  expect(await stateOf(who)).not.toBe('CANCELLED');
});

it('D25 cancels by the forms of earlier brands: a reason, what is lost, the confirmation', async () => {
  const who = await join(test, 'forms-before@example.com');
  const { id: subscription } = await firstOf(who);
  const first = await send({ subscription, reason: 'NOT_USED_ENOUGH' }, who);
  const { step = '' } = queryOf(first);
  expect(await pendingFor(who, step)).toMatchObject({ accessUntil: expect.stringMatching(/^\d{4}-/) });
  const last = await send({ subscription, step, choice: 'cancel' }, who);
  expect(queryOf(last)).toEqual({ subscription, done: 'cancelled', cancellation: step });
  expect(await operationsOf(who)).toEqual([
    { status: 'done', reason: 'NOT_USED_ENOUGH' },
    { status: 'offered', reason: 'NOT_USED_ENOUGH' },
  ]);
  // The page of the step, loaded again, offers nothing that is done.
  expect(await pendingFor(who, step)).toBeNull();
});

it('stays for the offer that the step showed', async () => {
  const who = await join(test, 'stays@example.com');
  const step = await startStep(who);
  expect(await pendingFor(who, step)).toMatchObject({ offer: { name: expect.any(String) } });
  expect(queryOf(await send({ step, choice: 'stay' }, who))).toEqual({ done: 'stayed' });
  expect(await stateOf(who)).not.toBe('CANCELLED');
});

it.each([{}, { reason: '' }, { reason: 'toString' }])('refuses %j as a reason, and starts nothing', async (fields) => {
  const who = await join(test, `reason-${JSON.stringify(fields).length}@example.com`);
  expect(await send(fields as Record<string, string>, who)).toMatchObject({
    outcome: 'refused',
    errors: { reason: BILLING_MESSAGES.reasonMissing },
  });
});

it('refuses a step of somebody else, one that never was, and a visitor', async () => {
  const [who, other] = [await join(test, 'one@example.com'), await join(test, 'other@example.com')];
  const step = await startStep(who);
  expect(await pendingFor(other, step)).toBeNull();
  for (const id of [step, 'nonsense']) {
    expect(await send({ step: id, choice: 'cancel' }, other)).toMatchObject({
      errors: { form: BILLING_MESSAGES.confirmationExpired },
    });
  }
  expect(await send({ step, choice: 'cancel' })).toMatchObject({ errors: { form: BILLING_MESSAGES.nothingToCancel } });
  expect(await stateOf(who)).not.toBe('CANCELLED');
});
