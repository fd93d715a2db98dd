import { afterEach, describe, expect, it } from 'vitest';
import { rounds } from '@network/testing/effort.ts';
import {
  type Answer,
  type BrandFixture,
  type GatewayCall,
  gatewaySaying,
  MEMBERS,
  SESSION,
  startBrand,
} from './brand-fixture.tsx';
import { metrics } from './metrics.ts';
import { createRenderPlaces } from './pages/render-places.ts';

/** The attack had this many connections open at once. */
const JUNK = 100;
const LIMITS = { visitors: 8, members: 8, perClient: 4 };
/** A slow machine must not end the waiting. */
const PATIENT_MS = 60_000;

let brand: BrandFixture;
afterEach(() => brand.close());

/** Opened, the gateway answers what pages are about; until then their pages are under way. */
interface Door {
  readonly passed: Promise<void>;
  readonly open: () => void;
}

function createDoor(): Door {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { passed: promise, open: resolve };
}

const open: Door = { passed: Promise.resolve(), open: () => undefined };
let door = open;

/** A brand behind one proxy that it believes, so that a test can be many clients. */
async function start(limits = LIMITS, known = gatewaySaying(() => 'hello')): Promise<BrandFixture> {
  const more = { TRUSTED_PROXIES: '127.0.0.1' };
  door = open;
  const gateway = async (call: GatewayCall) => {
    if (call.operation === 'Text') await door.passed;
    return known(call);
  };
  brand = await startBrand(gateway, undefined, undefined, more, [], { places: createRenderPlaces(limits, PATIENT_MS) });
  return brand;
}

/** Sends them all while no page can be finished; opens the door once all but so many are answered. */
async function flood(size: number, places: number, send: (at: number) => Promise<Answer>): Promise<readonly Answer[]> {
  door = createDoor();
  let answered = 0;
  return Promise.all(
    Array.from({ length: size }, async (_, at) => {
      const answer = await send(at);
      answered += 1;
      if (answered === size - places) door.open();
      return answer;
    }),
  );
}

const textCalls = () => brand.received.filter(({ operation }) => operation === 'Text').length;
const from = (address: string) => ({ 'x-forwarded-for': address });
const statusesOf = (answers: readonly { readonly status: number }[]) =>
  [...new Set(answers.map(({ status }) => status))].toSorted((a, b) => a - b);

describe('junk in addresses', () => {
  it('makes one page of a hundred that differ by what no page reads', async () => {
    const { get } = await start();
    for (let round = 0; round < rounds(20); round += 1) {
      const junk = Array.from({ length: JUNK }, (_, at) => get(`/?z${round}x${at}=1&utm_source=s${at}&nats=a${at}`));
      expect(statusesOf(await Promise.all(junk))).toEqual([200]);
    }
    expect(textCalls()).toBe(1);
  });

  it.each([
    '/?utm_source=a&fbclid=b&gclid=c',
    '/?PAGE=2',
    '/?page%5B%5D=7',
    '/?page[]=7',
    '/?;page=7',
    '/?__proto__=1&__proto__[page]=3&constructor=2',
    `/?${'x'.repeat(10_000)}=1`,
    `/?${Array.from({ length: 1_000 }, (_, at) => `z=${at}`).join('&')}`,
    '/?',
    '/?&&&',
    '/?=',
  ])('makes none of %s', async (path) => {
    const { get } = await start();
    const plain = await get('/');
    const answer = await get(path);
    const head = await get(path, { method: 'HEAD' });
    expect([answer.status, head.status, textCalls()]).toEqual([200, 200, 1]);
    expect(answer.body).toBe(plain.body);
  });

  it('spells a known query in one way, whatever order and however often', async () => {
    const { get } = await start();
    await get('/?page=2');
    await get('/?z=1&page=2&a=b');
    await get('/?%70age=2');
    expect(textCalls()).toBe(1);
    const twice = await get('/?page=2&page=2&utm_source=x');
    expect([twice.status, twice.headers.location]).toEqual([302, '/?utm_source=x']);
    const often = await get(`/?${'page=2&'.repeat(1_000)}`);
    expect([often.status, often.headers.location]).toEqual([302, '/']);
  });

  it('never leads one visitor on with what another was sent by', async () => {
    const { get } = await start();
    const answers = await Promise.all(Array.from({ length: 10 }, (_, at) => get(`/?page=0&nats=affiliate${at}`)));
    expect(answers.map(({ headers }) => headers.location)).toEqual(answers.map((_, at) => `/?nats=affiliate${at}`));
  });
});

describe('pages under way', () => {
  it('are bounded for a client: the rest is asked to retry, and cached pages, health and other clients continue', async () => {
    const { get } = await start();
    await get('/', { headers: from('198.51.100.9') });
    const before = textCalls();
    const junk = flood(JUNK, LIMITS.perClient, (at) => get(`/?page=${at + 2}`, { headers: from('203.0.113.1') }));
    const others = [
      get('/', { headers: from('198.51.100.1') }),
      get('/', { headers: from('203.0.113.1') }),
      get('/healthz'),
      get('/open', { headers: from('198.51.100.2') }),
      get('/open', { host: MEMBERS, headers: { ...SESSION, ...from('198.51.100.3') } }),
    ];
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const answers = await junk;
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(LIMITS.perClient);
    expect(statusesOf(answers)).toEqual([200, 503]);
    const refused = answers.find(({ status }) => status === 503);
    expect(refused?.headers['retry-after']).toBe('1');
    expect(refused?.headers['cache-control']).toBe('private, no-store');
    expect(refused?.body).toContain('Try again');
    expect(refused?.body).toMatch(/href="\/\?page=\d+"/);
    expect(textCalls() - before).toBe(LIMITS.perClient);
    expect(await metrics.metrics()).toMatch(
      /brand_renders_refused_total\{brand="brand",share="visitor",reason="client"\} \d+/,
    );
  });

  it('are counted by the address that a believed proxy saw, whatever a client says before it', async () => {
    const { get } = await start();
    const spoofed = (at: number) => from(`10.9.8.${at}, 203.0.113.1`);
    const answers = await flood(JUNK, LIMITS.perClient, (at) => get(`/?page=${at + 2}`, { headers: spoofed(at) }));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(LIMITS.perClient);
  });

  it('are bounded for the process, where every one comes from somewhere else', async () => {
    const { get } = await start();
    const answers = await flood(JUNK, LIMITS.visitors, (at) =>
      get(`/?page=${at + 2}`, { headers: from(`203.0.113.${at}`) }),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(LIMITS.visitors);
    expect(statusesOf(answers)).toEqual([200, 503]);
  });

  it('of members are left to members: neither visitors nor made-up sessions take one', async () => {
    const valid = SESSION.cookie.split('=')[1];
    const known = gatewaySaying(() => 'hello');
    const { get } = await start(LIMITS, (call) =>
      call.headers['x-session'] === undefined || call.headers['x-session'] === valid
        ? known(call)
        : { status: 401, body: '{}' },
    );
    const member = (path: string) => get(path, { host: MEMBERS, headers: { ...SESSION, ...from('198.51.100.3') } });
    expect((await member('/open')).status).toBe(200);
    const junk = flood(2 * JUNK, LIMITS.visitors + LIMITS.members / 4, (at) =>
      at % 2 === 0
        ? get(`/?page=${at + 2}`, { headers: from(`203.0.113.${at}`) })
        : get('/', {
            host: MEMBERS,
            headers: { cookie: `brd_session=made-up-session-${at}`, ...from(`203.0.114.${at}`) },
          }),
    );
    const own = await Promise.all([member('/open'), member('/open'), member('/form'), member('/form')]);
    expect(own.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(statusesOf(await junk)).toContain(503);
  });

  it('that are refused leave an older page where there is one', async () => {
    const { get, advance } = await start({ visitors: 2, members: 8, perClient: 1 });
    await get('/');
    advance(3_600_000);
    const [other, ...olds] = await flood(4, 1, (at) => get(at === 0 ? '/?page=5' : '/'));
    expect([other?.status, ...olds.map(({ status }) => status)]).toEqual([200, 200, 200, 200]);
    expect(textCalls()).toBe(2);
  });

  it('are answered in JSON to a program', async () => {
    const { get } = await start({ visitors: 2, members: 8, perClient: 1 });
    const headers = { accept: 'application/json' };
    const answers = await flood(3, 1, (at) => get(`/?page=${at + 2}`, { headers }));
    const refused = answers.find(({ status }) => status === 503);
    expect(JSON.parse(refused?.body ?? '')).toMatchObject({ errors: [{ extensions: { code: 'UNAVAILABLE' } }] });
  });
});
