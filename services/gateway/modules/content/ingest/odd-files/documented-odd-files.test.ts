import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { ODD_FILMS } from './odd-films.ts';
import { ODD_PICTURES } from './odd-pictures.ts';
import { ODD_CAPTIONS, ODD_TABLES } from './odd-texts.ts';
import { REFUSED_FILMS } from './refused-films.ts';

const page = readFileSync(resolve(import.meta.dirname, '../../../../../../docs/how-to/publish-a-film.md'), 'utf8');
const [, section = ''] = /### What becomes of odd files\n([^]*?)\n### /.exec(page) ?? [];
/** Each file with the first word of what becomes of it. */
const documented = [...section.matchAll(/^\| (?!-)(.+?) +\| (taken|refused)\b.* \|$/gm)].map(
  ([, what, verdict]) => `${what}: ${verdict}`,
);
const tried = [...ODD_FILMS, ...REFUSED_FILMS, ...ODD_PICTURES, ...ODD_CAPTIONS, ...ODD_TABLES].map(
  ({ what, becomes }) => `${what}: ${'taken' in becomes ? 'taken' : 'refused'}`,
);

it('the page on films says of each odd file that is tried whether it is taken, and names no other', () => {
  expect(tried.length).toBeGreaterThan(60);
  expect(documented).toEqual(tried);
});
