import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parsePage } from '@network/validation/page.ts';
import { GatewayError } from '../../../http/gateway-error.ts';
import type { RequestContext } from '../../../http/request-context.ts';
import type { GatewayServices } from '../../../services.ts';
import { averageOf, mediaSourceOf, slugOnBrand, titleIn, type VideoRow } from '../../content/catalogue/public.ts';
import { pictureOfFilm } from '../../content/media/public.ts';
import { topRatedVideos } from './top-rated.ts';

/**
 * GET /toprated: `{ data: { videos, page, hasNextPage } }`, each video with its newId. On a brand host it is a page for
 * clients that do not prefer JSON.
 */
export function topRatedRoute(
  app: FastifyInstance,
  _services: GatewayServices,
  contextOf: (request: FastifyRequest) => RequestContext,
): void {
  app.get('/toprated', async (request, reply) => {
    const page = parsePage((request.query as Readonly<Record<string, unknown>>)['page']);
    if (page === null) throw new GatewayError('BAD_REQUEST', 'errors.badRequest', 'Expected a page of at least 1.');
    const context = contextOf(request);
    const { items, info } = await topRatedVideos(page, context);
    reply.header('vary', 'Accept').header('cache-control', 'private, no-cache');
    return {
      data: { videos: items.map((row) => videoOf(row, context)), page: info.page, hasNextPage: info.hasNextPage },
    };
  });
}

function videoOf(row: VideoRow, context: RequestContext) {
  const { src, width, height, placeholder, highdpi, isMissing } = pictureOfFilm(row, mediaSourceOf(context));
  return {
    newId: row.new_id,
    videoId: row.id,
    uuid: row.uuid,
    slug: slugOnBrand(row, context.tenant),
    site: row.site_id,
    title: titleIn(row),
    releaseDate: row.released_at.toISOString(),
    runLength: row.run_length_seconds,
    rating: averageOf(row.rating_sum, row.rating_count),
    freeVideo: row.free_video,
    isExclusive: row.is_exclusive,
    models: (row.cast_members ?? []).map(({ id, name, slug }) => ({ globalId: id, name, slug })),
    images: { listing: [{ src, width, height, placeholder, highdpi, isMissing }] },
  };
}
