import { expect, it } from 'vitest';
import { readPlaylistText } from './playlist-text.ts';

it('a playlist is named and described in what a reader can see, and a database takes', () => {
  expect(readPlaylistText({ name: ' A\tB\u0000\u202e', description: 'C\u0000\u2028\u200bD ' })).toEqual({
    text: { name: 'A B', description: 'C\nD' },
  });
  for (const name of ['', ' \n', '\u3164\u200b'])
    expect(readPlaylistText({ name }), JSON.stringify(name)).toMatchObject({ refusal: { code: 'NAME_LENGTH' } });
});
