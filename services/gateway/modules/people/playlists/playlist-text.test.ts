import { expect, it } from 'vitest';
import { readPlaylistText } from './playlist-text.ts';

it('a playlist is named and described in what a reader can see, and a database takes', () => {
  expect(readPlaylistText({ name: ' A\tB\u0000\u202e', description: 'C\u0000\u2028\u200bD ' })).toEqual({
    text: { name: 'A B', description: 'C\nD' },
  });
  for (const name of ['', ' \n', '\u3164\u200b'])
    expect(readPlaylistText({ name }), JSON.stringify(name)).toMatchObject({ refusal: { code: 'NAME_LENGTH' } });
});

it('a playlist has as many emoji in its name and its description as letters', () => {
  const film = '\u{1f3ac}';
  const text = { name: film.repeat(80), description: film.repeat(500) };
  expect(readPlaylistText(text)).toEqual({ text });
  expect(readPlaylistText({ name: film.repeat(81) })).toMatchObject({ refusal: { code: 'NAME_LENGTH' } });
  const tooLong = { name: 'A', description: film.repeat(501) };
  expect(readPlaylistText(tooLong)).toMatchObject({ refusal: { code: 'DESCRIPTION_LENGTH' } });
});
