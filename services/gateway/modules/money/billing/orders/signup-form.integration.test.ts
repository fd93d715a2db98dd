import { describe, expect, it } from 'vitest';
import { BUDGETS } from '@network/server/limits/budgets.ts';
import { billerForTests } from '@network/testing/sandbox-biller.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { BILLING_MESSAGES } from '../message-keys.ts';

const scene = billerForTests({ tenants: [vixen] });

interface Answer {
  readonly outcome: string;
  readonly location?: string;
  readonly errors?: Readonly<Record<string, string>>;
  readonly values?: Readonly<Record<string, string>>;
  readonly retryAfterSeconds?: number;
}

const FILLED = { optionId: '303', biller: 'vendo', email: 'ada@example.com', password: 'Heron742' };

let visitors = 0;
async function send(fields: Record<string, string>, query = '', address = `198.51.100.${(visitors += 1)}`) {
  const response = await scene.gateway.inject({
    method: 'POST',
    url: `/brand/signup${query}`,
    headers: {
      ...scene.gateway.headersFor({ tenant: 'vixen', area: 'members' }),
      'x-client-address': address,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams(fields).toString(),
  });
  return { headers: response.headers, answer: response.json<Answer>() };
}

describe('R07 the join form without scripts', () => {
  it('R07 L06 R57 K10 leads to a payment page that this browser may pay on, for the campaign of its address', async () => {
    const { headers, answer } = await send(FILLED, '?ref=home&nats=abc&elm=%00&ujc=vxn-hdr');
    expect(answer.outcome).toBe('redirect');
    expect(headers['x-set-browser']).toMatch(/^[\w-]{43}$/);
    const paid = await scene.pay(answer.location ?? '');
    expect(paid.status).toBe(303);
    const order = await scene.gateway.services.db
      .selectFrom('billing_orders')
      .selectAll()
      .where('email', '=', 'ada@example.com')
      .executeTakeFirstOrThrow();
    expect(order).toMatchObject({ nats: 'abc', elm: null, tracking: { ujc: 'vxn-hdr' } });
    expect(JSON.stringify(order)).not.toContain('Heron742');
  });

  it.each([
    ['email', { email: '' }, BILLING_MESSAGES.missingEmail],
    ['email', { email: 'ada at example' }, BILLING_MESSAGES.invalidEmail],
    ['password', { password: '' }, BILLING_MESSAGES.missingPassword],
    ['password', { password: 'short' }, BILLING_MESSAGES.invalidPassword],
    ['password', { password: 'password1' }, BILLING_MESSAGES.guessablePassword],
    ['optionId', { optionId: 'none' }, BILLING_MESSAGES.joinOptionGone],
    ['biller', { biller: 'nobody' }, BILLING_MESSAGES.paymentOptionGone],
  ])('V02 V03 E12 refuses a wrong %s: %j', async (field, changed, key) => {
    const { answer } = await send({ ...FILLED, ...changed });
    expect(answer).toMatchObject({ outcome: 'refused', errors: { [field]: key } });
  });

  it('E12 returns every wrong field in the order of the form, and what was typed except the password', async () => {
    const { answer } = await send({ ...FILLED, email: 'nobody', password: 'short', more: 'x' });
    expect(Object.keys(answer.errors ?? {})).toEqual(['email', 'password']);
    expect(answer.values).toEqual({ email: 'nobody', optionId: '303', biller: 'vendo', voucher: '' });
  });

  it.each([{ password: '' }, { password: 'short' }])(
    'asks for no password where nothing is to be paid: %j',
    async (typed) => {
      const { answer } = await send({
        ...FILLED,
        ...typed,
        optionId: '302',
        email: `${typed.password}free@example.com`,
      });
      expect(answer.outcome).toBe('redirect');
    },
  );

  it('is of no use on a tour host, which knows no browser, nor is its mutation', async () => {
    const caller = { tenant: 'vixen', area: 'tour' } as const;
    const payload = new URLSearchParams({ ...FILLED, email: 'tour@example.com' }).toString();
    const headers = {
      ...scene.gateway.headersFor(caller),
      'content-type': 'application/x-www-form-urlencoded',
    };
    const { statusCode } = await scene.gateway.inject({ method: 'POST', url: '/brand/signup', headers, payload });
    expect(statusCode).toBe(404);
    const start = 'mutation ($input: StartSignupInput!) { startSignup(input: $input) { location } }';
    const input = { optionId: 303, biller: 'vendo', email: 'tour@example.com', password: 'Heron742' };
    const answer = await scene.gateway.graphql(start, { input }, caller);
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_REQUEST', messageKey: 'errors.badRequest' });
    const orders = scene.gateway.services.db.selectFrom('billing_orders').select('id');
    expect(await orders.where('email', '=', 'tour@example.com').execute()).toEqual([]);
  });

  it('takes from the budget of signups', async () => {
    const address = '198.51.100.254';
    const wrong = { ...FILLED, email: '' };
    for (let sent = 0; sent < BUDGETS.signups.address.times; sent += 1) await send(wrong, '', address);
    const { answer } = await send(wrong, '', address);
    expect(answer).toMatchObject({ outcome: 'limited', values: { biller: 'vendo' } });
    expect(answer.retryAfterSeconds).toBeGreaterThan(0);
  });

  it('is for brand servers alone', async () => {
    const response = await scene.gateway.inject({
      method: 'POST',
      url: '/brand/signup',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'email=a',
    });
    expect(response.statusCode).toBe(404);
  });
});
