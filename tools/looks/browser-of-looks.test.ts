import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isTakenByOther, noteBrowser } from './browser-of-looks.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'looks-browser-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const compare = { renew: false };

it('compares pictures strictly with the version that took them, and where nobody noted one', async () => {
  expect(await isTakenByOther(folder, '156.0.1', compare)).toBe(false);
  await noteBrowser(folder, '156.0.1');
  expect(await isTakenByOther(folder, '156.0.1', compare)).toBe(false);
  expect(await isTakenByOther(folder, '156.0.2', compare)).toBe(true);
});

it('renews all pictures with another version, and never a single one', async () => {
  await noteBrowser(folder, '156.0.1');
  expect(await isTakenByOther(folder, '156.0.2', { renew: true })).toBe(true);
  await expect(isTakenByOther(folder, '156.0.2', { renew: true, only: ['a-story'] })).rejects.toThrow(
    'The looks were taken by Chromium 156.0.1, and this is 156.0.2: renew all of them.',
  );
});
