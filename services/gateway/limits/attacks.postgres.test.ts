import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rounds } from '@network/testing/effort.ts';
import { databaseForTests } from '@network/testing/postgres-database.ts';
import { startTestGateway, type TestCaller, type TestGateway } from '@network/testing/gateway.ts';
import { BUDGETS } from '@network/server/limits/budgets.ts';
import vixen from '../../../apps/vixen/tenant.ts';
import { addVideo } from '../modules/content/catalogue/testing/public.ts';
import { signInMember, type TestMember } from '../modules/money/membership/testing/public.ts';
import { signIn, addPerson } from '../modules/people/identity/testing/public.ts';
import { spendBudget } from './spend-budget.ts';
import { clearLimits } from './testing/clear-limits.ts';

const PARALLEL = 20;
const ROUNDS = rounds(50);
const ADDRESS = { 'x-client-address': '203.0.113.7' };

let gateways: readonly TestGateway[];
let ada: TestMember;
let count = 0;

const database = databaseForTests();
beforeAll(async () => {
  const config = { database: { url: database.url } } as const;
  gateways = await Promise.all([0, 1].map(() => startTestGateway({ config, tenants: [vixen] })));
  ada = await signInMember(one(0), vixen, 'ada');
  await addPerson(one(0).services.db, 'owner@example.com', 'Right1password');
  await addVideo(one(0).services.db, 'film', 'vixen');
});
beforeEach(() => clearLimits(one(0).services.db));
afterAll(async () => {
  await Promise.all(gateways.map((gateway) => gateway.close()));
});

const one = (index: number): TestGateway => gateways[index % gateways.length] as TestGateway;
const atOnce = <T>(work: (gateway: TestGateway, index: number) => Promise<T>, times = PARALLEL): Promise<T[]> =>
  Promise.all(Array.from({ length: times }, (_, index) => work(one(index), index)));

const adasCall = (headers: Record<string, string> = {}): TestCaller => ({
  tenant: 'vixen',
  area: 'members',
  session: ada.session,
  headers: { ...ADDRESS, ...headers },
});
const ADD = `mutation ($text: String!) { it: addComment(videoId: "film", text: $text) { __typename } }`;

async function comments(): Promise<number> {
  const { total } = await one(0)
    .services.db.selectFrom('comments')
    .select((eb) => eb.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

describe('budgets, on two gateways with one database', () => {
  it(`take exactly what they allow of ${PARALLEL} calls at once`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const taken = await atOnce(({ services }) =>
        spendBudget(services, 'castingForms', { address: `10.0.0.${round}` }),
      );
      expect(taken.filter((wait) => wait === null)).toHaveLength(BUDGETS.castingForms.address.times);
    }
  });

  it('let no burst of comments through, whoever is named as its address', async () => {
    const before = await comments();
    const answers = await atOnce((gateway, index) => {
      count += 1;
      // A brand server is believed about the address; the person is counted all the same.
      const caller = adasCall({ 'x-client-address': `203.0.113.${index}`, 'x-forwarded-for': `198.51.100.${index}` });
      return gateway.graphql(ADD, { text: `Thought ${count}` }, caller);
    }, 40);
    const written = (await comments()) - before;
    expect(written).toBeGreaterThan(0);
    expect(written).toBeLessThanOrEqual(BUDGETS.comments.person.times);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(40 - BUDGETS.comments.person.times);
    expect(refused[0]?.errors?.[0]?.extensions).toMatchObject({
      code: 'RATE_LIMITED',
      messageKey: 'errors.rateLimited',
      retryAfterSeconds: 60,
    });
  });

  it('count each alias of a document, and each of many documents', async () => {
    const before = await comments();
    const fields = Array.from({ length: 30 }, (_, each) => {
      count += 1;
      return `a${each}: addComment(videoId: "film", text: "Alias ${count}") { __typename }`;
    });
    await one(0).graphql(`mutation { ${fields.join(' ')} }`, {}, adasCall());
    expect((await comments()) - before).toBe(BUDGETS.comments.person.times);
  });

  it('do not take a batch, nor HEAD, nor another method or spelling of a path', async () => {
    const before = await comments();
    const headers = one(0).headersFor(adasCall());
    const payload = [{ query: ADD, variables: { text: 'In a batch' } }];
    expect((await one(0).inject({ method: 'POST', url: '/graphql', headers, payload })).statusCode).toBe(400);
    for (const method of ['HEAD', 'GET', 'PUT', 'PATCH', 'DELETE'] as const) {
      expect((await one(0).inject({ method, url: '/graphql', headers })).statusCode).toBeGreaterThanOrEqual(404);
    }
    for (const url of ['/GRAPHQL', '//graphql', '/graphql/', '/%67raphql/']) {
      const answer = await one(0).inject({
        method: 'POST',
        url,
        headers,
        payload: { query: ADD, variables: { text: 'x' } },
      });
      expect([url, answer.statusCode]).toEqual([url, 404]);
    }
    expect(await comments()).toBe(before);
  });

  it('write no more rows of measurements than an address has', async () => {
    const send = (gateway: TestGateway, headers: Record<string, string> = {}) =>
      gateway.inject({
        method: 'POST',
        url: '/brand/measurements',
        headers: gateway.headersFor({ tenant: 'vixen', area: 'tour', headers: { ...ADDRESS, ...headers } }),
        payload: {
          visit: crypto.randomUUID(),
          events: Array.from({ length: 50 }, () => ({
            id: crypto.randomUUID(),
            name: 'pageView',
            fields: { page: 'home' },
            agoMs: 0,
          })),
        },
      });
    const answers = await atOnce((gateway) => send(gateway), 40);
    const taken = answers.filter(({ statusCode }) => statusCode === 202);
    expect(taken.length).toBe(Math.floor(BUDGETS.measurements.address.times / 50));
    const refused = answers.find(({ statusCode }) => statusCode === 429);
    expect(refused?.headers['retry-after']).toBe('300');
    // The neighbours of an IPv6 line are one address; the next line is another.
    const line = (host: string) => ({ 'x-client-address': `2001:db8:1:2::${host}` });
    const lined = await atOnce((gateway, index) => send(gateway, line((index + 1).toString(16))), 20);
    expect(lined.filter(({ statusCode }) => statusCode === 202)).toHaveLength(12);
    expect((await send(one(0), { 'x-client-address': '2001:db8:1:3::1' })).statusCode).toBe(202);
  });

  it('count an account once, however its email is written', async () => {
    const spellings = ['owner@example.com', 'OWNER@example.com', ' Owner@Example.COM ', 'owner@EXAMPLE.com\t'];
    const outcomes: string[] = [];
    for (let guess = 0; guess < 12; guess += 1) {
      const { outcome } = await signIn(one(guess).services, {
        email: spellings[guess % spellings.length] ?? '',
        password: `Wrong${guess}password`,
        tenantId: 'vixen',
        clientAddress: `198.51.100.${guess}`,
        country: null,
      });
      outcomes.push(outcome);
    }
    expect(outcomes.filter((outcome) => outcome === 'wrong-credentials')).toHaveLength(10);
  });

  it('believe nobody without a brand key about an address', async () => {
    const url = '/password/forgotten?brand=vixen';
    const answers = await atOnce(
      (gateway, index) =>
        gateway.inject({
          method: 'POST',
          url,
          remoteAddress: '198.51.100.200',
          headers: {
            'content-type': 'application/x-www-form-urlencoded',
            origin: 'http://localhost:4000',
            'x-forwarded-for': `203.0.113.${index}`,
            forwarded: `for=203.0.113.${index}`,
            'x-real-ip': `203.0.113.${index}`,
            'x-client-address': `203.0.113.${index}`,
          },
          payload: 'email=nobody%40example.com',
        }),
      40,
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(BUDGETS.resetRequests.address.times);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(10);
  });
});
