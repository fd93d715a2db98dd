import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadConfig } from './load-config.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'media-config-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const workersOf = (MEDIA_WORKERS?: string) =>
  loadConfig({
    DATABASE_URL: 'postgres://gateway@db/network',
    DATA_DIR: folder,
    ...(MEDIA_WORKERS && { MEDIA_WORKERS }),
  }).media.workers;

it('works on one step at a time unless more are wanted, and on 16 at most', () => {
  expect([workersOf(), workersOf('1'), workersOf('16')]).toEqual([1, 1, 16]);
  for (const wrong of ['0', '17', '1.5', 'many']) expect(() => workersOf(wrong)).toThrow(/MEDIA_WORKERS: expected/);
});
