import { afterEach, expect, it, vi } from 'vitest';
import {
  type BrandFixture,
  type GatewayAnswer,
  type GatewayCall,
  gatewaySaying,
  LIMITS,
  MEMBERS,
  startBrand,
} from './brand-fixture.tsx';

/** Together more calls than there are places to the gateway. */
const BURST = LIMITS.call;
const MEMBERS_IN_A_HURRY = ['a', 'b', 'c', 'd'];
/** What one session has of the places. */
const SHARE = LIMITS.call / 8;
const WRITE = '{"query":"mutation { it }"}';

let brand: BrandFixture;
afterEach(() => brand.close());

const session = (letter: string) => ({ cookie: `brd_session=${letter.repeat(16)}` });
const fromOwnPage = { 'content-type': 'application/json', origin: 'http://members.brand.localhost:4200' };

it('bursts of calls of a few members leave others places to the gateway, and each call has its turn', async () => {
  const held: (() => void)[] = [];
  let isHeld = true;
  const page = gatewaySaying(() => 'hello');
  const gateway = (call: GatewayCall): GatewayAnswer | null | Promise<GatewayAnswer> => {
    if (call.body !== WRITE || !isHeld) return page(call);
    return new Promise((resolve) => held.push(() => resolve({ body: '{}' })));
  };
  brand = await startBrand(gateway);
  const { get } = brand;
  const call = (letter: string, body: string) =>
    get('/graphql', { method: 'POST', host: MEMBERS, headers: { ...fromOwnPage, ...session(letter) }, body });
  const bursts = MEMBERS_IN_A_HURRY.flatMap((letter) => Array.from({ length: BURST }, () => call(letter, WRITE)));
  const under = SHARE * MEMBERS_IN_A_HURRY.length;
  await vi.waitFor(() => expect(held).toHaveLength(under), { timeout: 20_000, interval: 5 });
  const others = await Promise.all([get('/', { host: MEMBERS, headers: session('e') }), call('e', '{}'), get('/')]);
  expect(others.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(held).toHaveLength(under);
  isHeld = false;
  for (const answer of held) answer();
  const answers = await Promise.all(bursts);
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
});
