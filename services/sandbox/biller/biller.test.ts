import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FastifyInstance, fastify } from 'fastify';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { SANDBOX_KEY_HEADER } from '@network/validation/sandbox-mail.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startBiller } from './part.ts';
import type { BillerState } from './state.ts';

const KEY = 'a'.repeat(64);
const DAY_MS = 86_400_000;

let folder: string;
let app: FastifyInstance;
let now: Date;
let state: BillerState;
let tick: () => Promise<void>;
let sent: { kind: string; orderId: string; period: number; occurredAt: string }[];

async function start(): Promise<void> {
  sent = [];
  app = fastify() as unknown as FastifyInstance;
  let bytes = 0;
  const services = {
    config: { port: 4100, folder, key: KEY, gatewayUrl: 'http://localhost:4000', logLevel: 'silent' },
    clock: { now: () => now },
    log: pino({ level: 'silent' }),
    metrics: new Registry(),
    randomBytes: (size: number) => Buffer.alloc(size, (bytes += 1)),
  };
  startBiller(app, services, {
    lookEveryMs: 0,
    pause: async () => undefined,
    onOpen: (store) => void (state = store.state),
    onDeliver: (deliver) => void (tick = deliver),
    send: async ({ body }) => {
      sent.push(JSON.parse(body) as (typeof sent)[number]);
      return true;
    },
  });
  await app.ready();
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-biller-'));
  now = new Date('2026-03-02T12:00:00Z');
  await start();
});
afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

async function call(path: string, body: Record<string, unknown>, biller = 'vendo'): Promise<Record<string, unknown>> {
  const answer = await app.inject({
    method: 'POST',
    url: `/biller/v1${path}`,
    headers: { [SANDBOX_KEY_HEADER]: KEY },
    payload: { biller, postbackUrl: 'http://localhost:4000/billers/vendo/postbacks', ...body },
  });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

/** Joins by the month on the payment page. */
async function sell(orderId: string, number = '4111111111111111', biller = 'vendo', expiry = '12/40'): Promise<void> {
  const renewal = { amount: 2_999, months: 1, firstDays: null, firstAt: null };
  const charge = { orderId, amount: 2_999, currency: 'USD', description: 'Vixen', renewal };
  const addresses = { approvedUrl: 'http://localhost/yes', declinedUrl: 'http://localhost/no' };
  const { url } = await call('/pages', { charge, ...addresses }, biller);
  await app.inject({
    method: 'POST',
    url: new URL(String(url)).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ number, expiry, code: '123' }).toString(),
  });
}

const agreement = (orderId: string) => ({
  orderId,
  tokenTransactionId: 'unused',
  amount: 2_999,
  currency: 'USD',
  months: 1,
  period: 1,
  dueAt: '2026-04-02T12:00:00.000Z',
  isCancelled: false,
});

describe('PayPal', () => {
  const open = async (biller: string) => {
    const charge = { orderId: 'order-1', amount: 2_999, currency: 'USD', description: 'Vixen', renewal: null };
    const addresses = { approvedUrl: 'http://localhost/yes', declinedUrl: 'http://localhost/no' };
    const { url } = await call('/pages', { charge, ...addresses }, biller);
    return new URL(String(url)).pathname;
  };
  const pay = (url: string) =>
    app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'number=&expiry=&code=&method=paypal',
    });

  it('pays without a card where the biller takes it', async () => {
    const url = await open('epoch');
    expect((await app.inject(url)).body).toContain('Use PayPal instead');
    const answer = await pay(url);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, expect.stringMatching(/^http:.*\/yes/)]);
    expect(state.orders['order-1']?.events.map(({ kind }) => kind)).toEqual(['charged']);
  });

  it('is neither offered nor accepted by another biller', async () => {
    const url = await open('vendo');
    expect((await app.inject(url)).body).not.toContain('PayPal');
    expect((await pay(url)).statusCode).toBe(422);
    expect(state.orders['order-1']?.events).toEqual([]);
  });
});

describe('the card that is reported late', () => {
  const LATE = '4000000000000259';

  it('is paid at once for its buyer, and reported after fifteen minutes as of the payment', async () => {
    await sell('order-1', LATE);
    const page = Object.values(state.pages).at(-1)?.id;
    expect((await app.inject(`/biller/pay/${page}`)).body).toContain('This has already been paid.');
    expect(await call('/orders/events', { orderId: 'order-1' })).toEqual({ events: [] });
    expect(await call('/pages/end', { orderId: 'order-1' })).toEqual({ page: 'open' });
    now = new Date('2026-03-02T12:14:59Z');
    await tick();
    expect(sent).toEqual([]);
    now = new Date('2026-03-02T12:15:00Z');
    await tick();
    await tick();
    expect(sent).toMatchObject([{ kind: 'charged', period: 0, occurredAt: '2026-03-02T12:00:00.000Z' }]);
    expect(state.orders['order-1']?.agreement?.anchorAt).toBe('2026-04-02T12:00:00.000Z');
  });

  it('outlives a restart of the sandbox', async () => {
    await sell('order-1', LATE);
    await app.close();
    await start();
    now = new Date('2026-03-02T12:15:00Z');
    await tick();
    expect(sent.map(({ kind }) => kind)).toEqual(['charged']);
  });

  it('charges by one click once it is the card of a demonstration person', async () => {
    const renewal = { amount: 1_499, months: 1, firstDays: null, firstAt: null };
    const charge = { orderId: 'order-2', amount: 1_499, currency: 'USD', description: 'Vixen', renewal };
    const stored = { ...agreement('seeded'), tokenTransactionId: 'demonstration-seeded' };
    const { url } = await call('/agreements/card-page', { agreement: stored, backUrl: 'http://localhost/account' });
    await app.inject({
      method: 'POST',
      url: new URL(String(url)).pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ number: LATE, expiry: '12/40', code: '123' }).toString(),
    });
    const bought = { tokenTransactionId: 'demonstration-seeded', charge };
    expect(await call('/charges', bought)).toEqual({ event: null });
    expect(await call('/charges', bought)).toEqual({ event: null });
    now = new Date('2026-03-02T12:15:00Z');
    await tick();
    expect(await call('/charges', bought)).toMatchObject({ event: { kind: 'charged', orderId: 'order-2' } });
  });
});

describe('renewals', () => {
  it('are charged by the biller’s own clock, an hour ahead, once, and posted', async () => {
    await sell('order-1');
    now = new Date('2026-04-02T10:59:59Z');
    await tick();
    expect(sent.map(({ period }) => period)).toEqual([0]);
    now = new Date('2026-04-02T11:00:00Z');
    await tick();
    await tick();
    expect(sent.map(({ kind, period }) => [kind, period])).toEqual([
      ['charged', 0],
      ['charged', 1],
    ]);
  });

  const failedUntil = async (days: number): Promise<readonly string[]> => {
    for (let day = 0; day < days; day += 1) {
      now = new Date(Date.parse('2026-04-02T12:00:00Z') + day * DAY_MS);
      await tick();
    }
    return state.orders['order-1']?.events.map(({ kind }) => kind) ?? [];
  };

  it('that fail at an external biller are tried again after one, three and six days, and then no more', async () => {
    await sell('order-1', '4000000000000341', 'epoch');
    expect(await failedUntil(30)).toEqual(['charged', ...Array.from({ length: 4 }, () => 'rebill-failed')]);
  });

  it('that fail at a native one are tried again by a call, once for a reference', async () => {
    await sell('order-1', '4000000000000382');
    expect(await failedUntil(3)).toEqual(['charged', 'rebill-failed']);
    expect(sent.at(-1)).toMatchObject({ decline: { reason: 'insufficient-funds', code: '51' } });
    const retry = { agreement: agreement('order-1'), reference: 'retry-1' };
    const first = await call('/agreements/retry', retry);
    expect(first).toMatchObject({ event: { kind: 'charged', period: 1, card: { brand: 'Visa', lastFour: '0382' } } });
    expect(await call('/agreements/retry', retry)).toEqual(first);
    expect(await call('/agreements/retry', { ...retry, reference: 'retry-2' })).toEqual({ event: null });
  });

  it('by a card whose last month is over fail as expired', async () => {
    await sell('order-1', '4111111111111111', 'vendo', '03/26');
    expect(await failedUntil(1)).toEqual(['charged', 'rebill-failed']);
    expect(sent.at(-1)).toMatchObject({ decline: { reason: 'card-expired' } });
  });

  it('of a cancelled agreement are not charged, and those that were due while it was stopped are', async () => {
    await sell('order-1');
    await sell('order-2');
    await call('/agreements/cancel', { agreement: agreement('order-1'), reference: 'end-1' });
    await app.close();
    now = new Date('2026-05-20T12:00:00Z');
    await start();
    await tick();
    const renewals = state.orders['order-2']?.events.map(({ period }) => period);
    expect(renewals).toEqual([0, 1, 2]);
    expect(state.orders['order-1']?.events.map(({ kind }) => kind)).toEqual(['charged', 'cancelled']);
  });
});

describe('calls with a reference', () => {
  it('are carried out once: an end that is repeated after a return does not end again', async () => {
    await sell('order-1');
    const end = { agreement: agreement('order-1'), reference: 'end-1' };
    const first = await call('/agreements/cancel', end);
    await call('/agreements/reactivate', { agreement: agreement('order-1'), amount: 2_999, reference: 'back-1' });
    expect(await call('/agreements/cancel', end)).toEqual(first);
    expect(state.orders['order-1']?.agreement?.isCancelled).toBe(false);
    await call('/agreements/cancel', { ...end, reference: 'end-2' });
    expect(state.orders['order-1']?.agreement?.isCancelled).toBe(true);
  });
});

describe('the list of events', () => {
  const list = (since: string, cursor: string | null = null) => call('/events', { since, cursor });

  it('has the events of one biller since a moment, in pages, in the order of their records', async () => {
    await sell('other', '4111111111111111', 'epoch');
    for (let order = 0; order < 215; order += 1) {
      now = new Date(Date.parse('2026-03-03T12:00:00Z') + order * 1_000);
      await sell(`order-${order}`);
    }
    const first = await list('2026-03-03T12:00:10.000Z');
    const second = await list('2026-03-03T12:00:10.000Z', String(first['next']));
    expect(second['next']).toBeNull();
    const events = [first['events'], second['events']].flat() as { orderId: string }[];
    expect(events.map(({ orderId }) => orderId)).toEqual(
      Array.from({ length: 205 }, (_, place) => `order-${place + 10}`),
    );
  });

  it('of a file of an earlier release has what happened before it', async () => {
    await sell('order-1');
    await app.close();
    const path = join(folder, 'biller', 'state.json');
    const { journal: _forgotten, ...before } = JSON.parse(readFileSync(path, 'utf8')) as BillerState;
    writeFileSync(path, JSON.stringify(before));
    await start();
    expect(((await list('2026-03-02T12:00:00.000Z'))['events'] as unknown[]).length).toBe(1);
  });
});
