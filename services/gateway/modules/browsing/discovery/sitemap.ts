import { Readable } from 'node:stream';
import { SitemapIndexStream, SitemapStream } from 'sitemap';
import { languageAddresses } from '@network/validation/language-addresses.ts';
import type { SitemapEntry } from './sitemap-parts.ts';

/**
 * The index of a brand's sitemap. The brand server itself answers `pages`, which are those of its build.
 * @param tour the brand's tour URL: members' pages are not indexed
 */
export function sitemapIndex(tour: string, parts: readonly string[]): Readable {
  const addresses = ['pages', ...parts].map((part) => ({ url: new URL(`/sitemaps/${part}.xml`, tour).href }));
  return Readable.from(addresses).pipe(new SitemapIndexStream());
}

/** One file of a brand's sitemap. */
export function sitemapFile(tour: string, entries: readonly SitemapEntry[]): Readable {
  const addresses = entries.map(({ path, changed, film }) => ({
    url: path,
    links: languageAddresses(path).map(({ language, path: own }) => ({ lang: language, url: own })),
    ...(changed !== null && { lastmod: changed }),
    ...(film && { video: [film] }),
  }));
  const stream = new SitemapStream({
    hostname: tour,
    xmlns: { news: false, video: entries.some(({ film }) => film !== undefined), image: false, xhtml: true },
  });
  return Readable.from(addresses).pipe(stream);
}
