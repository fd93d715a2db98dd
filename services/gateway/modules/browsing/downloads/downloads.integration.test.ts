import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DOWNLOAD_QUOTA } from '@network/tenant/constants.ts';
import { gatewayForTests } from '@network/testing/gateway.ts';
import vixen from '../../../../../apps/vixen/tenant.ts';
import { memberSession } from '../../people/identity/testing/public.ts';

const START = Date.parse('2026-03-02T12:00:00Z');
const HOUR = 3_600_000;
let now = START;
let member: Awaited<ReturnType<typeof memberSession>>;
let quota: Awaited<ReturnType<typeof memberSession>>;
let videos: { id: string; slug: string }[];

const gateway = gatewayForTests({ seed: true, tenants: [vixen], clock: { now: () => new Date(now) } });
beforeAll(async () => {
  member = await memberSession(gateway, 'member', 'vixen');
  quota = await memberSession(gateway, 'quota', 'vixen');
  videos = await gateway.services.db
    .selectFrom('videos')
    .select(['id', 'slug'])
    .where('site_id', '=', 'vixen')
    .where('channel_id', 'is', null)
    .where('is_denied', '=', false)
    .where('released_at', '<', new Date(START))
    .orderBy('id', 'desc')
    .limit(3)
    .execute();
}, 120_000);
beforeEach(() => void (now = START));

const DOWNLOAD = `mutation ($id: ID!, $device: Device = DOWNLOAD) { generateVideoToken(videoId: $id, device: $device) {
  __typename
  ... on VideoToken { p270 { token cdn } p360 { cdn } p480 { cdn } p480l { cdn } p720 { cdn } p1080 { cdn } p2160 { cdn } hls { cdn } expiresAt }
  ... on ReachedDownloadQuotaError { messageKey downloadQuotaMax remainingDays }
  ... on AccessDenied { nextStep }
} }`;
const QUOTAS =
  '{ findOneUserProfile { downloadQuotas { site downloadsNumber quotaLeft thresholdReached remainingDays } } }';

interface Token {
  readonly __typename: string;
  readonly p720: { readonly cdn: string };
  readonly expiresAt: string;
}

const download = async (id: string, caller = member): Promise<Token> =>
  (await gateway.graphql<{ generateVideoToken: Token }>(DOWNLOAD, { id }, caller)).data.generateVideoToken;
const taken = async (caller = member): Promise<number | undefined> => {
  type Answer = { findOneUserProfile: { downloadQuotas: { downloadsNumber: number }[] } };
  return (await gateway.graphql<Answer>(QUOTAS, {}, caller)).data.findOneUserProfile.downloadQuotas[0]?.downloadsNumber;
};
const idOf = (index: number): string => videos[index]?.id ?? '';

describe('C17 X13 downloading a video', () => {
  it('C17 X13 gives a signed address for each size, which comes as a file of its own name in ranges', async () => {
    const token = await download(idOf(0));
    expect(token).toMatchObject({ __typename: 'VideoToken', hls: null, p270: { token: expect.any(String) } });
    const { cdn } = token.p720;
    const get = (headers: Record<string, string>) =>
      gateway.inject({ url: cdn, headers: { ...gateway.headersFor(member), ...headers } });
    const part = await get({ range: 'bytes=10-19' });
    expect(part.statusCode).toBe(206);
    expect(part.headers['content-disposition']).toBe(`attachment; filename="vixen-${videos[0]?.slug}-720p.mp4"`);
    expect(part.rawPayload).toHaveLength(10);
    const rest = await get({ range: 'bytes=20-', 'if-range': String(part.headers['etag']) });
    expect(rest.statusCode).toBe(206);
    // The address works for nobody else, under no other name, and not permanently.
    expect((await gateway.inject({ url: cdn, headers: gateway.headersFor(quota) })).statusCode).toBe(403);
    expect((await gateway.inject({ url: `${cdn}x`, headers: gateway.headersFor(member) })).statusCode).toBe(404);
    now = START + 25 * HOUR;
    expect((await get({})).statusCode).toBe(410);
  });

  it('D27 X03 counts a video once within a day, and again after it', async () => {
    const before = (await taken()) ?? 0;
    await download(idOf(1));
    await download(idOf(1));
    now = START + 23 * HOUR;
    await download(idOf(1));
    expect(await taken()).toBe(before + 1);
    now = START + 25 * HOUR;
    await download(idOf(1));
    expect(await taken()).toBe(before + 2);
  });

  it('E09 refuses when nothing is left, and says when there is', async () => {
    const fresh = videos.map(({ id }) => id);
    const seen = await gateway.services.db.selectFrom('download_events').select('video_id').distinct().execute();
    const id = fresh.find((each) => !seen.some(({ video_id }) => video_id === each)) ?? idOf(2);
    const before = await taken(quota);
    expect(before).toBe(DOWNLOAD_QUOTA.videos);
    expect(await download(id, quota)).toEqual({
      __typename: 'ReachedDownloadQuotaError',
      messageKey: 'download_modal.limit_reached_error_quota',
      downloadQuotaMax: DOWNLOAD_QUOTA.videos,
      remainingDays: 10,
    });
    expect(await taken(quota)).toBe(before);
    // The oldest of the period made room.
    now = START + 10 * 24 * HOUR;
    expect(await download(id, quota)).toMatchObject({ __typename: 'VideoToken' });
  });

  it('D27 keeps the quota of the three channel categories apart', async () => {
    const row = await gateway.services.db
      .selectFrom('videos')
      .innerJoin('channels', 'channels.id', 'videos.channel_id')
      .select('videos.id')
      .where('channels.category', 'is not', null)
      .where('videos.released_at', '<', new Date(START))
      .where('videos.is_denied', '=', false)
      .where('videos.channel_pack_id', 'is', null)
      .where('videos.site_id', '=', 'vixen')
      .limit(1)
      .executeTakeFirst();
    const target = row ?? { id: idOf(2) };
    if (!row) {
      const channel = await gateway.services.db
        .selectFrom('channels')
        .select('id')
        .where('category', '=', 'Compilations')
        .executeTakeFirstOrThrow();
      await gateway.services.db
        .updateTable('videos')
        .set({ channel_id: channel.id })
        .where('id', '=', target.id)
        .execute();
    }
    const { data } = await gateway.graphql(
      'query ($slug: String!) { video(slug: $slug) { downloadQuota { site downloadQuotaMax } downloadAgainUntil } }',
      {
        slug: (
          await gateway.services.db
            .selectFrom('videos')
            .select('slug')
            .where('id', '=', target.id)
            .executeTakeFirstOrThrow()
        ).slug,
      },
      quota,
    );
    expect(data).toMatchObject({ video: { downloadQuota: { site: 'channels', downloadQuotaMax: 20 } } });
    expect(await download(target.id, quota)).toMatchObject({ __typename: 'VideoToken' });
  });

  it('A01 A06 is for those whom the rules let, and for videos that are here', async () => {
    const visitor = { tenant: 'vixen', area: 'members' } as const;
    expect((await gateway.graphql(DOWNLOAD, { id: idOf(0) }, visitor)).data).toMatchObject({
      generateVideoToken: { __typename: 'AccessDenied', nextStep: 'JOIN' },
    });
    const trial = await memberSession(gateway, 'trialspent', 'vixen');
    expect(await download(idOf(0), trial as typeof member)).toMatchObject({ __typename: 'AccessDenied' });
    const foreign = await gateway.graphql(DOWNLOAD, { id: 'no-such-video' }, member);
    expect(foreign.errors?.[0]?.extensions?.['code']).toBe('NOT_FOUND');
    const streamed = await gateway.graphql(DOWNLOAD, { id: idOf(0), device: 'DESKTOP' }, member);
    expect(streamed.errors?.[0]?.extensions?.['code']).toBe('BAD_REQUEST');
    const played = await gateway.graphql(
      'query ($id: ID!) { getToken(videoId: $id, device: DOWNLOAD) { __typename } }',
      { id: idOf(0) },
      member,
    );
    expect(played.errors?.[0]?.extensions?.['code']).toBe('BAD_REQUEST');
  });
});
