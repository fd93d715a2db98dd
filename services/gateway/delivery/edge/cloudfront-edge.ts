import { AwsClient } from 'aws4fetch';
import type { CloudfrontEdgeConfig } from '../../config/edge-config.ts';
import type { Edge, TakenBack } from './edge.ts';
import { sendPurge } from './send-purge.ts';

/** More paths with an asterisk than this are refused while they are under way. */
const MOST_PATTERNS = 15;

/** What lists a film, and cuts of pictures, whose addresses begin with a signature. */
const ALWAYS = ['/sitemap*', '/rss.xml*', '/media/pictures/cuts/*'] as const;
/** Everything that may be of any film: for one whose own paths are too many. */
const ALL_FILMS = [
  '/sitemap*',
  '/rss.xml*',
  '/media/pictures/*',
  '/media/previews/*',
  '/media/cards/*',
  '/videos/*',
] as const;

/** The paths by which an edge that knows no tags finds what it holds of a film. */
export function pathsOf({ slugs, versions }: Pick<TakenBack, 'slugs' | 'versions'>): readonly string[] {
  const own = [
    ...ALWAYS,
    ...slugs.flatMap((slug) => [`/videos/${slug}*`, `/media/cards/${slug}.jpg*`]),
    ...versions.flatMap((version) => [`/media/pictures/films/${version}/*`, `/media/previews/films/${version}.mp4*`]),
  ];
  return own.length > MOST_PATTERNS ? ALL_FILMS : own;
}

/**
 * CloudFront, which is told by paths (https://docs.aws.amazon.com/cloudfront/latest/APIReference/API_CreateInvalidation.html).
 * Pages are not purged with each publication: that would be every path of a distribution, and they end within a minute.
 */
export function cloudfrontEdge({ origin, zones, accessKeyId, secretAccessKey }: CloudfrontEdgeConfig): Edge {
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
    takeBack: (zone, film) =>
      sendPurge(
        {
          url: `${origin}/2020-05-31/distribution/${zone}/invalidation`,
          headers: { 'content-type': 'application/xml' },
          body: batchOf(film),
        },
        (url, init) => client.fetch(url, init),
      ),
  };
}

/** An invalidation; slugs and versions have no characters that XML or an address would have to escape. */
function batchOf(film: TakenBack): string {
  const paths = pathsOf(film);
  const items = paths.map((path) => `<Path>${path}</Path>`).join('');
  return (
    '<InvalidationBatch xmlns="http://cloudfront.amazonaws.com/doc/2020-05-31/">' +
    `<Paths><Quantity>${paths.length}</Quantity><Items>${items}</Items></Paths>` +
    `<CallerReference>${film.id}</CallerReference></InvalidationBatch>`
  );
}
