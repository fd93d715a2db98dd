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
