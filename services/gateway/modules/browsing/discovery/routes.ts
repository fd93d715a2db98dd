import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cardTag, edgeTags, PAGES_TAG } from '../../../delivery/edge/edge-tags.ts';
import type { RequestContext } from '../../../http/request-context.ts';
import type { GatewayServices } from '../../../services.ts';
import { sendableBytes, sendMedia } from '../../content/media/public.ts';
import { openFilmCards } from './film-card/film-cards.ts';
import { sitemapFile, sitemapIndex } from './sitemap.ts';
import { sitemapEntries, sitemapParts } from './sitemap-parts.ts';
import { videoFeed } from './video-feed.ts';

/** Crawlers come by again and again; an hour old is new enough for them. */
const SHARED = 'public, max-age=3600';
/** Networks store the card of an address for days themselves. */
const FOR_A_DAY = 'public, max-age=86400';
/** A publication purges what lists films, as it does pages. */
const FOR_EDGES = edgeTags(PAGES_TAG);
/** Seconds after which a drawing that found too many before it may be requested again. */
const BUSY_FOR = 5;

/**
 * `GET /sitemap.xml`, `/sitemaps/<part>.xml`, `/rss.xml` and `/media/cards/<slug>.jpg` of the requesting brand. They are
 * about the tour host; a members host has none, since its pages are not indexed.
 */
export function discoveryRoutes(
  app: FastifyInstance,
  { db, store, clock, stockMedia }: GatewayServices,
  contextOf: (request: FastifyRequest) => RequestContext,
): void {
  const brandOf = (request: FastifyRequest) => {
    const { tenant, area } = contextOf(request);
    return area === 'tour' ? tenant : null;
  };
  const notFound = (request: FastifyRequest, reply: FastifyReply) =>
    reply.code(404).send({ code: 'NOT_FOUND', messageKey: 'errors.notFound', correlationId: request.id });
  const xml = (reply: FastifyReply) =>
    reply.headers({ ...FOR_EDGES, 'cache-control': SHARED }).type('application/xml; charset=utf-8');

  app.get('/sitemap.xml', async (request, reply) => {
    const tenant = brandOf(request);
    if (!tenant) return notFound(request, reply);
    return xml(reply).send(sitemapIndex(tenant.urls.tour, await sitemapParts(db, tenant, clock.now())));
  });

  app.get<{ Params: { part: string } }>('/sitemaps/:part.xml', async (request, reply) => {
    const tenant = brandOf(request);
    const entries = tenant && (await sitemapEntries({ db, stockMedia }, tenant, request.params.part, clock.now()));
    if (!tenant || !entries?.length) return notFound(request, reply);
    return xml(reply).send(sitemapFile(tenant.urls.tour, entries));
  });

  app.get('/rss.xml', async (request, reply) => {
    const tenant = brandOf(request);
    if (!tenant) return notFound(request, reply);
    reply.headers({ ...FOR_EDGES, 'cache-control': SHARED }).type('application/rss+xml; charset=utf-8');
    return reply.send(await videoFeed(db, tenant, clock.now()));
  });

  const cards = openFilmCards({ db, store, stockMedia });
  app.route<{ Params: { slug: string } }>({
    method: ['GET', 'HEAD'],
    url: '/media/cards/:slug.jpg',
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const tenant = brandOf(request);
      const card = tenant && (await cards.find(tenant, request.params.slug));
      if (card?.kind === 'busy')
        return reply
          .code(503)
          .header('retry-after', BUSY_FOR)
          .send({ code: 'BUSY', messageKey: 'errors.unavailable', correlationId: request.id });
      if (card?.kind !== 'card') return notFound(request, reply);
      reply.headers(edgeTags(PAGES_TAG, cardTag(card.filmId)));
      return sendMedia(request, reply, sendableBytes(card.jpeg, 'image/jpeg'), FOR_A_DAY);
    },
  });
}
