import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openOwnFiles, type OwnMedia } from '../media/public.ts';
import { type IngestGateway, startIngestGateway } from './testing/ingest-gateway.ts';
import { emptyFolder, testPrograms } from './testing/make-film.ts';
import { makeScenes, SCENE_SECONDS } from './testing/make-scenes.ts';

/** Hues of the scenes that are good; between them a black one and a blurred one. */
const SCENES = [0, 40, 'black', 80, 120, 160, 'blurred', 200, 240, 280, 320] as const;

let gateway: IngestGateway;
beforeAll(async () => {
  gateway = await startIngestGateway();
});
afterAll(() => gateway.close());

async function prepared(path: string, of = gateway): Promise<NonNullable<OwnMedia['film']>> {
  const id = await of.send(path);
  await of.prepare();
  await of.show(of.videoId);
  expect(await of.source(id)).toMatchObject({ state: 'published', problem: null });
  const { own_media } = await of.services.db
    .selectFrom('videos')
    .select('own_media')
    .where('id', '=', gateway.videoId)
    .executeTakeFirstOrThrow();
  return own_media?.film ?? expect.fail('The film has no media of its own.');
}

it('takes six to nine stills at scenes, none black or blurred, in every width', { tags: ['long'] }, async () => {
  const { stills = [], version } = await prepared(await makeScenes(SCENES));
  expect(stills.length).toBeGreaterThanOrEqual(6);
  expect(stills.length).toBeLessThanOrEqual(9);
  const places = stills.map(({ at }) => SCENES[Math.floor(at / SCENE_SECONDS)]);
  expect(places.filter((scene) => typeof scene !== 'number')).toEqual([]);
  expect(new Set(places).size).toBeGreaterThanOrEqual(6);
  const own = openOwnFiles(gateway.services.store);
  for (const { name, avif, webp } of stills) {
    for (const file of [...avif.map((width) => `${width}.avif`), ...webp.map((width) => `${width}.webp`)]) {
      const found = (await own.picture(`${version}/${name}-${file}`)) ?? expect.fail(`${name}-${file} is missing`);
      const { width } = await sharp(await buffer(await found.stream(0, found.bytes - 1))).metadata();
      expect(width).toBe(Number.parseInt(file, 10));
    }
  }
});

it('releases a film that has no good frame without any still', { tags: ['long'] }, async () => {
  const { stills } = await prepared(await makeScenes(['black', 'black']));
  expect(stills).toEqual([]);
});

it('releases a film whose stills fail', { tags: ['long'] }, async () => {
  const { ffmpeg } = testPrograms();
  const failing = join(await emptyFolder(), 'ffmpeg');
  await writeFile(failing, `#!/bin/sh\ncase "$*" in *prev_selected_t*) exit 1 ;; esac\nexec "${ffmpeg}" "$@"\n`);
  await chmod(failing, 0o755);
  const media = { isWorker: true, ffmpegPath: failing, ffprobePath: null, largestUploadBytes: 1e9 };
  const broken = await startIngestGateway({ config: { media: { ...gateway.services.config.media, ...media } } });
  try {
    expect((await prepared(await makeScenes([0, 90]), broken)).stills).toEqual([]);
  } finally {
    await broken.close();
  }
});
