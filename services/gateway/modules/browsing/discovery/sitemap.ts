import { Readable } from 'node:stream';
import { SitemapIndexStream, SitemapStream } from 'sitemap';
import { addressIn, languageAddresses } from '@network/validation/language-addresses.ts';
import { requestLanguage } from '../../../http/language.ts';
import type { SitemapEntry } from './sitemap-parts.ts';

/**
 * The index of a brand's sitemap. The brand server itself answers `pages`, which are those of its build.
 * @param tour the brand's tour URL: members' pages are not indexed
 */
export function sitemapIndex(tour: string, parts: readonly string[]): Readable {
  // The pages of the build are in one file for all languages.
  const paths = ['pages', ...parts].map((part) => `/sitemaps/${part}.xml`);
  const all = paths.flatMap((path, index) => (index === 0 ? [path] : languageAddresses(path).map((each) => each.path)));
  return Readable.from(all.map((path) => ({ url: new URL(path, tour).href }))).pipe(new SitemapIndexStream());
}

/** One file of a brand's sitemap: the addresses of one language, that of the request. */
export function sitemapFile(tour: string, entries: readonly SitemapEntry[]): Readable {
  const addresses = entries.map(({ path, changed, film }) => ({
    url: addressIn(requestLanguage(), path),
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
