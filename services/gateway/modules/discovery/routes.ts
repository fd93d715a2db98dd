import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RequestContext } from '../../http/request-context.ts';
import type { GatewayServices } from '../../services.ts';
import { sitemapFile, sitemapIndex } from './sitemap.ts';
import { sitemapEntries, sitemapParts } from './sitemap-parts.ts';
import { videoFeed } from './video-feed.ts';

/** Crawlers come by again and again; an hour old is new enough for them. */
const SHARED = 'public, max-age=3600';

/**
 * `GET /sitemap.xml`, `/sitemaps/<part>.xml` and `/rss.xml` of the requesting brand. All of them list the tour host; a
 * members host has none, since its pages are not indexed.
 */
export function discoveryRoutes(
  app: FastifyInstance,
  { db, clock }: GatewayServices,
  contextOf: (request: FastifyRequest) => RequestContext,
): void {
  const brandOf = (request: FastifyRequest) => {
    const { tenant, area } = contextOf(request);
    return area === 'tour' ? tenant : null;
  };
  const notFound = (request: FastifyRequest, reply: FastifyReply) =>
    reply.code(404).send({ code: 'NOT_FOUND', messageKey: 'errors.notFound', correlationId: request.id });
  const xml = (reply: FastifyReply) => reply.header('cache-control', SHARED).type('application/xml; charset=utf-8');

  app.get('/sitemap.xml', async (request, reply) => {
    const tenant = brandOf(request);
    if (!tenant) return notFound(request, reply);
    return xml(reply).send(sitemapIndex(tenant.urls.tour, await sitemapParts(db, tenant, clock.now())));
  });

  app.get<{ Params: { part: string } }>('/sitemaps/:part.xml', async (request, reply) => {
    const tenant = brandOf(request);
    const entries = tenant && (await sitemapEntries(db, tenant, request.params.part, clock.now()));
    if (!tenant || !entries?.length) return notFound(request, reply);
    return xml(reply).send(sitemapFile(tenant.urls.tour, entries));
  });

  app.get('/rss.xml', async (request, reply) => {
    const tenant = brandOf(request);
    if (!tenant) return notFound(request, reply);
    reply.header('cache-control', SHARED).type('application/rss+xml; charset=utf-8');
    return reply.send(await videoFeed(db, tenant, clock.now()));
  });
}
