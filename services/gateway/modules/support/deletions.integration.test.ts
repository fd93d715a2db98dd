import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { type BillerTest, startBillerTest } from '@network/testing/sandbox-biller.ts';
import vixen from '../../../../apps/vixen/tenant.ts';
import { answerCalls, join } from '../billing/testing/public.ts';
import { endRequests } from './approvals/end-requests.ts';
import { openSupportDesk, type SupportDesk } from './testing/support-desk.ts';

let test: BillerTest;
let support: SupportDesk;
let finance: SupportDesk;
beforeAll(async () => {
  test = await startBillerTest({ tenants: [vixen] });
  support = await openSupportDesk(test.gateway, 'support');
  finance = await openSupportDesk(test.gateway, 'finance');
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => test.close());

it('L27 a deletion whose account its owner takes back while a biller is called deletes nobody', async () => {
  const { db, clock } = test.gateway.services;
  const { userId } = await join(test, 'taken-back@example.com');
  const asked = await support.act(userId, { delete: { confirmed: true } });
  const id = asked.approval?.id ?? '';
  answerCalls('/agreements/cancel', async (real) => {
    await db.transaction().execute((trx) => endRequests(trx, userId, clock.now()));
    return real();
  });
  expect(await finance.decide(id, true)).toEqual({
    __typename: 'ActionRefused',
    messageKey: 'support.refused.requestGone',
  });
  const left = await db.selectFrom('users').select('id').where('id', '=', userId).execute();
  expect(left).toEqual([{ id: userId }]);
  const request = db.selectFrom('support_approvals').select(['state', 'carried_out_at']).where('id', '=', id);
  expect(await request.executeTakeFirst()).toEqual({ state: 'declined', carried_out_at: null });
});
