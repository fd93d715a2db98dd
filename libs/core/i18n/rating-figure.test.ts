import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { inLanguage } from '../server/serve-languages.ts';
import { ratingFigure } from './rating-figure.ts';

const FEATURES = join(dirname(fileURLToPath(import.meta.url)), '../../features');

it.each([
  ['en', 8.44, '8.4'],
  ['en', 9, '9.0'],
  ['en', 10, '10.0'],
  ['de', 8.44, '8,4'],
  ['de', 9, '9,0'],
  ['es', 8.44, '8,4'],
] as const)('in %s a rating of %d is written %s', (language, rating, figure) => {
  expect(inLanguage({ language, prefix: '' }, () => ratingFigure(rating))).toBe(figure);
});

it('no feature writes a figure with a decimal point, which is a comma in other languages', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: FEATURES }).filter((file) => !file.includes('.test.'));
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => readFileSync(join(FEATURES, file), 'utf8').includes('.toFixed('))).toEqual([]);
});
