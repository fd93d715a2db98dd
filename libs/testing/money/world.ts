import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { fixedClock } from '@network/gateway/config/clock.ts';
import { sandboxKey } from '@network/gateway/config/sandbox-key.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import { postbackKeyOf, signPostback } from '@network/validation/postback-signature.ts';
import { startBiller } from '../../../services/sandbox/biller/part.ts';
import type { BillerState, BillerStore } from '../../../services/sandbox/biller/state.ts';
import { createSandbox } from '../../../services/sandbox/server.ts';
import { startTestGateway, type TestGateway, testSecrets } from '../gateway.ts';
import { createTestDatabase } from '../postgres-database.ts';
import { prepareStatements } from './prepared-statements.ts';
import { createDeliveries, type Deliveries, type DeliveryMode, type Postback } from './deliveries.ts';
import { addChannelPacks, forgetEverybody } from './rows.ts';

/** When every history begins: a Monday. */
const BEGINNING = '2026-03-02T12:00:00.000Z';
/** The biller that everybody pays by; to read the lists of the others would take half of a history's time. */
export const BILLER = 'rocketgate';

type FixedClock = ReturnType<typeof fixedClock>;

/** A gateway on PostgreSQL and the sandbox biller, on one clock, for one history after another. */
export interface World {
  readonly clock: FixedClock;
  readonly tenants: readonly Tenant[];
  readonly gateway: TestGateway;
  /** What the biller remembers. */
  readonly biller: BillerState;
  readonly deliveries: Deliveries;
  /** Whether answers of the biller to charges and new prices get lost on their way back. */
  losesAnswers: boolean;
  /** Until when the biller does not close payment pages; not all do, for as long as a page takes cards. */
  pagesOpenUntil: Date;
  /** Whether the gateway is away, so that no postback reaches it and none of its jobs runs. */
  isGatewayAway: boolean;
  /** Charges that the gateway wanted refunded after they had been taken back. */
  readonly refundedAgain: string[];
  /** Forgets everybody and begins again. */
  begin(mode: DeliveryMode): Promise<void>;
  /** Has the biller do what is due: charge renewals, and send postbacks. */
  letBillerWork(): Promise<void>;
  /** Fills in a form of the biller's pages or of its own people. */
  fillIn(path: string, fields: Readonly<Record<string, string>>): Promise<{ readonly status: number }>;
  /** Stops the gateway and starts another one on the same database. */
  restartGateway(): Promise<void>;
  close(): Promise<void>;
}

/** Calls whose answers get lost on their way back. */
const LOST_ANSWERS = ['/charges', '/agreements/price'];

interface RefundCall {
  readonly transactionId: string;
  readonly reference: string;
}

function recordRefund({ biller, refundedAgain }: World, { transactionId, reference }: RefundCall): void {
  const reversal = Object.values(biller.orders)
    .flatMap(({ events }) => events)
    .find(({ reversedTransactionId }) => reversedTransactionId === transactionId);
  // A call that is repeated for want of an answer changes nothing.
  if (reversal && reversal.reference !== reference) refundedAgain.push(transactionId);
}

export async function startWorld(tenants: readonly Tenant[]): Promise<World> {
  const clock = fixedClock(BEGINNING);
  const folder = mkdtempSync(join(tmpdir(), 'histories-'));
  const secrets = testSecrets();
  const key = sandboxKey({ secrets });
  const config = { port: 0, folder, key, gatewayUrl: 'http://localhost:4000', logLevel: 'silent' };
  const database = await createTestDatabase();
  const planEachTime = prepareStatements();
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
            send: async ({ url, body: payload }) => {
              world.deliveries.send({ path: new URL(url).pathname, payload });
              return true;
            },
          }),
      },
    ],
  });
  app.addHook('onRequest', async ({ url }, reply) => {
    if (clock.now() < world.pagesOpenUntil && url.endsWith('/pages/end')) await reply.send({ page: 'open' });
  });
  app.addHook('onSend', async ({ url }, reply, payload) => {
    if (!world.losesAnswers || !LOST_ANSWERS.some((path) => url.endsWith(path))) return payload;
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
        database: { engine: 'postgres', url: database.url },
        secrets,
        billerPort: config.port,
        billers: [BILLER],
      },
    });

  /** Signed as it arrives: a signature is as old as the attempt, not as the event. */
  const hand = async ({ path, payload }: Postback): Promise<boolean> => {
    if (world.isGatewayAway) return false;
    const timestamp = String(clock.now().getTime());
    const signature = signPostback(postbackKeyOf(key), timestamp, payload);
    const headers = { 'content-type': 'application/json', 'x-timestamp': timestamp, 'x-signature': signature };
    return (await world.gateway.inject({ method: 'POST', url: path, headers, payload })).statusCode < 500;
  };

  const world: { -readonly [Name in keyof World]: World[Name] } = {
    clock,
    tenants,
    gateway: await start(),
    biller: opened.state,
    deliveries: createDeliveries('normal', () => clock.now(), hand),
    losesAnswers: false,
    pagesOpenUntil: new Date(0),
    isGatewayAway: false,
    refundedAgain: [],
    begin: async (mode) => {
      Object.assign(opened.state, { mode: 'normal', orders: {}, pages: {}, deliveries: [], journal: [] });
      world.deliveries = createDeliveries(mode, () => clock.now(), hand);
      Object.assign(world, { losesAnswers: false, pagesOpenUntil: new Date(0), isGatewayAway: false });
      world.refundedAgain.length = 0;
      clock.set(BEGINNING);
      await forgetEverybody(world.gateway.services.db);
    },
    letBillerWork: () => letBillerWork(),
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
  return world;
}
