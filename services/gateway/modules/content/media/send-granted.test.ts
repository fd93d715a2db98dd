import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { folderStore } from '../../../store/folder-store.ts';
import { openOwnFiles } from './own/own-files.ts';
import { grantedVersionName } from './own/own-grant.ts';
import { writeManifest } from './own/version-manifest.ts';
import { type GrantedFiles, sendGranted } from './send-granted.ts';

const VERSION = '0c2b3f50-1111-4222-8333-444455556666';

it('answers 404 for a segment whose list the store does not have any more', async () => {
  const store = folderStore(await mkdtemp(join(tmpdir(), 'network-granted-')));
  const files = { 'video/p360.segments': { key: 'renditions/gone.json', bytes: 9, type: 'application/json' } };
  await writeManifest(store, VERSION, { files, streams: { video: {}, trailer: {} } });
  const grant = {
    videoId: 'harbor',
    kind: 'video',
    clip: grantedVersionName(VERSION),
    repeats: 1,
    part: 'hls',
    variants: ['p360'],
    expiresAt: new Date(0),
    fileName: null,
  } as const;
  const app = fastify();
  const parts = { own: openOwnFiles(store), cdn: null } as unknown as GrantedFiles;
  app.get('/*', (request, reply) => sendGranted(request, reply, parts, { grant, name: 'p360/0.ts' }));
  const { statusCode, headers } = await app.inject('/p360/0.ts');
  expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
});
