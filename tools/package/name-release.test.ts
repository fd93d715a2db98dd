import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { nameRelease } from './name-release.ts';

function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'name-release-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

const built = { 'documents.json': '{}', 'tenant.json': '{"id":"vixen"}', 'client/assets/1.css': 'a { color: red }' };

it('a release has an id of its files, wherever they are, and its folder knows it', async () => {
  const folder = folderOf(built);
  const id = await nameRelease(folder);
  expect(id).toMatch(/^[0-9a-f]{12}$/);
  expect(JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8'))).toEqual({ id });
  expect(await nameRelease(folderOf(built))).toBe(id);
});

it('a release of another color, or with a file of another name, has another id', async () => {
  const ids = [built, { ...built, 'client/assets/1.css': 'a { color: tan }' }, { ...built, 'client/2.css': '' }].map(
    (files) => nameRelease(folderOf(files)),
  );
  expect(new Set(await Promise.all(ids)).size).toBe(3);
});
