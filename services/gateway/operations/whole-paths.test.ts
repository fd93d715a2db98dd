import { expect, it } from 'vitest';
import { withWholePaths } from './whole-paths.ts';

it.each([
  ['media', ['add', 'glass-harbor', 'film.mov'], ['add', 'glass-harbor', '/studio/film.mov']],
  ['media', ['picture', 'dusk', 'still', '../dusk.jpg'], ['picture', 'dusk', 'still', '/dusk.jpg']],
  ['media', ['picture', 'dusk', 'still', '/films/dusk.jpg'], ['picture', 'dusk', 'still', '/films/dusk.jpg']],
  ['media', ['set', 'glass-harbor', 'stills'], ['set', 'glass-harbor', '/studio/stills']],
  ['media', ['import', 'films', '--dry-run'], ['import', '/studio/films', '--dry-run']],
  ['media', ['status', 'glass-harbor'], ['status', 'glass-harbor']],
  ['content', ['import', 'folder', '--dry-run'], ['import', '/studio/folder', '--dry-run']],
  ['content', ['import', '--dry-run', 'folder'], ['import', '--dry-run', '/studio/folder']],
  ['content', ['export', '../out'], ['export', '/out']],
  ['content', ['erase', 'glass-harbor', 'A reason'], ['erase', 'glass-harbor', 'A reason']],
  ['content', ['erased'], ['erased']],
  [
    'postbacks',
    ['replay', '--file', 'list.csv', '--file=more.csv'],
    ['replay', '--file', '/studio/list.csv', '--file=/studio/more.csv'],
  ],
])('the files of %s %j are those of the operator’s folder', (name, args, whole) => {
  expect(withWholePaths(name, args, '/studio')).toEqual(whole);
});
