import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RTA_LABEL } from '@network/tenant/constants.ts';
import { clipFor } from './clips.ts';
import { pictureFor, previewsFor } from './pictures.ts';
import { type MediaGateway, startMediaGateway } from './testing/media-gateway.ts';

const QUALITIES = ['p270', 'p360', 'p480', 'p480l', 'p720', 'p1080', 'p2160', 'hls', 'storyboard'] as const;
type Address = { token: string; cdn: string } | null;
type Answer = Record<(typeof QUALITIES)[number], Address> & {
  captions: { src: string }[];
  expiresAt: string;
  nextStep?: string;
};

const SELECTION = `{ __typename ... on AccessDenied { nextStep messageKey } ... on VideoToken {
  ${QUALITIES.map((quality) => `${quality} { token cdn }`).join(' ')} captions { language label src } expiresAt } }`;

let media: MediaGateway;

beforeAll(async () => void (media = await startMediaGateway()));
beforeEach(() => media.clock.set('2026-03-02T12:00:00Z'));
afterAll(() => media.close());

async function addresses(
  field: 'getToken' | 'getTrailerToken',
  person: 'ada' | 'ben' | 'cleo' | null,
  videoId = 'v-1',
  device = 'DESKTOP',
): Promise<Answer> {
  const { data } = await media.graphql(
    `{ answer: ${field}(videoId: "${videoId}", device: ${device}) ${SELECTION} }`,
    person,
  );
  return data['answer'] as unknown as Answer;
}

/** Bytes of the committed file behind a quality. */
function committed(kind: 'video' | 'trailer', name: string): Buffer {
  return readFileSync(new URL(`clips/${clipFor('v-1').id}/${kind}/${name}`, import.meta.url));
}

describe('who is given addresses', () => {
  it('a member, of every quality of a desktop (X13, K07, A06)', async () => {
    const token = await addresses('getToken', 'ada');
    const given = QUALITIES.filter((quality) => token[quality] !== null);
    expect(given).toEqual(['p270', 'p360', 'p480', 'p720', 'p1080', 'p2160', 'hls', 'storyboard']);
    expect(token.expiresAt).toBe('2026-03-02T16:00:00.000Z');
  });

  it('a mobile device, with the light 480 and nothing for large screens (K07)', async () => {
    const token = await addresses('getToken', 'ada', 'v-1', 'MOBILE');
    const given = QUALITIES.filter((quality) => token[quality] !== null);
    expect(given).toEqual(['p270', 'p360', 'p480l', 'p720', 'p1080', 'hls', 'storyboard']);
  });

  it('a visitor of the trailer only (A01)', async () => {
    expect(await addresses('getToken', null)).toMatchObject({ __typename: 'AccessDenied', nextStep: 'JOIN' });
    const trailer = await addresses('getTrailerToken', null);
    const answer = await media.get(trailer.p360?.cdn ?? '');
    expect([answer.statusCode, answer.rawPayload.equals(committed('trailer', 'p360.mp4'))]).toEqual([200, true]);
  });

  it('nobody of a denied video or its trailer (A01, D36)', async () => {
    expect(await addresses('getTrailerToken', null, 'v-2')).toMatchObject({ __typename: 'AccessDenied' });
    expect(await addresses('getToken', 'ada', 'v-2')).toMatchObject({ __typename: 'AccessDenied' });
  });

  it('somebody who never paid, of no whole video', async () => {
    expect(await addresses('getToken', 'cleo')).toMatchObject({ __typename: 'AccessDenied' });
  });
});

describe('a signed address (X13)', () => {
  it('plays for its person', async () => {
    const { p720 } = await addresses('getToken', 'ada');
    const answer = await media.get(p720?.cdn ?? '', 'ada');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'video/mp4',
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-cache',
      rating: RTA_LABEL,
    });
    expect(answer.rawPayload.equals(committed('video', 'p720.mp4'))).toBe(true);
  });

  it('is refused to another person and to a visitor', async () => {
    const { p720 } = await addresses('getToken', 'ada');
    expect((await media.get(p720?.cdn ?? '', 'ben')).statusCode).toBe(403);
    expect((await media.get(p720?.cdn ?? '', null)).statusCode).toBe(403);
    const trailer = await addresses('getTrailerToken', null);
    expect((await media.get(trailer.p720?.cdn ?? '', 'ada')).statusCode).toBe(403);
  });

  it('answers 410 from its expiry on, and 403 to others even then', async () => {
    const { p720, expiresAt } = await addresses('getToken', 'ada');
    media.clock.set(new Date(Date.parse(expiresAt) - 1000).toISOString());
    expect((await media.get(p720?.cdn ?? '', 'ada')).statusCode).toBe(200);
    media.clock.set(expiresAt);
    expect((await media.get(p720?.cdn ?? '', 'ada')).json()).toMatchObject({ code: 'GONE' });
    expect((await media.get(p720?.cdn ?? '', 'ada')).statusCode).toBe(410);
    expect((await media.get(p720?.cdn ?? '', 'ben')).statusCode).toBe(403);
  });

  it('opens nothing beside it', async () => {
    const { p360, hls } = await addresses('getToken', 'ada');
    const below = async (address: Address, name: string) =>
      (await media.get(`/media/v/${address?.token}/${name}`, 'ada')).statusCode;
    for (const name of ['', 'p720.mp4', 'master.m3u8', '../p720.mp4', '%2e%2e/p720.mp4', '..%2f..%2fmanifest.json']) {
      expect([name, await below(p360, name)]).not.toEqual([name, 200]);
    }
    const others = ['video.mp4', 'p2160/index.m3u8', 'p360/../p720.mp4', 'p360/%2e%2e/p720.mp4', 'p360/index.m3u8/'];
    for (const name of others) {
      expect([name, await below(hls, name)]).not.toEqual([name, 200]);
    }
  });

  it('opens no other quality with the signature of its own', async () => {
    const { p360, p720 } = await addresses('getToken', 'ada');
    const [body = ''] = p720?.token.split('.') ?? [];
    const [, signature = ''] = p360?.token.split('.') ?? [];
    expect((await media.get(`/media/v/${body}.${signature}/video.mp4`, 'ada')).statusCode).toBe(403);
  });

  it('is forged with none of these', async () => {
    for (const token of ['x', 'e30.e30', 'WyJ2LTEiXQ.AAAA', '%00', '.', '..']) {
      expect((await media.get(`/media/v/${token}/video.mp4`, 'ada')).statusCode).toBeGreaterThanOrEqual(400);
    }
  });
});

describe('parts of a file', () => {
  it.each([
    ['bytes=0-99', 206, 0, 100],
    ['bytes=100-', 206, 100, undefined],
    ['bytes=-50', 206, -50, undefined],
    ['bytes=0-1,5-6', 200, 0, undefined],
    ['nonsense', 200, 0, undefined],
  ])('%s', async (range, status, from, to) => {
    const { p270 } = await addresses('getToken', 'ada');
    const answer = await media.get(p270?.cdn ?? '', 'ada', { range });
    const whole = committed('video', 'p270.mp4');
    const expected = whole.subarray(from, to);
    expect(answer.statusCode).toBe(status);
    expect(answer.rawPayload.equals(expected)).toBe(true);
    expect(answer.headers['content-length']).toBe(String(expected.length));
    const start = from < 0 ? whole.length + from : from;
    const contentRange = `bytes ${start}-${start + expected.length - 1}/${whole.length}`;
    expect(answer.headers['content-range']).toBe(status === 206 ? contentRange : undefined);
  });

  it('says how long the file is when nothing of it was asked for', async () => {
    const { p270 } = await addresses('getToken', 'ada');
    const { length } = committed('video', 'p270.mp4');
    const answer = await media.get(p270?.cdn ?? '', 'ada', { range: `bytes=${length}-` });
    expect([answer.statusCode, answer.headers['content-range']]).toEqual([416, `bytes */${length}`]);
  });

  it('answers HEAD with the length of the whole', async () => {
    const { p270 } = await addresses('getToken', 'ada');
    const answer = await media.get(p270?.cdn ?? '', 'ada', { range: 'bytes=0-9' }, 'HEAD');
    const { length } = committed('video', 'p270.mp4');
    expect([answer.statusCode, answer.headers['content-length'], answer.rawPayload.length]).toEqual([
      200,
      String(length),
      0,
    ]);
  });

  it('sends the whole when the first part was of another file', async () => {
    const { p270 } = await addresses('getToken', 'ada');
    const part = async (condition: string) =>
      (await media.get(p270?.cdn ?? '', 'ada', { range: 'bytes=0-9', 'if-range': condition })).statusCode;
    const { etag } = (await media.get(p270?.cdn ?? '', 'ada')).headers;
    expect([await part('"other"'), await part(String(etag))]).toEqual([200, 206]);
  });
});

describe('the adaptive stream', () => {
  it('leads over variants to segments, with relative addresses only', async () => {
    const { hls } = await addresses('getToken', 'ada');
    const base = (hls?.cdn ?? '').replace('master.m3u8', '');
    const master = (await media.get(hls?.cdn ?? '', 'ada')).body;
    expect(master.startsWith('#EXTM3U\n')).toBe(true);
    const variants = Array.from(master.matchAll(/BANDWIDTH=(\d+),AVERAGE-BANDWIDTH=(\d+).*\n(\S+)/g));
    expect(variants.map(([, , , address]) => address)).toEqual([
      'p360/index.m3u8',
      'p720/index.m3u8',
      'p1080/index.m3u8',
    ]);
    for (const [, peak, average] of variants) expect(Number(peak)).toBeGreaterThanOrEqual(Number(average));
    const list = await media.get(`${base}p360/index.m3u8`, 'ada');
    expect(list.headers['content-type']).toBe('application/vnd.apple.mpegurl');
    const segments = list.body.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    const seconds = Array.from(list.body.matchAll(/#EXTINF:([\d.]+)/g)).reduce(
      (sum, [, length]) => sum + Number(length),
      0,
    );
    expect(Math.round(seconds)).toBe(clipFor('v-1').durationSeconds);
    for (const name of ['init.mp4', ...segments]) {
      expect([name, (await media.get(`${base}p360/${name}`, 'ada')).statusCode]).toEqual([name, 200]);
    }
    expect((await media.get(`${base}p360/${segments[0]}`, 'ben')).statusCode).toBe(403);
  });
});

describe('what goes with a video', () => {
  it('has a storyboard whose thumbnails are on its sheet', async () => {
    const { storyboard } = await addresses('getToken', 'ada');
    const cues = (await media.get(storyboard?.cdn ?? '', 'ada')).body;
    expect(cues.match(/-->/g)).toHaveLength(clipFor('v-1').durationSeconds);
    const [sheet] = cues.match(/storyboard\.webp/) ?? [];
    const address = (storyboard?.cdn ?? '').replace('storyboard.vtt', sheet ?? '');
    expect((await media.get(address, 'ada')).headers['content-type']).toBe('image/webp');
  });

  it('has captions where the clip has some', async () => {
    const withCaptions = ['v-1', 'v-3'].find((id) => clipFor(id).hasCaptions) ?? '';
    const { captions } = await addresses('getToken', 'ada', withCaptions);
    const answer = await media.get(captions[0]?.src ?? '', 'ada');
    expect(answer.body.startsWith('WEBVTT\n')).toBe(true);
    expect(answer.headers['content-type']).toBe('text/vtt; charset=utf-8');
  });
});

describe('pictures and previews', () => {
  it('are open, kept for ever and answered once', async () => {
    const addressesOfOne = [
      pictureFor('listing', 'v-1', '').src,
      pictureFor('portrait', 'v-1', '').highdpi.triple,
      ...previewsFor('v-1', '').map(({ src }) => src),
      ...pictureFor('category', 'calm', '')
        .avifSrcSet.split(', ')
        .map((each) => each.split(' ')[0] ?? ''),
    ];
    for (const address of addressesOfOne) {
      const answer = await media.app.inject({ url: address });
      expect([address, answer.statusCode]).toEqual([address, 200]);
      expect(answer.headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        rating: RTA_LABEL,
      });
      const again = await media.app.inject({ url: address, headers: { 'if-none-match': String(answer.headers.etag) } });
      expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
    }
  });

  it.each([
    'manifest.json',
    '../clips/manifest.json',
    '%2e%2e/module.ts',
    '..%2fmodule.ts',
    '%2e%2e%2f%2e%2e%2f%2e%2e%2fpackage.json',
    '..%5cmodule.ts',
    '/etc/passwd',
    '%00',
    '',
    '%',
  ])('have no way out at %j', async (name) => {
    for (const folder of ['pictures', 'previews']) {
      const answer = await media.app.inject({ url: `/media/${folder}/${name}` });
      expect([400, 404]).toContain(answer.statusCode);
    }
  });
});

describe('where a viewer stopped', () => {
  const save = (seconds: number, person: 'ada' | 'ben' | null, videoId = 'v-1') =>
    media.graphql(`mutation { savePlaybackPosition(videoId: "${videoId}", positionSeconds: ${seconds}) }`, person);
  const kept = async (user: string, video = 'v-1') =>
    (
      await media.db
        .selectFrom('playback_positions')
        .select('position_seconds')
        .where('user_id', '=', user)
        .where('video_id', '=', video)
        .executeTakeFirst()
    )?.position_seconds;

  it('is kept for each person, and the newest counts', async () => {
    await save(30, 'ada');
    await save(12, 'ben');
    expect((await save(45, 'ada')).data['savePlaybackPosition']).toBe(true);
    media.clock.set('2026-03-02T11:00:00Z');
    expect((await save(5, 'ada')).data['savePlaybackPosition']).toBe(false);
    expect([await kept('ada'), await kept('ben')]).toEqual([45, 12]);
  });

  it('is refused of a visitor, of a denied video and outside a day', async () => {
    expect((await save(5, null)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect((await save(5, 'ada', 'v-2')).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await save(-1, 'ada', 'v-3')).errors?.[0]?.extensions.code).toBe('BAD_REQUEST');
    expect((await save(86_401, 'ada', 'v-3')).errors?.[0]?.extensions.code).toBe('BAD_REQUEST');
    expect([await kept('ada', 'v-2'), await kept('ada', 'v-3')]).toEqual([undefined, undefined]);
  });
});
