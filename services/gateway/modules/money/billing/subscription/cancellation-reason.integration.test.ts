import { expect, it } from 'vitest';
import { billerForTests } from '@network/testing/sandbox-biller.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { erasePerson } from '../../../../personal-data/erase-person.ts';
import { modules } from '../../../registry.ts';
import { BILLING_MESSAGES } from '../message-keys.ts';
import { join, type Joined } from '../testing/join.ts';
import { callAs } from '../testing/scene.ts';
import { knownSubject } from '../../../../personal-data/testing/known-subject.ts';
import { cancellationReasons } from './cancellation-reason.ts';

const test = billerForTests({ tenants: [vixen] });

const GIVE = `mutation ($id: ID!, $reason: CancellationReason!) {
  giveCancellationReason(confirmationId: $id, reason: $reason) { success messageKey } }`;
const give = async (who: Joined, id: string, reason = 'OTHER') =>
  (await callAs<{ giveCancellationReason: object }>(test, who, GIVE, { id, reason })).giveCancellationReason;
const REFUSED = { success: false, messageKey: BILLING_MESSAGES.confirmationExpired };

/** Starts to cancel, as a brand of this release does, or as one did that asked why first. */
async function start(who: Joined, reason = ''): Promise<string> {
  const call = `mutation { startCancellation${reason} { confirmationId } }`;
  return (await callAs<{ startCancellation: { confirmationId: string } }>(test, who, call)).startCancellation
    .confirmationId;
}
const confirm = (who: Joined, id: string) =>
  callAs(test, who, 'mutation ($id: ID!) { confirmCancellation(confirmationId: $id) { success } }', { id });
const exported = ({ userId }: Joined) =>
  cancellationReasons(test.gateway.services.db, knownSubject(userId, 'unused@example.com'));

it('is kept once the membership is cancelled, the last one, and read by its person alone', async () => {
  const who = await join(test, 'tells@example.com');
  const other = await join(test, 'listens@example.com');
  const id = await start(who);
  expect(await give(who, id)).toEqual(REFUSED);
  await confirm(who, id);
  expect(await give(other, id)).toEqual(REFUSED);
  expect(await exported(who)).toEqual([]);
  expect(await give(who, id)).toEqual({ success: true, messageKey: BILLING_MESSAGES.reasonKept });
  await give(who, id, 'TOO_EXPENSIVE');
  expect(await exported(who)).toMatchObject([{ reason: 'TOO_EXPENSIVE', confirmed: true }]);
  expect(await exported(other)).toEqual([]);
  expect(await give(who, 'no-such-step')).toEqual(REFUSED);
});

it('need not be given', async () => {
  const who = await join(test, 'silent@example.com');
  await confirm(who, await start(who));
  expect(await exported(who)).toEqual([]);
});

it('is kept where a brand of an earlier release sends it first', async () => {
  const who = await join(test, 'earlier@example.com');
  await confirm(who, await start(who, '(reason: NOT_USED_ENOUGH)'));
  const reasons = await exported(who);
  expect(reasons).toMatchObject([{ reason: 'NOT_USED_ENOUGH' }, { reason: 'NOT_USED_ENOUGH' }]);
  expect(reasons).toContainEqual(expect.objectContaining({ confirmed: true }));
});

it('goes with the account', async () => {
  const who = await join(test, 'goes@example.com');
  const id = await start(who);
  await confirm(who, id);
  await give(who, id);
  await test.deliver();
  const { services } = test.gateway;
  const { db } = services;
  expect(await erasePerson(modules, services, { id: who.userId, email: 'goes@example.com' }, 'vixen')).toBe('erased');
  const left = await db.selectFrom('billing_operations').select('id').where('id', '=', id).execute();
  expect(left).toEqual([]);
});
