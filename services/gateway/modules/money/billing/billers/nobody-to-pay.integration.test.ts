import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import type { GatewayConfig } from '../../../../config/config.ts';
import { startTestGateway, type TestGateway } from '@network/testing/gateway.ts';
import { billerOf } from './biller-directory.ts';

const SIGNUP = `mutation ($input: StartSignupInput!) { startSignup(input: $input) { success location messageKey field } }`;
const INPUT = { email: 'ada@example.com', password: 'Right1password', optionId: 1, biller: 'epoch' };
const ORDER = { orderId: 'order-1', openedAt: null, transactionId: null };
const caller = { tenant: 'vixen', area: 'members' } as const;

describe.each([
  ['no biller', [], 'billing.signup.unavailable', null],
  ['another biller', ['segpay'], 'billing.signup.paymentOptionGone', 'biller'],
] as const)('where %s is configured', (_name, billers: GatewayConfig['billers'], messageKey, field) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startTestGateway({ tenants: [vixen], config: { billers } });
  });
  afterAll(() => gateway.close());

  it('joining offers those that there are', async () => {
    const { data } = await gateway.graphql('{ joinOptions { billers { id } } }', {}, caller);
    expect(data).toEqual({ joinOptions: { billers: billers.map((id) => ({ id })) } });
  });

  it('joining with one that is not is refused in words, and leaves nothing behind', async () => {
    const { data } = await gateway.graphql(SIGNUP, { input: INPUT }, caller);
    expect(data).toEqual({ startSignup: { success: false, location: null, messageKey, field } });
    expect(await gateway.services.db.selectFrom('billing_orders').select('id').execute()).toEqual([]);
  });

  it('takes no postback of one that is not, and reaches nobody in its name', async () => {
    const answer = await gateway.inject({
      method: 'POST',
      url: '/billers/epoch/postbacks',
      headers: { 'content-type': 'application/json' },
      payload: '{}',
    });
    expect(answer.statusCode).toBe(401);
    await expect(billerOf(gateway.services, 'epoch').eventsOf(ORDER)).rejects.toThrow('not configured');
  });
});

describe('where a biller is closed', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    const config = { billers: ['epoch', 'segpay'], closedBillers: ['epoch'] } as const;
    gateway = await startTestGateway({ tenants: [vixen], config });
  });
  afterAll(() => gateway.close());

  it('nothing more is bought by it, and what was bought by it is still served', async () => {
    const { data } = await gateway.graphql('{ joinOptions { billers { id } } }', {}, caller);
    expect(data).toEqual({ joinOptions: { billers: [{ id: 'segpay' }] } });
    const answer = await gateway.graphql(SIGNUP, { input: INPUT }, caller);
    expect(answer.data).toMatchObject({ startSignup: { messageKey: 'billing.signup.paymentOptionGone' } });
    await expect(billerOf(gateway.services, 'epoch').eventsOf(ORDER)).rejects.not.toThrow('not configured');
  });
});
