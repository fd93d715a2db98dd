import { describe, expect, it } from 'vitest';
import { testTenant } from '../server/tenant-fixture.ts';
import { addressOfPicture, pageHead } from './page-head.ts';

const picture = { src: '/media/a.webp', isMissing: false };
const shared = (image: Parameters<typeof addressOfPicture>[0]) =>
  pageHead({ tenant: testTenant }, { title: 'Title', image }).meta.filter(({ property }) => property === 'og:image');

describe('the picture of a shared page', () => {
  it.each([
    ['a picture', picture, '/media/a.webp'],
    ['an address', '/media/b.jpg', '/media/b.jpg'],
    [
      'the candidate that is wide enough',
      { ...picture, webpSrcSet: '/media/4.webp 480w, /media/9.webp 960w, /media/14.webp 1440w' },
      '/media/9.webp',
    ],
    ['the widest candidate', { ...picture, webpSrcSet: '/media/2.webp 200w, /media/6.webp 600w' }, '/media/6.webp'],
  ])('is %s by its whole address', (_what, image, path) => {
    expect(shared(image)).toEqual([{ property: 'og:image', content: `${testTenant.urls.tour}${path}` }]);
  });

  it.each([
    ['is missing', { ...picture, isMissing: true }],
    ['is null', null],
    ['was left out', undefined],
  ])('is left to the brand where it %s', (_what, image) => {
    expect([shared(image), addressOfPicture(image)]).toEqual([[], null]);
  });
});
