import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isInstalled, linkWorkspaces } from './installed-packages.mjs';
import { complaintAboutNode } from './node-version.mjs';

describe('complaintAboutNode', () => {
  it.each(['20.19.0', '20.20.2', '22.1.0', '24.21.0'])('is content with %s', (version) => {
    expect(complaintAboutNode(version)).toBeNull();
  });

  it.each(['18.20.0', '20.18.3'])('says in one sentence what is needed instead of %s', (version) => {
    expect(complaintAboutNode(version)).toBe(`Node.js 20.19 or newer is needed to begin with, this is ${version}.`);
  });
});

describe('isInstalled', () => {
  let root = '';
  const lock = (packages: object): string => JSON.stringify({ packages });
  const wanted = {
    '': {},
    'apps/vixen': {},
    'node_modules/hono': { version: '4.0.0' },
    'node_modules/fsevents': { version: '2.0.0', optional: true },
    'node_modules/@network/vixen': { resolved: 'apps/vixen', link: true },
  };

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'network-setup-'));
    await mkdir(join(root, 'node_modules/node/bin'), { recursive: true });
    await mkdir(join(root, 'node_modules/@network/vixen'), { recursive: true });
    await writeFile(join(root, 'node_modules/node/bin/node'), '');
    await writeFile(join(root, 'package-lock.json'), lock(wanted));
    await writeFile(join(root, 'node_modules/.package-lock.json'), lock({ 'node_modules/hono': { version: '4.0.0' } }));
  });
  afterEach(() => rm(root, { recursive: true, force: true }));

  it('is content with what the lockfile asks for, whatever else lies there', () => {
    expect(isInstalled(root)).toBe(true);
  });

  it.each([
    ['another version', lock({ 'node_modules/hono': { version: '3.9.0' } })],
    ['a missing package', lock({})],
    ['a broken file', '{'],
  ])('notices %s', async (_what, text) => {
    await writeFile(join(root, 'node_modules/.package-lock.json'), text);
    expect(isInstalled(root)).toBe(false);
  });

  it('notices a missing link and a missing Node.js', async () => {
    await rm(join(root, 'node_modules/@network/vixen'), { recursive: true });
    expect(isInstalled(root)).toBe(false);
    await mkdir(join(root, 'node_modules/@network/vixen'));
    await rm(join(root, 'node_modules/node/bin/node'));
    expect(isInstalled(root)).toBe(false);
  });

  it('makes the link of a workspace that is new, once', async () => {
    await rm(join(root, 'node_modules/@network/vixen'), { recursive: true });
    await mkdir(join(root, 'apps/vixen'), { recursive: true });
    linkWorkspaces(root);
    linkWorkspaces(root);
    expect(await realpath(join(root, 'node_modules/@network/vixen'))).toBe(await realpath(join(root, 'apps/vixen')));
    expect(isInstalled(root)).toBe(true);
  });

  it('leaves a missing link to npm when there is no such workspace', async () => {
    await rm(join(root, 'node_modules/@network/vixen'), { recursive: true });
    linkWorkspaces(root);
    expect(isInstalled(root)).toBe(false);
  });
});
