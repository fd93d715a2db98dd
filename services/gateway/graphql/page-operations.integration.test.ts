import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '@network/testing/gateway.ts';
import vixen from '../../../apps/vixen/tenant.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ tenants: [vixen] });
}, 60_000);
afterAll(() => gateway.close());

const PAGE = { 'x-page': 'a-page-of-the-tests-1' };
const ONE = { query: '{ __typename }' };

const post = (operations: unknown, headers: Record<string, string> = PAGE) =>
  gateway.inject({
    method: 'POST',
    url: '/graphql',
    headers: gateway.headersFor({ tenant: vixen.id, headers: { 'content-type': 'application/json', ...headers } }),
    payload: JSON.stringify(operations),
  });

describe('several operations of one page in one call', () => {
  it('are answered in their order, each with its status', async () => {
    const answer = await post([
      ONE,
      { query: '{ unknown }' },
      'no operation',
      { query: '{ performer(slug: "x") { name } }' },
    ]);
    expect(answer.statusCode).toBe(200);
    const [first, second, third, fourth] = answer.json<{ status: number; data?: unknown; errors?: unknown[] }[]>();
    expect(first).toEqual({ status: 200, data: { __typename: 'Query' } });
    expect([second?.status, third?.status]).toEqual([400, 400]);
    expect(second?.errors).toHaveLength(1);
    expect(fourth).toEqual({ status: 200, data: { performer: null } });
  });

  it('are refused from a browser, whose calls belong to no page', async () => {
    const answer = await post([ONE, ONE], {});
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).not.toHaveProperty('data');
  });

  it('are refused when there are more than a page has', async () => {
    expect((await post(Array.from({ length: 16 }, () => ONE))).json()).toHaveLength(16);
    expect((await post(Array.from({ length: 17 }, () => ONE))).statusCode).toBe(400);
  });
});
