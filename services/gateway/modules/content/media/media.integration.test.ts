import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RTA_LABEL } from '@network/tenant/constants.ts';
import { stockMedia } from '@network/demo/media/stock-media.ts';
import { LOOP_SECONDS, TRAILER_SECONDS } from './clips.ts';
import { secondsOf } from './film/testing/read-film.ts';
import { pictureFor } from './pictures.ts';
import { heroLoopsOf } from './previews.ts';
import { type Address, addressesFrom, OFFERED, QUALITIES, SECONDS } from './testing/film-addresses.ts';
import { type MediaGateway, startMediaGateway } from './testing/media-gateway.ts';

const SOURCE = { assetsBase: '', stock: stockMedia };

let media: MediaGateway;
const addresses: ReturnType<typeof addressesFrom> = (...order) => addressesFrom(media)(...order);

beforeAll(async () => void (media = await startMediaGateway()));
beforeEach(() => media.clock.set('2026-03-02T12:00:00Z'));
afterAll(() => media.close());

describe('who gets addresses', () => {
  it('a member, of every quality that the clip has for a desktop (X13, K07, A06)', async () => {
    const token = await addresses('getToken', 'ada');
    const offered = QUALITIES.filter((quality) => token[quality] !== null);
    expect(offered).toEqual([...OFFERED.filter((each) => each !== 'p480l'), 'hls', 'storyboard']);
    expect(token.expiresAt).toBe('2026-03-02T16:00:00.000Z');
  });

  it('a mobile device, with the light 480 and nothing for large screens (K07)', async () => {
    const token = await addresses('getToken', 'ada', 'v-1', 'MOBILE');
    const offered = QUALITIES.filter((quality) => token[quality] !== null);
    const notForIt = ['p480', 'p2160'];
    expect(offered).toEqual([...OFFERED.filter((each) => !notForIt.includes(each)), 'hls', 'storyboard']);
  });

  it('a visitor of the trailer only (A01)', async () => {
    expect(await addresses('getToken', null)).toMatchObject({ __typename: 'AccessDenied', nextStep: 'JOIN' });
    const trailer = await addresses('getTrailerToken', null);
    const answer = await media.get(trailer.p270?.cdn ?? '');
    expect([answer.statusCode, secondsOf(answer.rawPayload)]).toEqual([200, TRAILER_SECONDS]);
  });

  it('nobody of a denied video or its trailer (A01, D36)', async () => {
    expect(await addresses('getTrailerToken', null, 'v-2')).toMatchObject({
      __typename: 'AccessDenied',
      nextStep: null,
    });
    expect(await addresses('getToken', 'ada', 'v-2')).toMatchObject({ __typename: 'AccessDenied', nextStep: null });
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
    expect(secondsOf(answer.rawPayload)).toBe(SECONDS);
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
    const { p270, hls } = await addresses('getToken', 'ada');
    const below = async (address: Address, name: string) =>
      (await media.get(`/media/v/${address?.token}/${name}`, 'ada')).statusCode;
    for (const name of ['', 'p720.mp4', 'master.m3u8', '../p720.mp4', '%2e%2e/p720.mp4', '..%2f..%2fmanifest.json']) {
      expect([name, await below(p270, name)]).not.toEqual([name, 200]);
    }
    const beyond = `p270/${SECONDS / LOOP_SECONDS}.m4s`;
    const others = [
      'video.mp4',
      'p2160/index.m3u8',
      'p270/../p720.mp4',
      'p270/%2e%2e/p720.mp4',
      'p270/index.m3u8/',
      beyond,
    ];
    for (const name of others) {
      expect([name, await below(hls, name)]).not.toEqual([name, 200]);
    }
  });

  it('opens no other quality with the signature of its own', async () => {
    const { p270, p720 } = await addresses('getToken', 'ada');
    const [body = ''] = p720?.token.split('.') ?? [];
    const [, signature = ''] = p270?.token.split('.') ?? [];
    expect((await media.get(`/media/v/${body}.${signature}/video.mp4`, 'ada')).statusCode).toBe(403);
  });

  it('is forged with none of these', async () => {
    for (const token of ['x', 'e30.e30', 'WyJ2LTEiXQ.AAAA', '%00', '.', '..']) {
      expect((await media.get(`/media/v/${token}/video.mp4`, 'ada')).statusCode).toBeGreaterThanOrEqual(400);
    }
  });
});

describe('what goes with a video', () => {
  it('has a storyboard whose thumbnails are on its sheet', async () => {
    const { storyboard } = await addresses('getToken', 'ada');
    const cues = (await media.get(storyboard?.cdn ?? '', 'ada')).body;
    const ends = Array.from(cues.matchAll(/--> (\S+)/g), ([, end]) => end);
    expect([ends.length, ends.at(-1)]).toEqual([SECONDS / 5, '00:10:00.000']);
    const [sheet] = cues.match(/storyboard\.webp/) ?? [];
    const address = (storyboard?.cdn ?? '').replace('storyboard.vtt', sheet ?? '');
    expect((await media.get(address, 'ada')).headers['content-type']).toBe('image/webp');
  });

  it('has captions where the clip has some', async () => {
    const { db } = media;
    await db.updateTable('videos').set({ composition: 'silk-ember-1' }).where('id', '=', 'v-3').execute();
    const { captions } = await addresses('getToken', 'ada', 'v-3');
    const answer = await media.get(captions[0]?.src ?? '', 'ada');
    expect(answer.body.startsWith('WEBVTT\n')).toBe(true);
    expect(answer.headers['content-type']).toBe('text/vtt; charset=utf-8');
  });
});

describe('pictures and previews', () => {
  it('are public, cached permanently and answered once', async () => {
    const addressesOfOne = [
      pictureFor('listing', 'v-1', SOURCE).src,
      pictureFor('portrait', 'v-1', SOURCE).highdpi.triple,
      ...heroLoopsOf({ id: 'v-1', composition: null, own_media: null }, SOURCE).map(({ src }) => src),
      ...pictureFor('category', 'calm', SOURCE)
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
  const positionOf = async (user: string, video = 'v-1') =>
    (
      await media.db
        .selectFrom('playback_positions')
        .select('position_seconds')
        .where('user_id', '=', user)
        .where('video_id', '=', video)
        .executeTakeFirst()
    )?.position_seconds;

  it('is stored for each person, and the newest counts', async () => {
    await save(30, 'ada');
    await save(12, 'ben');
    expect((await save(45, 'ada')).data['savePlaybackPosition']).toBe(true);
    media.clock.set('2026-03-02T11:00:00Z');
    expect((await save(5, 'ada')).data['savePlaybackPosition']).toBe(false);
    expect([await positionOf('ada'), await positionOf('ben')]).toEqual([45, 12]);
  });

  it('is refused of a visitor, of a denied video and outside a day', async () => {
    expect((await save(5, null)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect((await save(5, 'ada', 'v-2')).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await save(-1, 'ada', 'v-3')).errors?.[0]?.extensions.code).toBe('BAD_REQUEST');
    expect((await save(86_401, 'ada', 'v-3')).errors?.[0]?.extensions.code).toBe('BAD_REQUEST');
    expect([await positionOf('ada', 'v-2'), await positionOf('ada', 'v-3')]).toEqual([undefined, undefined]);
  });
});
