import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const PROMISE = /\b(?:[48]K|UHD|1080p?|2160p?)\b/;
/** Names of what a film has, which are chosen by its own files. */
const NAMES = [
  /^libs\/messages\/(?:\w\w\/)?player\.ts$/,
  /^libs\/messages\/(?:\w\w\/)?facets\.ts$/,
  /^libs\/messages\/(?:\w\w\/)?download-modal\.ts$/,
];
/** The one line that names the lines of a film's tallest picture. */
const OF_FILM = /^\s*uhd: '4K',$/;

it('no text promises lines that not every film has: a film says what it has', () => {
  const files = globSync(['libs/messages/**/*.ts', 'apps/*/tenant.ts', 'apps/*/words/*.ts'], {
    cwd: root,
    exclude: (name) => name.endsWith('node_modules') || name.endsWith('.test.ts'),
  });
  expect(files.length).toBeGreaterThan(100);
  const promising = files
    .filter((file) => !NAMES.some((name) => name.test(file)))
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .filter((line) => PROMISE.test(line) && !OF_FILM.test(line) && !/^\s*(?:\/\*\*|\*|\/\/)/.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
  expect(promising).toEqual([]);
});
