import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { fixedClock } from '@network/gateway/config/clock.ts';
import { sandboxKey } from '@network/gateway/config/sandbox-key.ts';
import type { BillerId } from '@network/tenant/constants.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { postbackKeyOf, signPostback } from '@network/validation/postback-signature.ts';
import { startBiller } from '../../../services/sandbox/biller/part.ts';
import type { BillerState, BillerStore } from '../../../services/sandbox/biller/state.ts';
import { createSandbox } from '../../../services/sandbox/server.ts';
import { startTestGateway, type TestGateway, testSecrets } from '../gateway.ts';
import { createTestDatabase } from '../postgres-database.ts';
import { prepareStatements } from './prepared-statements.ts';
import { createDeliveries, type Deliveries, type DeliveryMode, type Postback } from './deliveries.ts';
import { notePeriods } from './record-of.ts';
import { addChannelPacks, forgetEverybody, offerToNewMembers, readEverything } from './rows.ts';
import { nameOrders } from './vendor-orders.ts';

/** When every history begins: a Monday. */
const BEGINNING = '2026-03-02T12:00:00.000Z';
/** The biller of a world where none is named. Its sandbox speaks a language of its own. */
const GENERIC = 'vendo';

/** Histories are not about a database that is down: a machine that does something else too is slow, not wrong. */
const PATIENT = { statementMs: 120_000, idleMs: 600_000, connectMs: 120_000 };

type FixedClock = ReturnType<typeof fixedClock>;

/** A gateway on PostgreSQL and the sandbox biller, on one clock, for one history after another. */
export interface World {
  readonly clock: FixedClock;
  readonly tenants: readonly Tenant[];
  /** The biller that everybody pays by; to read the lists of the others would take half of a history's time. */
  readonly paysBy: BillerId;
  readonly gateway: TestGateway;
  /** What the biller remembers. */
  readonly biller: BillerState;
  readonly deliveries: Deliveries;
  /** Whether answers of the biller to charges and new prices get lost on their way back. */
  losesAnswers: boolean;
  /** Until when the biller does not close payment pages; not all do, for as long as a page takes cards. */
  pagesOpenUntil: Date;
  /** Until when the biller answers nothing, charges nothing and posts nothing. */
  billerAwayUntil: Date;
  /** Whether the gateway is down, so that no postback reaches it and none of its jobs runs. */
  isGatewayAway: boolean;
  /** Charges that the gateway wanted refunded after they had been taken back. */
  readonly refundedAgain: string[];
  /**
   * Posts what the biller has posted before, as another event and with a key that it does not have. @returns the
   * answer's status; null without one to forge
   */
  forge(place: number): Promise<number | null>;
  /**
   * Posts again what the biller has posted before. @returns the answer's status; null without one, and while the
   * gateway is down
   */
  postAgain(place: number): Promise<number | null>;
  /** Forgets everybody and begins again. */
  begin(mode: DeliveryMode): Promise<void>;
  /** Has the biller do what is due: charge renewals, and send postbacks. */
  letBillerWork(): Promise<void>;
  /** Opens a payment page. @returns the path of its form */
  openPage(address: string): Promise<string>;
  /** Tells apart what a vendor's records call by a number alone: what each order sells, and from when on. */
  nameOrders(): Promise<void>;
  /** Fills in a form of the biller's pages or of its own people. */
  fillIn(path: string, fields: Readonly<Record<string, string>>): Promise<{ readonly status: number }>;
  /** Stops the gateway and starts another one on the same database. */
  restartGateway(): Promise<void>;
  close(): Promise<void>;
}

/** Calls whose answers get lost on their way back. */
const LOST_ANSWERS = ['/charges', '/agreements/price', '/agreements/renewal'];
/** What is in the text of the calls that get lost, at a vendor whose calls all have one address. */
const LOST_TYPES = ['<transactionType>CC_PURCHASE<', '<rebillAmount>'];

interface RefundCall {
  readonly transactionId: string;
  readonly reference: string;
}

function recordRefund({ biller, refundedAgain }: World, { transactionId, reference }: RefundCall): void {
  const events = Object.values(biller.orders).flatMap((order) => order.events);
  const charge = events.find((event) => event.kind === 'charged' && event.transactionId === transactionId);
  const reversals = events.filter(({ reversedTransactionId }) => reversedTransactionId === transactionId);
  const left = reversals.reduce((rest, reversal) => rest - (reversal.amount ?? 0), charge?.amount ?? 0);
  // A call that is repeated for want of an answer changes nothing, and a part leaves something to refund.
  const isRepeated = reversals.some((reversal) => reversal.reference === reference);
  if (reversals.length > 0 && left <= 0 && !isRepeated) refundedAgain.push(transactionId);
}

/** Another event than the one that was posted, with a key of the vendor's addresses that is wrong. */
function forged({ path, payload, ...postback }: Postback): Postback {
  const url = new URL(path, 'http://localhost');
  if (url.searchParams.has('key')) url.searchParams.set('key', 'x'.repeat(32));
  return { ...postback, path: url.pathname + url.search, payload: payload.replace(/"id":"/, '"id":"forged-') };
}

/**
 * The address of a database by its server's socket file, where it is on this machine and has one: a history sends
 * hundreds of statements, and sending them by TCP took two fifths of this process's time.
 */
function bySocket(address: string): string {
  const { hostname, port, username, password, pathname } = new URL(address);
  if (hostname !== '127.0.0.1' || !existsSync(`/tmp/.s.PGSQL.${port}`)) return address;
  return `postgres://${username}:${password}@localhost:${port}${pathname}?host=/tmp`;
}

export async function startWorld(tenants: readonly Tenant[], paysBy: BillerId = GENERIC): Promise<World> {
  const clock = fixedClock(BEGINNING);
  const folder = mkdtempSync(join(tmpdir(), 'histories-'));
  const secrets = testSecrets();
  const key = sandboxKey({ secrets });
  const config = { port: 0, folder, key, gatewayUrl: 'http://localhost:4000', logLevel: 'silent' };
  const database = await createTestDatabase();
  const planEachTime = prepareStatements();
  const posted: Postback[] = [];
  let store: BillerStore | null = null;
  let letBillerWork = async (): Promise<void> => undefined;
  const { app } = await createSandbox(config, {
    clock,
    log: pino({ level: 'silent' }),
    parts: [
      {
        id: 'biller',
        start: (scope, services) =>
          startBiller(scope, services, {
            lookEveryMs: 0,
            pause: async () => undefined,
            onOpen: (opened) => {
              store = opened;
              // This biller never restarts, and a file for each call takes longer than the call.
              opened.save = () => undefined;
            },
            onDeliver: (work) => void (letBillerWork = work),
            send: async ({ method, url, headers, body: payload }) => {
              const { pathname, search } = new URL(url);
              const postback = { method, path: pathname + search, headers, payload };
              posted.push(postback);
              world.deliveries.send(postback);
              return true;
            },
          }),
      },
    ],
  });
  app.addHook('onRequest', async ({ url }, reply) => {
    if (clock.now() < world.billerAwayUntil) return reply.code(503).send('{}');
    if (clock.now() < world.pagesOpenUntil && url.endsWith('/pages/end')) return reply.send({ page: 'open' });
    return undefined;
  });
  app.addHook('onSend', async ({ url, body }, reply, payload) => {
    const isLost =
      LOST_ANSWERS.some((path) => url.endsWith(path)) || LOST_TYPES.some((type) => String(body).includes(type));
    if (!world.losesAnswers || !isLost) return payload;
    reply.code(504);
    return '{}';
  });
  app.addHook('preHandler', async ({ url, body }) => {
    if (url.endsWith('/agreements/refund')) recordRefund(world, body as RefundCall);
  });
  await app.listen({ port: 0, host: 'localhost' });
  config.port = (app.server.address() as AddressInfo).port;
  const opened = store as BillerStore | null;
  if (opened === null) throw new Error('The biller did not open its store.');
  const start = (): Promise<TestGateway> =>
    startTestGateway({
      clock,
      tenants,
      config: {
        database: { url: bySocket(database.url), times: PATIENT },
        secrets,
        billerPort: config.port,
        billers: [paysBy],
      },
    });

  /** Signed as it arrives: a signature is as old as the attempt, not as the event. */
  const post = async ({ method, path, headers, payload }: Postback, signedBy = key): Promise<number> => {
    const timestamp = String(clock.now().getTime());
    const signature = signPostback(postbackKeyOf(signedBy), timestamp, payload);
    const signed = { 'x-timestamp': timestamp, 'x-signature': signature };
    const content = method === 'POST' ? { payload } : {};
    const request = { method, url: path, headers: { ...headers, ...(paysBy === GENERIC && signed) }, ...content };
    return (await world.gateway.inject(request)).statusCode;
  };
  const hand = async (postback: Postback): Promise<boolean> => !world.isGatewayAway && (await post(postback)) < 500;

  const world: { -readonly [Name in keyof World]: World[Name] } = {
    clock,
    tenants,
    paysBy,
    gateway: await start(),
    biller: opened.state,
    deliveries: createDeliveries('normal', () => clock.now(), hand),
    losesAnswers: false,
    pagesOpenUntil: new Date(0),
    billerAwayUntil: new Date(0),
    isGatewayAway: false,
    refundedAgain: [],
    forge: async (place) => {
      const postback = posted[place % posted.length];
      if (!postback || world.isGatewayAway) return null;
      return post(forged(postback), `${key}-forged`);
    },
    postAgain: async (place) => {
      const postback = posted[place % posted.length];
      return postback && !world.isGatewayAway ? post(postback) : null;
    },
    begin: async (mode) => {
      posted.length = 0;
      Object.assign(opened.state, { mode: 'normal', orders: {}, pages: {}, deliveries: [], journal: [], prices: {} });
      world.deliveries = createDeliveries(mode, () => clock.now(), hand);
      Object.assign(world, { losesAnswers: false, pagesOpenUntil: new Date(0), isGatewayAway: false });
      world.billerAwayUntil = new Date(0);
      world.refundedAgain.length = 0;
      clock.set(BEGINNING);
      await forgetEverybody(world.gateway.services.db);
      await readEverything(world.gateway.services.db, paysBy, clock.now());
    },
    letBillerWork: async () => {
      if (clock.now() >= world.billerAwayUntil) await letBillerWork();
      await world.nameOrders();
      notePeriods(opened.state);
    },
    openPage: async (address) => {
      const { pathname, search } = new URL(address);
      if (pathname.startsWith('/biller/pay/')) return pathname;
      const answer = await app.inject({ method: 'GET', url: pathname + search, headers: { host: 'localhost' } });
      return answer.headers.location ?? pathname;
    },
    nameOrders: async () => {
      if (paysBy !== GENERIC) await nameOrders(world.gateway.services.db, opened.state);
    },
    fillIn: async (path, fields) => {
      const answer = await app.inject({
        method: 'POST',
        url: path,
        headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      });
      return { status: answer.statusCode };
    },
    restartGateway: async () => {
      await world.gateway.close();
      world.gateway = await start();
    },
    close: async () => {
      await world.gateway.close();
      await app.close();
      await database.close();
      planEachTime();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await addChannelPacks(world.gateway.services.db);
  await offerToNewMembers(world.gateway.services.db);
  return world;
}
