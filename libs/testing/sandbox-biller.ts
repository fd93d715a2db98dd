import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { fixedClock } from '@network/gateway/config/clock.ts';
import { sandboxKey } from '@network/gateway/config/sandbox-key.ts';
import { startBiller } from '../../services/sandbox/biller/part.ts';
import { openStore } from '../../services/sandbox/biller/state.ts';
import { createSandbox } from '../../services/sandbox/server.ts';
import { startTestGateway, type TestGateway, type TestGatewayOptions, testSecrets } from './gateway.ts';
import { offerToNewMembers } from './money/rows.ts';
import { openForTests } from './open-for-tests.ts';

/** A postback that the biller sent: to be delivered by the test when, and as often as, it likes. */
export interface SentPostback {
  /** POST where it is left out. */
  readonly method?: 'GET' | 'POST';
  /** The path with its query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: string;
}

/** Money that the biller took, by its own account. */
export interface BillerCharge {
  readonly orderId: string;
  readonly transactionId: string;
  readonly amount: number;
}

export interface BillerTest {
  readonly gateway: TestGateway;
  /** A clock that both servers go by; set it forward to let time pass. */
  readonly clock: { now(): Date; set(at: string | Date): void };
  /** Postbacks that were sent and not delivered yet, oldest first. */
  readonly sent: SentPostback[];
  /** Makes the biller send what is due, and delivers all of it to the gateway. Returns the statuses. */
  deliver(): Promise<readonly number[]>;
  /** Makes the biller send what is due into `sent`, without delivering it. */
  collect(): Promise<void>;
  /** Hands one postback to the gateway. */
  hand(postback: SentPostback): Promise<number>;
  /** Fills in a payment page's form; answers where it leads, or the page's status. */
  pay(
    url: string,
    card?: string,
    expiry?: string,
  ): Promise<{ readonly status: number; readonly location: string | null }>;
  /** A form of the biller's own people. */
  operate(path: string, fields: Readonly<Record<string, string>>): Promise<number>;
  /** Every charge that the biller recorded, whether or not it was reported. */
  charges(): readonly BillerCharge[];
  /** Stops the biller, as a failure of it would. */
  stopBiller(): Promise<void>;
  close(): Promise<void>;
}

export type BillerTestOptions = Omit<TestGatewayOptions, 'clock'> & { readonly at?: string };

/** A gateway with the sandbox biller next to it, on its own port; nothing is delivered unless the test says so. */
export async function startBillerTest(options: BillerTestOptions = {}): Promise<BillerTest> {
  let current = fixedClock(options.at ?? '2026-03-02T12:00:00Z');
  const clock = {
    now: () => current.now(),
    set: (at: string | Date) => void (current = fixedClock(typeof at === 'string' ? at : at.toISOString())),
  };
  const folder = mkdtempSync(join(tmpdir(), 'biller-'));
  const sent: SentPostback[] = [];
  let sendDue = async (): Promise<void> => undefined;
  const secrets = options.config?.secrets ?? testSecrets();
  const config = {
    port: 0,
    folder,
    key: sandboxKey({ secrets }),
    gatewayUrl: 'http://localhost:4000',
    logLevel: 'silent',
  };
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
            onDeliver: (deliver) => void (sendDue = deliver),
            send: async ({ method, url, headers, body }) => {
              const { pathname, search } = new URL(url);
              sent.push({ method, path: pathname + search, headers, payload: body });
              return true;
            },
          }),
      },
    ],
  });
  await app.listen({ port: 0, host: 'localhost' });
  config.port = (app.server.address() as AddressInfo).port;
  const gateway = await startTestGateway({
    ...options,
    clock,
    config: { ...options.config, secrets, billerPort: config.port },
  });
  await offerToNewMembers(gateway.services.db);
  const hand = async ({ method = 'POST', path, headers, payload }: SentPostback): Promise<number> => {
    const content = method === 'POST' ? { payload } : {};
    return (await gateway.inject({ method, url: path, headers: { ...headers }, ...content })).statusCode;
  };
  /** The path of a page's form: some billers open a page by an address of its own. */
  const formOf = async (url: string): Promise<string> => {
    const { pathname, search } = new URL(url);
    if (pathname.startsWith('/biller/pay/')) return pathname;
    const opened = await app.inject({ method: 'GET', url: pathname + search, headers: { host: 'localhost' } });
    return opened.headers.location ?? pathname;
  };
  const form = (path: string, fields: Readonly<Record<string, string>>) =>
    app.inject({
      method: 'POST',
      url: path,
      headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });
  return {
    gateway,
    clock,
    sent,
    collect: () => sendDue(),
    deliver: async () => {
      await sendDue();
      const statuses: number[] = [];
      for (const postback of sent.splice(0)) statuses.push(await hand(postback));
      return statuses;
    },
    hand,
    pay: async (url, card = '4111111111111111', expiry = '12/40') => {
      const answer = await form(await formOf(url), { number: card, expiry, code: '123' });
      // Some lead on by a page of their own, which refreshes itself.
      const [, refreshed = null] = /url=(.+)$/.exec(String(answer.headers['refresh'])) ?? [];
      return { status: answer.statusCode, location: answer.headers.location ?? refreshed };
    },
    operate: async (path, fields) => (await form(path, fields)).statusCode,
    charges: () => chargesIn(join(folder, 'biller')),
    stopBiller: async () => app.close(),
    close: async () => {
      await gateway.close();
      await app.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * A gateway with the sandbox biller for the tests of a file.
 * @param options a function where they read what is opened for the tests, too
 */
export const billerForTests = (options: BillerTestOptions | (() => BillerTestOptions) = {}): BillerTest =>
  openForTests(() => startBillerTest(typeof options === 'function' ? options() : options));

function chargesIn(folder: string): readonly BillerCharge[] {
  return Object.values(openStore(folder).state.orders).flatMap(({ orderId, events }) =>
    events
      .filter(({ kind }) => kind === 'charged')
      .map(({ transactionId, amount }) => ({ orderId, transactionId: transactionId ?? '', amount: amount ?? 0 })),
  );
}
