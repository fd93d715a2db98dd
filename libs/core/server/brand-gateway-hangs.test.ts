import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  type BrandFixture,
  type GatewayCall,
  gatewaySaying,
  LIMITS,
  MEMBERS,
  SESSION,
  startBrand,
} from './brand-fixture.tsx';

const BEYOND = 6;
const PATIENCE = { timeout: 20_000, interval: 5 };

let brand: BrandFixture;
let isHanging = false;
/** The deadlines of pages under way, by their length. */
let deadlines: (readonly [milliseconds: number, end: AbortController])[] = [];

/** Ends the patience of every page under way with its calls; it still has a second to render what then is shown. */
function passDeadline(): void {
  const shortest = Math.min(...deadlines.map(([milliseconds]) => milliseconds));
  const timeout = new DOMException('The operation timed out.', 'TimeoutError');
  for (const [milliseconds, end] of deadlines) if (milliseconds === shortest) end.abort(timeout);
}

afterEach(async () => {
  isHanging = false;
  deadlines = [];
  await brand.close();
});

/** A gateway that takes every call and, while it hangs, answers none. */
async function start(): Promise<BrandFixture> {
  const healthy = gatewaySaying(() => 'hello');
  const answer = (call: GatewayCall) => (isHanging && call.operation === 'Text' ? null : healthy(call));
  const deadlineIn = (milliseconds: number): AbortSignal => {
    const end = new AbortController();
    deadlines.push([milliseconds, end]);
    return end.signal;
  };
  brand = await startBrand(answer, undefined, undefined, {}, [], { deadlineIn });
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
    // The refused ones call nothing and wait for nothing.
    await vi.waitFor(() => expect([calls() - before, ended.length]).toEqual([LIMITS.call, BEYOND]), PATIENCE);
    passDeadline();
    const answers = await Promise.all(pages);
    expect(new Set(ended)).toEqual(new Set([503]));
    expect(calls() - before).toBe(LIMITS.call);
    expect(new Set(answers.map(({ headers }) => headers['retry-after']))).toEqual(new Set(['1']));

    const later = Promise.all([get('/'), get('/', { host: MEMBERS, headers: SESSION }), get('/healthz')]);
    await vi.waitFor(() => expect(calls() - before).toBe(LIMITS.call + 2), PATIENCE);
    passDeadline();
    const [visitor, member, health] = await later;
    expect([visitor.status, member.status, health.status]).toEqual([200, 503, 200]);
    expect(member.headers['set-cookie']).toBeUndefined();

    isHanging = false;
    const healed = await Promise.all([get('/?page=9'), get('/', { host: MEMBERS, headers: SESSION })]);
    expect(healed.map(({ status }) => status)).toEqual([200, 200]);
  });
});
