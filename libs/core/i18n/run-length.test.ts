import { expect, it } from 'vitest';
import { inLanguage } from '../server/serve-languages.ts';
import { formatRunLength } from './run-length.ts';

it.each([
  ['en', 8, '8 sec', '8 seconds'],
  ['en', 1, '1 sec', '1 second'],
  ['en', 59, '59 sec', '59 seconds'],
  ['en', 60, '1 min', '1 minute'],
  ['en', 1_500, '25 min', '25 minutes'],
  ['en', 5_430, '91 min', '91 minutes'],
  ['de', 8, '8 Sek.', '8 Sekunden'],
  ['de', 1_500, '25 Min.', '25 Minuten'],
  ['es', 8, '8 s', '8 segundos'],
  ['es', 1_500, '25 min', '25 minutos'],
] as const)('in %s a film of %d seconds is %s long, in a sentence %s', (language, seconds, short, long) => {
  const written = inLanguage({ language, prefix: '' }, () => [
    formatRunLength(seconds),
    formatRunLength(seconds, 'long'),
  ]);
  expect(written).toEqual([short, long]);
});
