import { createECDH } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PUSH } from '@network/tenant/constants.ts';
import { startTestGateway, type TestGateway } from '@network/testing/gateway.ts';
import vixen from '../../../../../../apps/vixen/tenant.ts';
import { webPushConfigOf } from '../../../../config/web-push-config.ts';
import { signInMember, type TestMember } from '../../../money/membership/testing/public.ts';
import { addPerformer, addRelease, follow } from '../testing/a-release.ts';
import { startPushService, type TestPushService } from '../testing/push-service.ts';
import { writeNotices } from '../write-notices.ts';
import { pushNotices } from './deliver-pushes.ts';

const START = new Date('2026-03-02T12:00:00Z');
const KEYS = webPushConfigOf({ WEB_PUSH_CONTACT: 'mailto:ops@example.com' }, Buffer.alloc(32, 7));
const START_PUSH = `mutation ($browser: PushBrowser!) {
  it: startPush(browser: $browser) { __typename ... on PushRefused { code } }
}`;
const DONE = { delivered: 0, postponed: 0, dropped: 0, ended: 0 };
let now = START;
let gateway: TestGateway;
let ada: TestMember;
let service: TestPushService;
let films = 0;

beforeAll(async () => {
  if (KEYS === null || !('publicKey' in KEYS)) throw new Error('no keys');
  gateway = await startTestGateway({ tenants: [vixen], clock: { now: () => now }, config: { webPush: KEYS } });
  await addPerformer(gateway.services.db, 'mara', 'vixen');
});
afterAll(() => gateway.close());
beforeEach(async () => {
  now = START;
  service = await startPushService();
  ada = await signInMember(gateway, vixen, `ada${(films += 1)}`);
  await follow(gateway.services.db, ada.userId, 'mara', START);
});
afterEach(async () => {
  await service.close();
  for (const table of ['push_subscriptions', 'notices', 'noticed_films', 'videos'] as const)
    await gateway.services.db.deleteFrom(table).execute();
});

const start = async (browser: object = {}, member = ada) =>
  (await member.query<{ it: object }>(START_PUSH, { browser: { ...service.browser, isDiscreet: false, ...browser } }))
    .it;
const pass = (seconds: number): void => {
  now = new Date(now.getTime() + seconds * 1_000);
};
/** A film of a followed performer comes out later, and its followers have their notice. */
async function release(seconds: number = PUSH.paceSeconds): Promise<void> {
  pass(seconds);
  await addRelease(gateway.services.db, { id: `film${(films += 1)}`, siteId: 'vixen', performerId: 'mara', at: now });
  await writeNotices.run(gateway.services, now);
}
const run = () => pushNotices.run(gateway.services, now);
const browsers = () => gateway.services.db.selectFrom('push_subscriptions').selectAll().execute();

describe('subscribing a browser', () => {
  it.each([
    ['an address that is none', { endpoint: 'no address' }, 'ADDRESS_INVALID'],
    ['a file', { endpoint: 'file:///etc/passwd' }, 'ADDRESS_INVALID'],
    ['a key that is no point of the curve', { p256dh: Buffer.alloc(65, 4).toString('base64url') }, 'KEYS_INVALID'],
    ['a short secret', { auth: 'AAAA' }, 'KEYS_INVALID'],
  ])('refuses %s', async (_title, browser, code) => {
    expect(await start(browser)).toEqual({ __typename: 'PushRefused', code });
    expect(await browsers()).toEqual([]);
  });

  it('keeps the latest ten of a person, and gives a browser to who used it last', async () => {
    for (let count = 0; count <= PUSH.mostBrowsers; count += 1) {
      pass(1);
      await start({ endpoint: `${service.browser.endpoint}/${count}` });
    }
    const endpoints = (await browsers()).map(({ endpoint }) => endpoint);
    expect(endpoints).toHaveLength(PUSH.mostBrowsers);
    expect(endpoints).not.toContain(`${service.browser.endpoint}/0`);
    const bea = await signInMember(gateway, vixen, `bea${films}`);
    await start({ endpoint: `${service.browser.endpoint}/5` }, bea);
    expect((await browsers()).filter(({ user_id }) => user_id === bea.userId)).toHaveLength(1);
    expect(await browsers()).toHaveLength(PUSH.mostBrowsers);
  });

  it('is known by its endpoint to its person alone, and ends', async () => {
    await start();
    const has = 'query ($endpoint: String!) { hasPush(endpoint: $endpoint) }';
    const { endpoint } = service.browser;
    const bea = await signInMember(gateway, vixen, `bea${films}`);
    expect(await ada.query(has, { endpoint })).toEqual({ hasPush: true });
    expect(await bea.query(has, { endpoint })).toEqual({ hasPush: false });
    const end = 'mutation ($endpoint: String!) { endPush(endpoint: $endpoint) }';
    expect(await bea.query(end, { endpoint })).toEqual({ endPush: false });
    expect(await ada.query(end, { endpoint })).toEqual({ endPush: true });
    expect(await browsers()).toEqual([]);
  });
});

describe('a push message', () => {
  it('says once that there are new films, signed and encrypted, and names none', async () => {
    await start();
    await release();
    expect(await run()).toEqual({ queued: 1, ...DONE, delivered: 1 });
    expect(await run()).toEqual({ queued: 0, ...DONE });
    expect(service.received).toHaveLength(1);
    const [{ message, headers, sender }] = service.received as [(typeof service.received)[number]];
    expect(message).toEqual({
      title: vixen.name,
      body: 'A new film is out for you.',
      isDiscreet: false,
      url: '/notices',
    });
    expect(headers).toMatchObject({ ttl: String(PUSH.ttlSeconds), 'content-encoding': 'aes128gcm' });
    expect(headers['topic']).toMatch(/^[\w-]{32}$/);
    expect(sender).toEqual({
      aud: new URL(service.browser.endpoint).origin,
      exp: now.getTime() / 1_000 + 12 * 3_600,
      sub: 'mailto:ops@example.com',
    });
  });

  it('names no brand in discreet mode', async () => {
    await start({ isDiscreet: true });
    await release();
    await run();
    expect(service.received.map(({ message }) => message)).toEqual([
      { title: 'News', body: 'There is something new for you.', isDiscreet: true, url: '/notices' },
    ]);
  });

  it('names no brand in a browser that is locked, by a press or by itself, and does once it is open', async () => {
    await start();
    const { db } = gateway.services;
    await db.insertInto('member_locks').values({ user_id: ada.userId, idle_minutes: 30, set_at: now }).execute();
    const session = (change: object) =>
      db.updateTable('sessions').set(change).where('user_id', '=', ada.userId).execute();
    const states = [{ locked_at: now }, { locked_at: null, last_used_at: START }, { last_used_at: null }];
    for (const state of states) {
      await release();
      await session('last_used_at' in state && state.last_used_at === null ? { last_used_at: now } : state);
      await run();
    }
    expect(service.received.map(({ message }) => message['title'])).toEqual(['News', 'News', vixen.name]);
  });

  it('follows a change of discretion, and passes nothing over for it', async () => {
    await start();
    await release();
    await start({ isDiscreet: true });
    await run();
    expect(service.received.map(({ message }) => message['title'])).toEqual(['News']);
  });

  it('is about all that came since the last one, a quarter of an hour later at the earliest', async () => {
    await start();
    await release();
    await run();
    await release(60);
    await release(60);
    expect(await run()).toEqual({ queued: 0, ...DONE });
    pass(PUSH.paceSeconds);
    await run();
    expect(service.received.map(({ message }) => message['body'])).toEqual([
      'A new film is out for you.',
      '2 new films are out for you.',
    ]);
  });

  it('is not sent about what was read meanwhile', async () => {
    await start();
    await release();
    await ada.query('mutation ($until: DateTime!) { markAllNoticesRead(until: $until) { unread } }', {
      until: now.toISOString(),
    });
    expect(await run()).toEqual({ queued: 0, ...DONE });
  });

  it('is sent once by two gateways at once', async () => {
    await start();
    await release();
    await Promise.all([run(), run(), run()]);
    await run();
    expect(service.received).toHaveLength(1);
  });
});

describe('a push service', () => {
  it.each([404, 410])('that answers %i ends the browser', async (status) => {
    await start();
    await release();
    service.answer(status);
    expect(await run()).toEqual({ queued: 1, ...DONE, ended: 1 });
    expect(await browsers()).toEqual([]);
  });

  it('that fails is tried again later, as it says, with the same topic', async () => {
    await start();
    await release();
    service.answer(503, { 'retry-after': '90' });
    expect(await run()).toEqual({ queued: 1, ...DONE, postponed: 1 });
    pass(89);
    expect(await run()).toEqual({ queued: 0, ...DONE });
    service.answer(201);
    pass(1);
    expect(await run()).toEqual({ queued: 0, ...DONE, delivered: 1 });
    const topics = new Set(service.received.map(({ headers }) => headers['topic']));
    expect([service.received.length, topics.size]).toEqual([2, 1]);
  });

  it('that refuses the message, or fails for hours, gets it no more', async () => {
    await start();
    await release();
    service.answer(413);
    expect(await run()).toEqual({ queued: 1, ...DONE, dropped: 1 });
    await release();
    service.answer(500);
    const outcomes = [];
    for (let attempt = 0; attempt < 5; attempt += 1) {
      outcomes.push(await run());
      pass(3_600);
    }
    expect(outcomes.at(-1)).toEqual({ queued: 0, ...DONE, dropped: 1 });
    expect(await browsers()).toHaveLength(1);
  });

  it('is called no more after sign-out, nor after the account is gone', async () => {
    await start();
    await release();
    await ada.query('mutation { endOtherSessions }');
    await gateway.services.db
      .updateTable('sessions')
      .set({ revoked_at: now })
      .where('user_id', '=', ada.userId)
      .execute();
    expect(await run()).toEqual({ queued: 0, ...DONE });
    expect(await browsers()).toEqual([]);
    const bea = await signInMember(gateway, vixen, `bea${films}`);
    await start({}, bea);
    await gateway.services.db.deleteFrom('users').where('id', '=', bea.userId).execute();
    expect(await browsers()).toEqual([]);
    expect(service.received).toEqual([]);
  });
});

describe('without keys', () => {
  it('nothing is offered, taken or sent', async () => {
    const without = await startTestGateway({ tenants: [vixen], clock: { now: () => now } });
    const member = await signInMember(without, vixen, 'ada');
    expect(await member.query('{ noticeSettings { pushKey } }')).toEqual({ noticeSettings: { pushKey: null } });
    expect(await start({}, member)).toEqual({ __typename: 'PushRefused', code: 'NOT_OFFERED' });
    expect(await pushNotices.run(without.services, now)).toEqual({});
    await without.close();
  });

  it('a key of the curve is offered where there are some', async () => {
    const { noticeSettings } = await ada.query<{ noticeSettings: { pushKey: string } }>(
      '{ noticeSettings { pushKey } }',
    );
    const own = createECDH('prime256v1');
    own.generateKeys();
    expect(own.computeSecret(Buffer.from(noticeSettings.pushKey, 'base64url'))).toHaveLength(32);
  });
});
