import { execFile } from 'node:child_process';
import { rename, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { downloadZip } from 'client-zip';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type IngestGateway, startIngestGateway } from './testing/ingest-gateway.ts';
import { emptyFolder, type MadeFilm, makeFilm, testPrograms } from './testing/make-film.ts';

const run = promisify(execFile);
/** What a poster and what a still has to have at least. */
const [LEAST, STILL] = ['640 by 320', '360 by 360'] as const;
const X265 = ['-c:v', 'libx265', '-preset', 'ultrafast', '-x265-params', 'log-level=none'];
const HDR = [
  ...X265,
  '-pix_fmt',
  'yuv420p10le',
  '-color_primaries',
  'bt2020',
  '-color_trc',
  'smpte2084',
  '-colorspace',
  'bt2020nc',
];

let gateway: IngestGateway;
beforeAll(async () => {
  gateway = await startIngestGateway();
});
afterAll(() => gateway.close());

async function fileOf(content: string | Buffer, name = 'film.mp4'): Promise<string> {
  const path = join(await emptyFolder(), name);
  await writeFile(path, content);
  return path;
}

/** A few kilobytes that unpack to more points than any picture may have. It takes a second, so it is made once. */
let bomb: Promise<Buffer> | null = null;
function makeBomb(): Promise<Buffer> {
  const create = { width: 10_100, height: 10_100, channels: 3, background: '#000' } as const;
  bomb ??= sharp({ create, limitInputPixels: false }).png({ compressionLevel: 9 }).toBuffer();
  return bomb;
}

/** An archive of such pictures. */
async function archiveOf(name: string): Promise<string> {
  const input = await makeBomb();
  const files = Array.from({ length: 5 }, (_, index) => ({ name: `../../${index}.png`, input }));
  return fileOf(Buffer.from(await downloadZip(files).arrayBuffer()), name);
}

/** A film whose name says that it is in another container. */
async function misnamed(): Promise<string> {
  const path = await makeFilm({ seconds: 2, name: 'film.mkv' });
  const other = path.replace(/\.mkv$/, '.mp4');
  await rename(path, other);
  return other;
}

/** A film whose last part is missing. */
async function cutOff(path: string, bytes: number): Promise<string> {
  await truncate(path, bytes);
  return path;
}

async function outcomeOf(path: string, kind: 'film' | 'picture' = 'film') {
  const id = await gateway.send(path, kind);
  await gateway.prepare();
  return gateway.source(id);
}

describe('files that are refused, each with its reason', () => {
  it('of no bytes', async () => {
    await expect(gateway.send(await fileOf(''))).rejects.toThrow('The file is empty.');
  });

  it.each([
    ['a text', async () => fileOf('A text that calls itself a film.\n'.repeat(100)), /no film that can be read/],
    [
      'a playlist that names files of the server',
      async () =>
        fileOf('#EXTM3U\n#EXT-X-TARGETDURATION:4\n#EXTINF:4,\nfile:///etc/passwd\n#EXT-X-ENDLIST\n', 'film.m3u8'),
      /no film that can be read/,
    ],
    [
      'a list of files to join',
      async () => fileOf("ffconcat version 1.0\nfile '/etc/passwd'\n"),
      /no film that can be read/,
    ],
    [
      'sound alone',
      async () => {
        const path = join(await emptyFolder(), 'sound.mp4');
        await run(testPrograms().ffmpeg, ['-v', 'error', '-f', 'lavfi', '-i', 'sine=duration=2', path]);
        return path;
      },
      /sound but no picture/,
    ],
    ['a film cut off before its table of contents', async () => cutOff(await makeFilm(), 20_000), /cut off on its way/],
    [
      'a film cut off after its table of contents',
      async () => cutOff(await makeFilm({ seconds: 6, more: ['-movflags', '+faststart'] }), 100_000),
      /should last 6\.0 seconds.*cut off/,
    ],
  ])('%s', async (_what, make, reason) => {
    expect.hasAssertions();
    await isRefused(make, reason);
  });
  it.each([
    ['an archive of pictures', async () => archiveOf('film.mp4'), /no film that can be read/],
    ['half a second', async () => makeFilm({ seconds: 0.5 }), /lasts 0\.5 seconds/],
    ['a stamp', async () => makeFilm({ width: 48, height: 32 }), /only 48 by 32 points/],
  ])('%s', { tags: ['long'] }, async (_what, make, reason) => {
    expect.hasAssertions();
    await isRefused(make, reason);
  });
  const isRefused = async (make: () => Promise<string>, reason: RegExp): Promise<void> => {
    const source = await outcomeOf(await make());
    expect(source.problem).toMatch(reason);
    expect(source).toMatchObject({ state: 'failed', version: null });
  };

  it.each([
    ['a text', async () => fileOf('no picture', 'poster.jpg'), /no picture that can be read/],
    [
      'HEIC of a telephone',
      async () => fileOf(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic then much more', 'latin1'), 'photo.heic'),
      /^Pictures of the kind HEIC are not taken\. Send JPEG, PNG, WebP, AVIF or TIFF\.$/,
    ],
    [
      'a drawing that could name other files',
      async () => fileOf('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>'),
      /kind svg are not taken/,
    ],
    [
      'a bomb: a few kilobytes that unpack to 300 megabytes',
      async () => fileOf(await makeBomb(), 'bomb.png'),
      /10100 by 10100 points; at most 100 million/,
    ],
    ['a bomb of an archive of pictures', async () => archiveOf('pictures.jpg'), /no picture that can be read/],
    [
      'a drawing that unpacks to 100 megabytes',
      async () => {
        const head = '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900">';
        return fileOf(gzipSync(`${head}${' '.repeat(100_000_000)}</svg>`), 'poster.svgz');
      },
      /no picture that can be read/,
    ],
    [
      'a stamp',
      async () =>
        makeFilm({
          width: 160,
          height: 90,
          seconds: 1,
          sound: false,
          name: 'small.png',
          more: ['-frames:v', '1', '-c:v', 'png'],
        }),
      /only 160 by 90/,
    ],
    [
      'a strip',
      async () => {
        const path = join(await emptyFolder(), 'strip.png');
        await sharp({ create: { width: 4_000, height: 700, channels: 3, background: '#000' } }).toFile(path);
        return path;
      },
      /at most 5 times as long as wide/,
    ],
  ])('a picture: %s', async (what, make, reason) => {
    const path = await make();
    const source = await outcomeOf(path, 'picture');
    expect(source.problem).toMatch(reason);
    expect(source.state).toBe('failed');
    const id = await gateway.sendPicture(path, `still-${what.replaceAll(/[^a-z]+/g, '-')}`, 'still');
    await gateway.prepare();
    expect(await gateway.source(id)).toMatchObject({ state: 'failed', problem: source.problem?.replace(LEAST, STILL) });
    expect(await gateway.services.db.selectFrom('pictures').selectAll().execute()).toEqual([]);
  });
});

/** Each is prepared whole, which takes ten seconds. */
const LONG = { tags: ['long'] };

describe('files that are unusual and right', { tags: ['long'] }, () => {
  const isRight = async (_what: string, film: MadeFilm, facts: object) => {
    const source = await outcomeOf(await makeFilm({ seconds: 2, ...film }));
    expect(source.problem).toBeNull();
    expect(source).toMatchObject({ state: 'published', facts });
  };

  it('in another container than the name says', LONG, async () => {
    const source = await outcomeOf(await misnamed());
    expect(source).toMatchObject({ state: 'published', problem: null });
  });

  it.each([
    ['without sound', { sound: false }, { audioStream: null }],
    ['10 bits of HDR', { more: [...HDR] }, { isHdr: true, codec: 'hevc' }],
  ])('%s', async (what, film, facts) => {
    expect.hasAssertions();
    await isRight(what, film, facts);
  });

  it.each([
    ['upright', { width: 180, height: 320 }, { width: 180, height: 320 }],
    ['turned by its camera', { more: ['-metadata:s:v:0', 'rotate=90'], name: 'turned.mov' }, {}],
    ['of a rate that varies', { more: ['-vf', "select='not(mod(n,3))+not(mod(n,5))'", '-vsync', 'vfr'] }, {}],
    ['in another container, of 60 pictures a second', { rate: 60, name: 'film.mkv' }, { frameRate: '60' }],
    [
      'of an old camera, interlaced MPEG-2',
      { name: 'tape.mpg', more: ['-c:v', 'mpeg2video', '-flags', '+ildct+ilme', '-top', '1'], sound: false },
      {},
    ],
  ])('%s', LONG, async (what, film, facts) => {
    expect.hasAssertions();
    await isRight(what, film, facts);
  });
});
