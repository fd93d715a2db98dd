import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { demonstration } from '@network/demo/demonstration.ts';
import {
  makeFilm,
  makeStream,
  mediaOperation,
  startIngestGateway,
} from '@network/gateway/modules/content/ingest/testing/public.ts';
import { NO_STOCK_MEDIA } from '@network/gateway/modules/content/media/public.ts';
import vixen from '../../apps/vixen/tenant.ts';
import { readChanges } from './read-changes.ts';

const root = resolve(import.meta.dirname, '../..');
const folder = await mkdtemp(join(tmpdir(), 'move-a-studio-'));
const archive = join(folder, 'archive');
afterAll(() => rm(folder, { recursive: true }));

/** The commands of a page with what it says that they print. */
function commandsOf(page: string): readonly (readonly [command: string, printed: string])[] {
  const blocks = page.matchAll(/^```sh\nnpm run media -- (.+)\n```\n+```text\n([^]*?)\n```$/gm);
  return [...blocks].map(([, command = '', printed = '']) => [command, printed]);
}

/** What the page says there is: the archive, and the pictures and captions that its tables name. */
async function layOut(): Promise<void> {
  await makeStream(join(archive, 'harbor'), { segments: 'mp4', seconds: 4, sizes: [[320, 180]] });
  await copyFile(await makeFilm({ seconds: 2 }), join(archive, 'quay.mov'));
  const pictures = [
    ['portraits/nova.jpg', 900, 1200],
    ['posters/harbor.jpg', 1280, 720],
    ['stills/harbor.jpg', 1280, 720],
    ['sets/harbor/1.jpg', 900, 600],
  ] as const;
  for (const [name, width, height] of pictures) {
    const path = join(folder, 'move', name);
    await mkdir(dirname(path), { recursive: true });
    const background = `#${(width * height).toString(16).padStart(6, '0').slice(-6)}`;
    await sharp({ create: { width, height, channels: 3, background } })
      .jpeg()
      .toFile(path);
  }
  await mkdir(join(folder, 'move', 'captions'));
  for (const name of ['en.vtt', 'es.vtt', 'fr.srt', 'it.vtt', 'pt.vtt']) {
    const cue = name.endsWith('.srt')
      ? '1\n00:00:00,500 --> 00:00:01,500\nLe quai.\n'
      : `WEBVTT\n\n00:00.500 --> 00:01.500\nThe quay (${name}).\n`;
    await writeFile(join(folder, 'move', 'captions', name), cue);
  }
}

// This runs by night, like the other pages: `import-folder` and `taken-stream` prove what it does.
it('"Move a studio here" can be followed to the letter', { timeout: 240_000, tags: ['long'] }, async () => {
  const page = await readFile(join(root, 'docs/how-to/move-a-studio-here.md'), 'utf8');
  await layOut();
  for (const { path, text } of readChanges(page)) await writeFile(join(folder, path), text);
  const gateway = await startIngestGateway({
    tenants: [vixen],
    config: { mediaPlaces: [{ name: 'archive', location: { kind: 'folder', folder: archive }, knownAs: null }] },
    parts: { demonstration: { ...demonstration, media: NO_STOCK_MEDIA } },
  });
  try {
    const [places, dryRun, first, second, ...more] = commandsOf(page);
    expect(more).toEqual([]);
    const follow = async ([command, printed]: readonly [string, string] = ['', '']): Promise<void> => {
      const args = command.split(' ').map((arg) => (arg === 'move' ? join(folder, 'move') : arg));
      const { text } = await mediaOperation.run(gateway.services, args);
      expect([command, text.replaceAll(archive, '/srv/films')]).toEqual([command, printed]);
    };
    for (const command of [places, dryRun, first]) await follow(command);
    await gateway.prepare();
    await follow(second);
    const move = join(folder, 'move');
    const { text } = await mediaOperation.run(gateway.services, ['import', move]);
    expect(text).toBe('0 created, 0 changed, 11 unchanged, 0 refused.');
    const { data } = await gateway.graphql<{ film: object }>(
      `{ film: video(slug: "glass-harbor") { title runLength isBeingPrepared models { slug } chapters { title }
        picturesInSet previews { width } } }`,
      {},
      { tenant: 'vixen', area: 'tour' },
    );
    expect(data.film).toMatchObject({
      runLength: 4,
      isBeingPrepared: false,
      picturesInSet: 1,
      models: [{ slug: 'nova-lark' }, { slug: 'juno-west' }],
      previews: [{ width: 320 }],
    });
    const languages = await gateway.services.db.selectFrom('video_captions').select('language').execute();
    expect(languages.map(({ language }) => language).toSorted()).toEqual(['de', 'en', 'es', 'fr', 'it', 'pt-BR']);
    const sources = await gateway.services.db.selectFrom('media_sources').select(['store_key', 'state']).execute();
    expect(sources.filter(({ store_key }) => store_key.startsWith('@')).map(({ state }) => state)).toEqual([
      'published',
      'published',
    ]);
  } finally {
    await gateway.close();
  }
});
