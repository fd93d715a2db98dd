import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demonstration } from '@network/demo/demonstration.ts';
import vixen from '@network/vixen/tenant.ts';
import { NO_STOCK_MEDIA } from '../../media/public.ts';
import { mediaOperation } from '../media-operation.ts';
import { type IngestGateway, startIngestGateway } from '../testing/ingest-gateway.ts';
import { emptyFolder, makeFilm } from '../testing/make-film.ts';

let gateway: IngestGateway;
let folder: string;
beforeAll(async () => {
  gateway = await startIngestGateway({
    tenants: [vixen],
    parts: { demonstration: { ...demonstration, media: NO_STOCK_MEDIA } },
  });
  folder = await emptyFolder();
  await mkdir(join(folder, 'files'));
  await copyFile(await makeFilm({ seconds: 3 }), join(folder, 'files', 'quay.mp4'));
  const draw = (name: string, width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#a03020' } })
      .jpeg()
      .toFile(join(folder, 'files', name));
  await draw('nova.jpg', 900, 1200);
  await draw('poster.jpg', 1280, 720);
  await draw('home.jpg', 1920, 1080);
  await writeFile(join(folder, 'files', 'en.vtt'), 'WEBVTT\n\n00:00.500 --> 00:02.000\nA quay\n');
  await writeFile(join(folder, 'performers.csv'), 'slug;name;sex;portraitFile\nnova;Nova Lark;F;files/nova.jpg\n');
  await writeFile(
    join(folder, 'films.csv'),
    [
      'slug,title,site,releasedAt,performers,tags,isExclusive,mediaFile,posterFile,captions:en',
      'glass-quay,"Glass, Quay",vixen,2026-01-01T00:00:00Z,nova,calm|late,yes,files/quay.mp4,files/poster.jpg,files/en.vtt',
    ].join('\r\n'),
  );
  await writeFile(join(folder, 'brandArt.csv'), 'slug,brand,slot,pictureFile\nvixen-home,vixen,hero,files/home.jpg\n');
  const tags = ['calm', 'late'].map((slug) => ({ slug, name: slug }));
  await writeFile(join(folder, 'tags.json'), JSON.stringify({ format: 1, tags }));
}, 240_000);
afterAll(async () => {
  await gateway.close();
  await rm(folder, { recursive: true });
});

const run = (...more: readonly string[]) => mediaOperation.run(gateway.services, ['import', folder, ...more]);
const ask = async <Answer>(query: string) =>
  (await gateway.graphql<{ it: Answer }>(`{ it: ${query} }`, {}, { tenant: 'vixen', area: 'tour' })).data.it;
const countSources = async () => (await gateway.services.db.selectFrom('media_sources').select('id').execute()).length;

describe('a folder of films with pictures, captions and tables', () => {
  it('is looked at first, and nothing is written', async () => {
    const { ok, text } = await run('--dry-run');
    expect([ok, text.split('\n')[0]]).toEqual([
      true,
      'Nothing was written. It would be: 6 created, 0 changed, 0 unchanged, 0 refused.',
    ]);
    expect(await countSources()).toBe(0);
    expect(await gateway.services.db.selectFrom('pictures').select('id').execute()).toEqual([]);
  });

  it('becomes performers with portraits at once, and films that wait for their media', async () => {
    const { ok, text } = await run();
    expect([ok, text]).toEqual([
      true,
      [
        '6 created, 0 changed, 0 unchanged, 0 refused.',
        'Files of films that were sent: 2.',
        'Films that wait for their media: 1. Run this again once they are prepared.',
      ].join('\n'),
    ]);
    const { artwork } = await gateway.services.db
      .selectFrom('performers')
      .select('artwork')
      .where('slug', '=', 'nova')
      .executeTakeFirstOrThrow();
    expect(artwork?.portrait?.id).toMatch(/^nova-[0-9a-f]{16}$/);
    expect(await ask('video(slug: "glass-quay") { title }')).toBeNull();
  });

  it('is published by the same command once its media are prepared, with the length that they have', async () => {
    await gateway.prepare();
    const { ok, text } = await run();
    expect([ok, text]).toEqual([true, '0 created, 2 changed, 4 unchanged, 0 refused.']);
    const film = await ask<object>(
      'video(slug: "glass-quay") { title runLength isExclusive isBeingPrepared models { slug } }',
    );
    expect(film).toMatchObject({
      title: 'Glass, Quay',
      runLength: 3,
      isExclusive: true,
      isBeingPrepared: false,
      models: [{ slug: 'nova' }],
    });
    const { db } = gateway.services;
    const row = await db.selectFrom('videos').select('own_media').where('slug', '=', 'glass-quay').executeTakeFirst();
    const captions = await db.selectFrom('video_captions').select('language').execute();
    expect(captions).toEqual([{ language: 'en' }]);
    expect(row?.own_media?.picture?.isChosen).toBe(true);
    const nova = await ask<{ portrait: { isMissing: boolean; src: string } } | null>(
      'performer(slug: "nova") { portrait { isMissing src } }',
    );
    expect(nova?.portrait.isMissing).toBe(false);
  });

  it('changes nothing and sends nothing the next time', async () => {
    const before = await countSources();
    expect((await run()).text).toBe('0 created, 0 changed, 6 unchanged, 0 refused.');
    expect((await run('--dry-run')).text).toMatch(/0 changed, 6 unchanged/);
    expect(await countSources()).toBe(before);
  });

  it(
    'takes a film with a release to come: a draft until its media say how long it is, at once where the table says it',
    { tags: ['long'] },
    async () => {
      const coming = await emptyFolder();
      const runAgain = async () => (await mediaOperation.run(gateway.services, ['import', coming])).text.split('\n');
      const read = (slug: string) => ask<object | null>(`video(slug: "${slug}") { title runLength isUpcoming }`);
      await copyFile(await makeFilm({ seconds: 4 }), join(coming, 'moon.mp4'));
      const rows = [
        'slug,title,site,releasedAt,runLengthSeconds,mediaFile',
        'paper-moon,Paper Moon,vixen,2999-01-01T00:00:00Z,,moon.mp4',
        'paper-sun,Paper Sun,vixen,2999-01-01T00:00:00Z,1800,moon.mp4',
      ];
      await writeFile(join(coming, 'films.csv'), rows.join('\n'));
      expect(await runAgain()).toEqual([
        '2 created, 0 changed, 0 unchanged, 0 refused.',
        'Files of films that were sent: 2.',
        'Films that wait for their media: 2. Run this again once they are prepared.',
      ]);
      expect(await read('paper-moon')).toBeNull();
      expect(await read('paper-sun')).toEqual({ title: 'Paper Sun', runLength: 1_800, isUpcoming: true });
      await gateway.prepare();
      expect(await runAgain()).toEqual(['0 created, 1 changed, 1 unchanged, 0 refused.']);
      expect(await read('paper-moon')).toEqual({ title: 'Paper Moon', runLength: 4, isUpcoming: true });
      await rm(coming, { recursive: true });
    },
  );

  it('says which files are not there or lie elsewhere, and which table is none', async () => {
    const broken = await emptyFolder();
    const write = (name: string, text: string) => writeFile(join(broken, name), text);
    await write('categories.csv', 'slug,name,pictureFile\nsea,Sea,../sea.jpg\nbay,Bay,bay.jpg\n');
    const { ok, text } = await mediaOperation.run(gateway.services, ['import', broken]);
    expect(ok).toBe(false);
    expect(text.split('\n')).toEqual([
      '2 created, 0 changed, 0 unchanged, 0 refused.',
      'categories.csv line 2 pictureFile: there is no file "../sea.jpg" in the folder',
      'categories.csv line 3 pictureFile: there is no file "bay.jpg" in the folder',
    ]);
    await write('actors.csv', 'slug\n');
    expect((await mediaOperation.run(gateway.services, ['import', broken])).text).toMatch(
      /^actors\.csv: expected a table/,
    );
    await rm(broken, { recursive: true });
  });

  it('says of each picture why it can’t be used, before and at the first run, and writes its row without it', async () => {
    const broken = await emptyFolder();
    const write = (name: string, content: string | Buffer) => writeFile(join(broken, name), content);
    await write('categories.csv', 'slug,name,pictureFile\ncove,Cove,cove.heic\nreef,Reef,reef.jpg\n');
    await write(
      'films.csv',
      'slug,title,site,releasedAt,runLengthSeconds,setFolder\nreef,Reef,vixen,2990-01-01T00:00:00Z,60,set\n',
    );
    const photograph = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic and pixels', 'latin1');
    await write('cove.heic', photograph);
    await mkdir(join(broken, 'set'));
    await write('set/quay.heic', photograph);
    await write('reef.jpg', 'no picture');
    const runIt = async (...more: readonly string[]) =>
      (await mediaOperation.run(gateway.services, ['import', broken, ...more])).text.split('\n');
    const [, ...foreseen] = await runIt('--dry-run');
    const [heic, noPicture] = [
      'Pictures of the kind HEIC are not taken. Send JPEG, PNG, WebP, AVIF or TIFF.',
      expect.stringMatching(/^categories\.csv line 3 pictureFile: The file is no picture/),
    ];
    expect(foreseen).toContain(`categories.csv line 2 pictureFile: ${heic}`);
    expect(foreseen).toContain(`films.csv line 2 setFolder quay.heic: ${heic}`);
    expect(foreseen).toContainEqual(noPicture);
    const [counts, ...problems] = await runIt();
    expect(counts).toMatch(/^[34] created, 0 changed, 0 unchanged, 0 refused\.$/);
    expect(problems).toContain(`categories.csv line 2 pictureFile: ${heic}`);
    expect(problems).toContainEqual(noPicture);
    const sources = await countSources();
    expect((await runIt()).slice(1)).toEqual(
      expect.arrayContaining([`categories.csv line 2 pictureFile: ${heic}`, noPicture]),
    );
    expect(await countSources()).toBe(sources);
    // Nothing would change: also of what only the preparation found.
    await write(
      'categories.csv',
      'slug,name,pictureFile\ncove,Cove,cove.heic\nreef,Reef,reef.jpg\nslip,Slip,slip.jpg\n',
    );
    const whole = await sharp({ create: { width: 1_600, height: 900, channels: 3, background: '#306090' } })
      .jpeg({ quality: 100 })
      .toBuffer();
    await write('slip.jpg', whole.subarray(0, Math.floor(whole.length / 2)));
    const cutOff = (await runIt()).find((line) => line.startsWith('categories.csv line 4 pictureFile: '));
    expect(cutOff).toBeDefined();
    const again = await runIt('--dry-run');
    expect(again[0]).toMatch(/^Nothing was written\. It would be: 0 created, 0 changed, [45] unchanged, 0 refused\.$/);
    expect(again).toContain(cutOff);
    await rm(broken, { recursive: true });
  });
});
