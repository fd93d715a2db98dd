import { expect, test } from '@playwright/test';
import { rounds } from '@network/testing/effort.ts';
import { brands } from '../brands.ts';
import { sendRequest } from '../outside/send-request.ts';
import { type LoneServer, startLoneServer } from '../outside/lone-server.ts';
import { openRelay } from '../outside/relay.ts';
import { LISTING_CASES } from '../outside/route-cases/listings.ts';
import { PAGE_CASES } from '../outside/route-cases/pages.ts';
import { cookieOf } from '../outside/sign-in.ts';

const brand = brands.find(({ tenant }) => tenant.flagship);
if (!brand) throw new Error('One brand is the flagship.');
const gatewayPort = Number(process.env['E2E_PORT'] ?? '4664') + 1;
const tour = new URL(brand.tour).host;
const members = new URL(brand.members).host;

const REQUESTS = rounds(10_000);
const RESTARTS = rounds(20);
const PARALLEL = 8;

/** Every address of the route cases, without the invalid values. */
const PATHS = [
  ...new Set([...PAGE_CASES, ...LISTING_CASES].filter((each) => !each.isBadInput).map(({ path }) => path)),
];

test(
  'a gateway that is down: every page is cached or says so, and members stay signed in',
  { tag: '@long' },
  async () => {
    test.setTimeout(180_000);
    const relay = await openRelay(gatewayPort);
    const server = await startLoneServer(brand, relay.port);
    try {
      await expect.poll(server.isReady, { timeout: 60_000 }).toBe(true);
      const cookie = await cookieOf(brand, 'member@demo.example');
      const visit = (path: string) => sendRequest(server.origin, path, { headers: { host: tour } });
      const enter = (path: string) => sendRequest(server.origin, path, { headers: { host: members, cookie } });
      expect(PATHS.length).toBeGreaterThan(20);
      const usual = new Map<string, number>();
      for (const path of PATHS) usual.set(path, (await visit(path)).status);
      expect((await enter('/account')).status).toBe(200);

      await relay.cut();
      const wrong: string[] = [];
      for (const path of PATHS) {
        const visitor = await visit(path);
        // A cached page stays available; others report that they are not available.
        if (usual.get(path) === 200 && visitor.status === 200) continue;
        if (visitor.status !== usual.get(path) && visitor.status !== 503) wrong.push(`${path}: ${visitor.status}`);
        if (visitor.status === 503 && !visitor.body.includes('<h1')) wrong.push(`${path}: 503 without a page`);
      }
      for (const path of ['/', '/videos', '/account']) {
        const member = await enter(path);
        if (member.status !== 503) wrong.push(`${path} as a member: ${member.status}`);
        if (member.headers['set-cookie'] !== undefined) wrong.push(`${path} takes the session`);
      }
      expect(wrong).toEqual([]);
      expect((await visit('/')).status).toBe(200);
      expect((await visit('/videos')).status).toBe(200);
      expect(server.isAlive()).toBe(true);

      await relay.heal();
      expect((await enter('/account')).status).toBe(200);
      expect((await visit('/videos?page=2')).status).toBe(200);
    } finally {
      await server.close();
      await relay.close();
    }
  },
);

test(`a rolling restart of a brand’s servers fails none of ${REQUESTS} requests`, { tag: '@long' }, async () => {
  test.setTimeout(180_000 + RESTARTS * 60_000);
  const start = async (): Promise<LoneServer> => {
    const server = await startLoneServer(brand, gatewayPort);
    await expect.poll(server.isReady, { timeout: 60_000 }).toBe(true);
    return server;
  };
  const all = [await start(), await start()];
  let serving = [...all];
  let sent = 0;
  const outcomes = new Map<string, number>();
  const load = async (): Promise<void> => {
    while (sent < REQUESTS) {
      sent += 1;
      const server = serving[sent % serving.length] as LoneServer;
      const path = ['/', '/videos', '/login', '/robots.txt'][sent % 4] as string;
      const outcome = await sendRequest(server.origin, path, { headers: { host: tour } }).then(
        ({ status }) => String(status),
        (error: NodeJS.ErrnoException) => error.code ?? error.message,
      );
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    }
  };
  try {
    const loads = Promise.all(Array.from({ length: PARALLEL }, load));
    for (let restart = 1; restart <= RESTARTS; restart += 1) {
      const due = (REQUESTS * restart) / (RESTARTS + 1);
      await expect.poll(() => sent, { timeout: 120_000, intervals: [5] }).toBeGreaterThanOrEqual(due);
      const next = await start();
      all.push(next);
      const [old] = serving as [LoneServer];
      const ended = old.terminate();
      // The signal of a load balancer; it polls now and then, and sends requests until it sees the change.
      await expect.poll(old.isReady, { timeout: 10_000, intervals: [50] }).toBe(false);
      serving = [...serving.slice(1), next];
      expect(await ended).toBe(0);
    }
    await loads;
    expect([...outcomes.keys()].toSorted()).toEqual(['200', '302']);
    expect([...outcomes.values()].reduce((sum, count) => sum + count)).toBe(REQUESTS);
  } finally {
    for (const server of all) await server.close();
  }
});
