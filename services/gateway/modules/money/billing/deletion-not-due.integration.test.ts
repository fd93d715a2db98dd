import { afterEach, expect, it, vi } from 'vitest';
import { billerForTests } from '@network/testing/sandbox-biller.ts';
import tushy from '../../../../../apps/tushy/tenant.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { erasePerson } from '../../../personal-data/erase-person.ts';
import { modules } from '../../registry.ts';
import { answerCalls } from './testing/answer-calls.ts';
import { join, type Joined } from './testing/join.ts';
import { checkBooks } from './testing/money.ts';
import { callAs } from './testing/scene.ts';

const test = billerForTests({ tenants: [vixen, tushy] });
afterEach(() => {
  vi.restoreAllMocks();
  return checkBooks(test.gateway.services.db);
});

/** A member of two brands, and their deletion, which is due as long as so many calls were made to cancel a renewal. */
async function memberOfTwo(email: string) {
  const who = await join(test, email);
  const call = 'mutation ($input: StartPurchaseInput!) { it: startPurchase(input: $input) { location } }';
  const buyer: Joined = { ...who, caller: { ...who.caller, tenant: 'tushy' } };
  const input = { optionId: 203, biller: 'vendo' };
  const { it: page } = await callAs<{ it: { location: string | null } }>(test, buyer, call, { input });
  await test.pay(page.location ?? '');
  await test.deliver();
  const calls = { count: 0 };
  answerCalls('/agreements/cancel', (real) => {
    calls.count += 1;
    return real();
  });
  const person = { id: who.userId, email };
  const { services } = test.gateway;
  return {
    calls,
    delete: (most: number) =>
      erasePerson(modules, services, person, 'vixen', () => Promise.resolve(calls.count < most)),
    running: async () => {
      const agreements = services.db.selectFrom('billing_agreements').select('id').where('user_id', '=', who.userId);
      return (await agreements.where('status', '=', 'running').execute()).length;
    },
  };
}

it('a deletion that is not due when it begins cancels no renewal', async () => {
  const member = await memberOfTwo('not-due@example.com');
  expect(await member.delete(0)).toBe('not-settled');
  expect([member.calls.count, await member.running()]).toEqual([0, 2]);
});

it('a deletion that is not due any more after a call to a biller leaves the other renewals', async () => {
  const member = await memberOfTwo('due-no-more@example.com');
  expect(await member.delete(1)).toBe('not-settled');
  await test.deliver();
  expect([member.calls.count, await member.running()]).toEqual([1, 1]);
});
