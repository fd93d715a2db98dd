import { expect, it } from 'vitest';
import { loggedPath } from './logged-path.ts';

it.each([
  ['/media/remote/abc.def.0123/p720/4.m4s', '/media/remote/…'],
  ['/media/v/abc.def/master.m3u8', '/media/v/…'],
  ['/media/v/', '/media/v/…'],
  ['/media/pictures/films/a.avif', '/media/pictures/films/a.avif'],
  ['/videos/slow-light', '/videos/slow-light'],
])('%s is logged as %s', (path, logged) => {
  expect(loggedPath(path)).toBe(logged);
});
