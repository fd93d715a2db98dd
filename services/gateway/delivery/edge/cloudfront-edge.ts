import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { OTHER_LANGUAGES } from '@network/validation/languages.ts';
import type { CloudfrontEdgeConfig } from '../../config/edge-config.ts';
import type { Edge, TakenBack } from './edge.ts';
import { ACCEPTS } from './purge-replies.ts';
import { sendPurge } from './send-purge.ts';

/**
 * So many paths with an asterisk may be under way in a distribution; more are refused with `TooManyInvalidationsInProgress`
 * (https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/InvalidationLimits.html). One invalidation has them all.
 */
const MOST_PATTERNS = 15;

/** Pages, lists and cards in other languages, all of them: an asterisk is the last character of a path, and they end within a minute anyway. */
const IN_OTHER_LANGUAGES = OTHER_LANGUAGES.map((language) => `/${language}/*`);
/** What lists a film. */
const LISTS = ['/sitemap*', '/rss.xml*'];
/** Cuts of pictures, whose addresses begin with a signature. */
const CUTS = '/media/pictures/cuts/*';
/** Everything that may be of any film: for films whose own paths are too many. */
const ALL_FILMS = ['/media/pictures/*', '/media/previews/*', '/media/cards/*', '/videos/*'];

/**
 * The paths by which an edge that knows no tags finds what it holds of some films.
 * @param hasFiles whether it is in front of the store: then it has no pages in other languages, which are at the hosts of brands
 */
export function pathsOf(
  films: readonly Pick<TakenBack, 'slugs' | 'versions' | 'prefixes'>[],
  hasFiles: boolean,
): readonly string[] {
  const prefixes = hasFiles ? films.flatMap((film) => film.prefixes) : [];
  const lists = hasFiles ? LISTS : [...LISTS, ...IN_OTHER_LANGUAGES];
  const own = new Set([
    ...lists,
    CUTS,
    ...films.flatMap(({ slugs, versions }) => [
      ...slugs.flatMap((slug) => [`/videos/${slug}*`, `/media/cards/${slug}.jpg*`]),
      ...versions.flatMap((version) => [`/media/pictures/films/${version}/*`, `/media/previews/films/${version}*`]),
    ]),
    ...prefixes.map((prefix) => `/${prefix}*`),
  ]);
  if (own.size <= MOST_PATTERNS) return [...own];
  const folders = prefixes.map((prefix) => `/${prefix.split('/', 1)[0]}/*`);
  return [...new Set([...lists, ...ALL_FILMS, ...folders])];
}

/**
 * CloudFront, which is told by paths (https://docs.aws.amazon.com/cloudfront/latest/APIReference/API_CreateInvalidation.html).
 * Pages are not purged with each publication: that would be every path of a distribution, and they end within a minute.
 */
export function cloudfrontEdge(config: CloudfrontEdgeConfig): Edge {
  const { origin, zones, accessKeyId, secretAccessKey, filesAt } = config;
  // Its API is in one region, wherever the distribution is. The outbox tries again.
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    region: 'us-east-1',
    service: 'cloudfront',
    retries: 0,
  });
  return {
    kind: 'cloudfront',
    zones,
    purgePages: () => Promise.resolve(null),
    takeBack: (zone, films) =>
      sendPurge(
        {
          url: `${origin}/2020-05-31/distribution/${zone}/invalidation`,
          headers: { 'content-type': 'application/xml' },
          body: batchOf(films, filesAt !== undefined),
          accepts: ACCEPTS.cloudfront,
        },
        (url, init) => client.fetch(url, init),
      ),
  };
}

/**
 * An invalidation; slugs, versions and keys have no characters that XML or an address would have to escape. The same films have
 * the same reference, so that one that is sent again is not done again.
 */
function batchOf(films: readonly TakenBack[], hasFiles: boolean): string {
  const paths = pathsOf(films, hasFiles);
  const items = paths.map((path) => `<Path>${path}</Path>`).join('');
  const ids = films.map(({ id }) => id).toSorted();
  const reference = createHash('sha256')
    .update([...ids, ...paths].join('\n'))
    .digest('hex');
  return (
    '<InvalidationBatch xmlns="http://cloudfront.amazonaws.com/doc/2020-05-31/">' +
    `<Paths><Quantity>${paths.length}</Quantity><Items>${items}</Items></Paths>` +
    `<CallerReference>${reference}</CallerReference></InvalidationBatch>`
  );
}
