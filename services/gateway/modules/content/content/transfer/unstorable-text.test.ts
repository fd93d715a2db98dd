import { expect, it } from 'vitest';
import { findUnstorableText } from './unstorable-text.ts';

it.each([
  [{ title: 'Half \ud83d' }, 'title', /half of one/],
  [{ chapters: [{ title: 'a' }, { title: '\udc36' }] }, 'chapters.1.title', /half of one/],
  [{ composition: 'a\0b' }, 'composition', /U\+0000/],
])('finds a text that no document holds, and where it is', (row, path, reason) => {
  expect(findUnstorableText(row)).toEqual({ path, reason: expect.stringMatching(reason) });
});

it.each([[{ title: 'Whole \u{1f436}', chapters: [{ title: 'ä' }], pictureCount: 3, channel: null }], ['film'], [null]])(
  'finds nothing in a row that can be stored',
  (row) => expect(findUnstorableText(row)).toBeNull(),
);
