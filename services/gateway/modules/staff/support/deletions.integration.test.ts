import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { billerForTests } from '@network/testing/sandbox-biller.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { answerCalls, join } from '../../money/billing/testing/public.ts';
import { asOnlyJob } from '../staff/public.ts';
import { adminOperation } from '../staff/testing/public.ts';
import { endRequests } from './approvals/end-requests.ts';
import { openSupportDesk, type SupportDesk } from './testing/support-desk.ts';

let support: SupportDesk;
let finance: SupportDesk;
const test = billerForTests({ tenants: [vixen] });
beforeAll(async () => {
  support = await openSupportDesk(test.gateway, 'support');
  finance = await openSupportDesk(test.gateway, 'finance');
});
afterEach(() => vi.restoreAllMocks());

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

it('a deletion is recorded as carried out where its decider is dismissed while a biller is called', async () => {
  const { services } = test.gateway;
  const { db } = services;
  const { userId } = await join(test, 'dismissed-meanwhile@example.com');
  const decider = await openSupportDesk(test.gateway, 'finance', 'dismissed-meanwhile');
  const asked = await support.act(userId, { delete: { confirmed: true } });
  const id = asked.approval?.id ?? '';
  answerCalls('/agreements/cancel', async (real) => {
    expect((await adminOperation.run(services, ['disable', decider.email])).ok).toBe(true);
    return real();
  });
  expect(await decider.decide(id, true)).toMatchObject({ __typename: 'ApprovalDecided' });
  expect(await db.selectFrom('users').select('id').where('id', '=', userId).execute()).toEqual([]);
  const recorded = db.selectFrom('staff_audit').select('action').where('actor', '=', decider.email);
  expect(await recorded.orderBy('sequence').execute()).toEqual([
    { action: 'member.approve-delete' },
    { action: 'member.carry-out-delete' },
  ]);
  await expect(decider.decide(id, true)).rejects.toThrow('UNAUTHENTICATED');
});

it('L27 a deletion whose decider has a job under way stays open, and is carried out later', async () => {
  const { services } = test.gateway;
  const { userId } = await join(test, 'put-off@example.com');
  const asked = await support.act(userId, { delete: { confirmed: true } });
  const id = asked.approval?.id ?? '';
  const { id: staffId } = await services.db
    .selectFrom('staff_members')
    .select('id')
    .where('email', '=', finance.email)
    .executeTakeFirstOrThrow();
  const request = services.db.selectFrom('support_approvals').select(['state', 'decided_by']).where('id', '=', id);
  await asOnlyJob(services, { staffId }, 'runJob', async () => {
    await expect(finance.decide(id, true)).rejects.toThrow('RATE_LIMITED');
    expect(await request.executeTakeFirst()).toEqual({ state: 'open', decided_by: null });
  });
  expect(await finance.decide(id, true)).toMatchObject({ __typename: 'ApprovalDecided' });
  const left = await services.db.selectFrom('users').select('id').where('id', '=', userId).execute();
  expect(left).toEqual([]);
});

it('a deletion is declined while its decider has a job under way', async () => {
  const { services } = test.gateway;
  const { userId } = await join(test, 'declined-meanwhile@example.com');
  const asked = await support.act(userId, { delete: { confirmed: true } });
  const { id: staffId } = await services.db
    .selectFrom('staff_members')
    .select('id')
    .where('email', '=', finance.email)
    .executeTakeFirstOrThrow();
  const decline = () => finance.decide(asked.approval?.id ?? '', false);
  expect(await asOnlyJob(services, { staffId }, 'runJob', decline)).toMatchObject({ approval: { state: 'declined' } });
});
