import { expect, it } from 'vitest';
import { asSlugs } from './part-of-text.ts';

it.each([
  ['soren', ['soren']],
  ['Søren', ['søren', 'soren']],
  ['Łódź at Night', ['łódź at night', 'lodz-at-night']],
  ['Open 24/7', ['open 24/7', 'open-247', 'open-24-7']],
  ["Don't Look", ["don't look", 'dont-look', 'don-t-look']],
  ['film-42', ['film-42', 'film42']],
  ['100%', ['100%', '100']],
  ['♥', ['♥']],
  ['a-b', ['a-b']],
])('%s may be in a slug as %j', (text, slugs) => {
  expect(asSlugs(text)).toEqual(slugs);
});
