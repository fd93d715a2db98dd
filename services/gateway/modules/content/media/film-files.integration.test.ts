import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileBytes, LOOP_SECONDS } from './clips.ts';
import { tracksOf } from './film/testing/read-film.ts';
import { addressesFrom, CLIP, OFFERED, SECONDS } from './testing/film-addresses.ts';
import { type MediaGateway, startMediaGateway } from './testing/media-gateway.ts';

let media: MediaGateway;
const addresses: ReturnType<typeof addressesFrom> = (...order) => addressesFrom(media)(...order);

beforeAll(async () => void (media = await startMediaGateway()));
afterAll(() => media.close());

/** The whole file of the smallest quality, which every clip has. */
async function wholeFile(): Promise<Buffer> {
  return (await media.get((await addresses('getToken', 'ada')).p270?.cdn ?? '', 'ada')).rawPayload;
}

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
    const whole = await wholeFile();
    const expected = whole.subarray(from, to);
    expect(answer.statusCode).toBe(status);
    expect(answer.rawPayload.equals(expected)).toBe(true);
    expect(answer.headers['content-length']).toBe(String(expected.length));
    const start = from < 0 ? whole.length + from : from;
    const contentRange = `bytes ${start}-${start + expected.length - 1}/${whole.length}`;
    expect(answer.headers['content-range']).toBe(status === 206 ? contentRange : undefined);
  });

  it('says how long the file is when no part of it was requested', async () => {
    const { p270 } = await addresses('getToken', 'ada');
    const { length } = await wholeFile();
    const answer = await media.get(p270?.cdn ?? '', 'ada', { range: `bytes=${length}-` });
    expect([answer.statusCode, answer.headers['content-range']]).toEqual([416, `bytes */${length}`]);
  });

  it('answers HEAD with the length of the whole', async () => {
    const { p270 } = await addresses('getToken', 'ada');
    const answer = await media.get(p270?.cdn ?? '', 'ada', { range: 'bytes=0-9' }, 'HEAD');
    const { length } = await wholeFile();
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
    const streamed = OFFERED.filter((each) => each !== 'p480l');
    expect(variants.map(([, , , address]) => address)).toEqual(streamed.map((each) => `${each}/index.m3u8`));
    for (const [, peak, average] of variants) expect(Number(peak)).toBeGreaterThanOrEqual(Number(average));
    const list = await media.get(`${base}p270/index.m3u8`, 'ada');
    expect(list.headers['content-type']).toBe('application/vnd.apple.mpegurl');
    const segments = list.body.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    const seconds = Array.from(list.body.matchAll(/#EXTINF:([\d.]+)/g)).reduce(
      (sum, [, length]) => sum + Number(length),
      0,
    );
    expect(seconds).toBe(SECONDS);
    for (const name of ['init.mp4', segments[0], segments.at(-1)]) {
      expect([name, (await media.get(`${base}p270/${name}`, 'ada')).statusCode]).toEqual([name, 200]);
    }
    expect((await media.get(`${base}p270/${segments[0]}`, 'ben')).statusCode).toBe(403);
  });
});

describe('the file of a film', () => {
  it('lasts and weighs what the page says, and jumps by its index', async () => {
    const whole = await wholeFile();
    const { p270 } = CLIP.qualities;
    expect(whole.length).toBe(p270 && fileBytes(p270, SECONDS / LOOP_SECONDS));
    const tracks = tracksOf(whole);
    expect(tracks.map(({ seconds, isGapless }) => [seconds, isGapless])).toEqual([
      [SECONDS, true],
      [SECONDS, true],
    ]);
  });

  it('is the stream: the same segments in the same places', async () => {
    const whole = await wholeFile();
    const { hls } = await addresses('getToken', 'ada');
    const get = async (name: string) =>
      (await media.get((hls?.cdn ?? '').replace('master.m3u8', `p270/${name}`), 'ada')).rawPayload;
    const [first, last] = [await get('0.m4s'), await get(`${SECONDS / LOOP_SECONDS - 1}.m4s`)];
    expect(whole.subarray(whole.length - last.length).equals(last)).toBe(true);
    expect(whole.includes(Buffer.concat([first]))).toBe(true);
    expect(whole.indexOf(await get('init.mp4'))).toBe(0);
  });
});
