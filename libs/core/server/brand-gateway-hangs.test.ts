import { afterEach, describe, expect, it } from 'vitest';
import { type BrandFixture, gatewaySaying, LIMITS, MEMBERS, SESSION, startBrand } from './brand-fixture.tsx';

const BEYOND = 6;

let brand: BrandFixture;
let isHanging = false;

afterEach(async () => {
  isHanging = false;
  await brand.close();
});

/** A gateway that takes every call and, while it hangs, answers none. */
async function start(): Promise<BrandFixture> {
  const healthy = gatewaySaying(() => 'hello');
  brand = await startBrand((call) => (isHanging && call.operation === 'Text' ? null : healthy(call)));
  return brand;
}

describe('a gateway that hangs', () => {
  it('times out on its pages, takes a limited number of calls, and leaves members signed in', async () => {
    const { get, received, advance } = await start();
    expect((await get('/')).status).toBe(200);
    advance(3_600_000);
    isHanging = true;
    const calls = () => received.filter(({ operation }) => operation === 'Text').length;
    const before = calls();
    const ended: number[] = [];
    const pages = Array.from({ length: LIMITS.call + BEYOND }, async (_, page) => {
      const answer = await get(`/?page=${page + 2}`);
      ended.push(answer.status);
      return answer;
    });
    const answers = await Promise.all(pages);
    // The refused ones asked nothing.
    expect(new Set(ended)).toEqual(new Set([503]));
    expect(calls() - before).toBe(LIMITS.call);
    expect(new Set(answers.map(({ headers }) => headers['retry-after']))).toEqual(new Set(['1']));

    const [visitor, member, health] = await Promise.all([
      get('/'),
      get('/', { host: MEMBERS, headers: SESSION }),
      get('/healthz'),
    ]);
    expect([visitor.status, member.status, health.status]).toEqual([200, 503, 200]);
    expect(member.headers['set-cookie']).toBeUndefined();

    isHanging = false;
    const healed = await Promise.all([get('/?page=9'), get('/', { host: MEMBERS, headers: SESSION })]);
    expect(healed.map(({ status }) => status)).toEqual([200, 200]);
  });
});
