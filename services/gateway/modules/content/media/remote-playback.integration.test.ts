import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { gatewayForTests } from '@network/testing/gateway.ts';
import { fixedClock } from '../../../config/clock.ts';
import vixen from '@network/vixen/tenant.ts';
import { memberSession } from '../../people/identity/testing/public.ts';
import { REMOTE_MARGIN_MINUTES } from './remote-address.ts';

const START = '2026-03-02T12:00:00Z';
const LENGTH_SECONDS = 1_800;
/** A television in the living room: nobody, as far as the gateway can see. */
const DEVICE = { tenant: 'vixen', area: 'members' } as const;
const TOKEN = `query ($id: ID!, $device: Device!) { getToken(videoId: $id, device: $device) {
  __typename
  ... on VideoToken { p720 { cdn } hls { cdn } storyboard { cdn } captions { src } expiresAt }
  ... on AccessDenied { nextStep }
} }`;

interface Token {
  readonly __typename: 'VideoToken' | 'AccessDenied';
  readonly p720: { readonly cdn: string };
  readonly hls: { readonly cdn: string };
  readonly storyboard: unknown;
  readonly captions: readonly { readonly src: string }[];
  readonly expiresAt: string;
}

const clock = fixedClock(START);
let member: Awaited<ReturnType<typeof memberSession>>;
let film: string;
let otherFilm: string;

const gateway = gatewayForTests({ seed: true, tenants: [vixen], clock });
beforeAll(async () => {
  const rows = await gateway.services.db
    .selectFrom('videos')
    .select('id')
    .where('site_id', '=', 'vixen')
    .where('channel_id', 'is', null)
    .where('is_denied', '=', false)
    .where('released_at', '<', clock.now())
    .orderBy('id')
    .limit(2)
    .execute();
  [film = '', otherFilm = ''] = rows.map(({ id }) => id);
}, 120_000);
beforeEach(async () => {
  clock.set(START);
  const change = { is_denied: false, run_length_seconds: LENGTH_SECONDS };
  await gateway.services.db.updateTable('videos').set(change).where('id', 'in', [film, otherFilm]).execute();
  member = await memberSession(gateway, 'member', 'vixen');
});

const lend = async (id = film, caller: object = member, device = 'REMOTE') =>
  (await gateway.graphql<{ getToken: Token }>(TOKEN, { id, device }, caller)).data.getToken;
const fetchAs = (url: string, caller: object = DEVICE) => gateway.inject({ url, headers: gateway.headersFor(caller) });
const statusOf = async (url: string, caller: object = DEVICE) => (await fetchAs(url, caller)).statusCode;
const besideOf = (address: string, name: string) => address.replace(/[^/]+$/, name);

describe('an address that a session lends to another device', () => {
  it('plays without a cookie: the stream with its parts, a file in ranges, captions', async () => {
    const { hls, p720, captions, storyboard } = await lend();
    const master = await fetchAs(hls.cdn);
    expect([master.statusCode, master.headers['access-control-allow-origin'], master.headers['cache-control']]).toEqual(
      [200, '*', 'private, no-cache'],
    );
    const variant = /^p\d+\/index\.m3u8$/m.exec(master.body)?.[0] ?? '';
    expect(await statusOf(besideOf(hls.cdn, variant))).toBe(200);
    expect(await statusOf(besideOf(hls.cdn, variant.replace('index.m3u8', '0.m4s')))).toBe(200);
    const headers = { ...gateway.headersFor(DEVICE), range: 'bytes=10-19' };
    const part = await gateway.inject({ url: p720.cdn, headers });
    expect([part.statusCode, part.rawPayload.length]).toEqual([206, 10]);
    for (const { src } of captions) expect(await statusOf(src)).toBe(200);
    expect(storyboard).toBeNull();
  });

  it('needs the right to play: nobody is lent what they may not play, no trailer, and no download', async () => {
    const expired = await memberSession(gateway, 'expired', 'vixen');
    expect(await lend(film, expired)).toMatchObject({ __typename: 'AccessDenied' });
    const request = (field: string) =>
      gateway.graphql(
        `query ($id: ID!) { it: ${field}(videoId: $id, device: REMOTE) { __typename } }`,
        { id: film },
        member,
      );
    expect((await request('getTrailerToken')).errors?.[0]?.extensions).toMatchObject({ code: 'BAD_REQUEST' });
    const download = 'mutation ($id: ID!) { it: generateVideoToken(videoId: $id, device: REMOTE) { __typename } }';
    const { errors } = await gateway.graphql(download, { id: film }, member);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_REQUEST' });
  });

  it('is no way to another film, and refused with a changed signature or another session', async () => {
    const [one, other] = [await lend(), await lend(otherFilm)];
    const partsOf = ({ p720 }: Token) => (p720.cdn.split('/')[3] ?? '').split('.');
    const [body = '', mac = '', session = ''] = partsOf(one);
    const [otherBody = ''] = partsOf(other);
    const as = (...token: readonly string[]) => `/media/remote/${token.join('.')}/video.mp4`;
    expect(await statusOf(as(body, mac, session))).toBe(200);
    const flipped = mac.startsWith('A') ? `B${mac.slice(1)}` : `A${mac.slice(1)}`;
    const another = session.startsWith('0') ? `1${session.slice(1)}` : `0${session.slice(1)}`;
    for (const token of [
      as(otherBody, mac, session),
      as(body, flipped, session),
      as(body, mac, another),
      as(body, mac, session, session),
      as(body, mac),
      '/media/remote/x/video.mp4',
      '/media/remote/',
    ]) {
      expect([token, await statusOf(token)]).toEqual([token, 403]);
    }
  });

  it('is not an address of the person, nor theirs one for devices', async () => {
    const lent = (await lend()).p720.cdn;
    expect(await statusOf(lent.replace('/media/remote/', '/media/v/'), member)).toBe(403);
    const own = (await lend(film, member, 'DESKTOP')).p720.cdn;
    expect(await statusOf(own)).toBe(403);
    expect(await statusOf(own.replace('/media/v/', '/media/remote/'))).toBe(403);
  });

  it('is good on the members host of its brand alone', async () => {
    const { cdn } = (await lend()).p720;
    expect(await statusOf(cdn, { tenant: 'vixen', area: 'tour' })).toBe(403);
    expect(await statusOf(cdn, {})).toBe(403);
  });

  it('ends after the length of the film and a margin', async () => {
    const { p720, expiresAt } = await lend();
    const end = Date.parse(START) + LENGTH_SECONDS * 1_000 + REMOTE_MARGIN_MINUTES * 60_000;
    expect(Date.parse(expiresAt)).toBe(end);
    clock.set(new Date(end - 1_000).toISOString());
    expect(await statusOf(p720.cdn)).toBe(200);
    clock.set(new Date(end).toISOString());
    expect(await statusOf(p720.cdn)).toBe(410);
  });

  it('ends with its session, in the middle of a stream', async () => {
    const { hls } = await lend();
    const segment = besideOf(hls.cdn, 'p270/1.m4s');
    expect(await statusOf(segment)).toBe(200);
    await gateway.services.db.updateTable('sessions').set({ revoked_at: clock.now() }).execute();
    expect([await statusOf(segment), await statusOf(hls.cdn)]).toEqual([403, 403]);
  });

  it('ends when the film may no longer be played, and when the account is banned', async () => {
    const { hls } = await lend();
    const { db } = gateway.services;
    await db.updateTable('videos').set({ is_denied: true }).where('id', '=', film).execute();
    expect(await statusOf(hls.cdn)).toBe(403);
    await db.updateTable('videos').set({ is_denied: false }).where('id', '=', film).execute();
    expect(await statusOf(hls.cdn)).toBe(200);
    const { user_id: id } = await db
      .selectFrom('sessions')
      .select('user_id')
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    await db.updateTable('users').set({ disabled_at: clock.now() }).where('id', '=', id).execute();
    expect(await statusOf(hls.cdn)).toBe(403);
    await db.updateTable('users').set({ disabled_at: null }).where('id', '=', id).execute();
  });

  it('ends with the membership', async () => {
    const { hls } = await lend();
    const { db } = gateway.services;
    const granted = await db.selectFrom('entitlement_events').selectAll().execute();
    await db.deleteFrom('entitlement_events').execute();
    expect(await statusOf(hls.cdn)).toBe(403);
    await db
      .insertInto('entitlement_events')
      .values(granted.map(({ id: _id, ...event }) => event))
      .execute();
    expect(await statusOf(hls.cdn)).toBe(200);
  });

  it('does not prolong its session', async () => {
    const { hls } = await lend();
    const lastUse = () =>
      gateway.services.db
        .selectFrom('sessions')
        .select('last_used_at')
        .orderBy('created_at', 'desc')
        .executeTakeFirstOrThrow();
    const before = await lastUse();
    clock.advance(30 * 60_000);
    expect(await statusOf(hls.cdn)).toBe(200);
    expect(await lastUse()).toEqual(before);
  });

  it('is refused while its session is locked', async () => {
    const { hls } = await lend();
    const set = `mutation { it: setMemberLock(pin: "2468", idleMinutes: null, proof: { password: "Demo1234pass" }) { __typename } }`;
    expect(await gateway.graphql(set, {}, member)).toMatchObject({ data: { it: { __typename: 'MemberLock' } } });
    await gateway.graphql('mutation { lockSession }', {}, member);
    expect((await fetchAs(hls.cdn)).json()).toMatchObject({ code: 'LOCKED' });
    await gateway.services.db.deleteFrom('member_locks').execute();
  });
});
