import { expect, it } from 'vitest';
import { restoresScroll } from './scroll-restoration.ts';

it('leaves the page that the browser loaded where it is, and places every one after it', () => {
  let href = 'https://brand.example/videos';
  const restores = restoresScroll(() => href);
  expect(restores()).toBe(false);
  href = 'https://brand.example/';
  expect(restores()).toBe(true);
  href = 'https://brand.example/videos';
  expect(restores()).toBe(true);
});

it('places the page of a link that was followed before the first one was alive', () => {
  let href = 'https://brand.example/videos';
  const restores = restoresScroll(() => href);
  href = 'https://brand.example/';
  expect(restores()).toBe(true);
});
