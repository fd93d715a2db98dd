/** What a CDN that holds answers can purge them by, in the spelling of Cloudflare, Fastly and Bunny. */
export function edgeTags(
  ...tags: readonly string[]
): Readonly<Record<'cache-tag' | 'surrogate-key' | 'cdn-tag', string>> {
  return { 'cache-tag': tags.join(','), 'surrogate-key': tags.join(' '), 'cdn-tag': tags.join(',') };
}

/** What is purged with every publication, as visitors' pages are. */
export const PAGES_TAG = 'pages';

/** The tag of everything that everybody is sent of a version of uploaded media. */
export const versionTag = (version: string): string => `media-${version}`;

/** The tag of the cards that are drawn of a film. */
export const cardTag = (filmId: string): string => `card-${filmId}`;
