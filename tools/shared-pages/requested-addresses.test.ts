import { expect, it } from 'vitest';
import { requestedAddresses } from './requested-addresses.ts';

it('finds every address that a page lets somebody request, once', () => {
  const html = `
    <link rel="preload" as="image" href="/early.avif"><link rel="canonical" href="/page"><link rel="icon" href="/i.svg">
    <link rel="apple-touch-icon" href="/i.png"><link rel="manifest" href="/app.webmanifest">
    <meta property="og:image" content="https://brand.example/shared.jpg?a=1&amp;b=2">
    <script type="application/ld+json">{"thumbnailUrl":["/thumb.webp"],"mainEntity":{"image":"/face.webp","url":"/x"}}</script>
    <picture><source srcSet="/a-1.avif 1w, /a-2.avif 2w"><img src="/a.webp" alt=""></picture>
    <img src="/a.webp"><img src="data:image/gif;base64,AA"><video poster="/still.jpg"></video>`;
  expect(requestedAddresses(html).toSorted()).toEqual(
    [
      '/early.avif',
      '/i.svg',
      '/i.png',
      '/app.webmanifest',
      'https://brand.example/shared.jpg?a=1&b=2',
      '/thumb.webp',
      '/face.webp',
      '/a-1.avif',
      '/a-2.avif',
      '/a.webp',
      '/still.jpg',
    ].toSorted(),
  );
});
