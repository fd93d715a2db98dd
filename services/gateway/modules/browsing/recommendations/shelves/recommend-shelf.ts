import { errors, requests } from 'recombee-api-client';
import type { RecommendationShelf } from '@network/access/subjects.ts';
import { GatewayError } from '../../../../http/gateway-error.ts';
import type { RequestContext } from '../../../../http/request-context.ts';
import { scopeOf, type VideoRow } from '../../../content/catalogue/public.ts';
import { writeFilter } from '../recombee/filter.ts';
import type { RecommendationsMapper } from '../schema.mappers.ts';
import { pseudonymOf } from '../service/pseudonym.ts';
import { recommenderOf } from '../service/recommender.ts';
import { filterOfShelf } from './shelf-filter.ts';

export interface ShelfOrder {
  readonly shelf: RecommendationShelf;
  readonly about: string | null;
  readonly count: number;
  /** Films that the page shows already. */
  readonly without: readonly string[];
  /** The recommendation to continue. */
  readonly after: string | null;
}

const NOTHING: RecommendationsMapper = { recommId: null, videos: [], hasMore: false };

/**
 * Recommends items to a person in one place. When the recommender fails the shelf is empty, and the log says why: a
 * page never fails for it. Continuing an expired recommendation starts a new one.
 */
export async function recommendShelf(context: RequestContext, order: ShelfOrder): Promise<RecommendationsMapper> {
  const { services } = context;
  const person = await context.person();
  const recommender = recommenderOf(services, 'network-main');
  if (person === null || recommender === null) return NOTHING;
  const begin = await beginning(context, order, pseudonymOf(services.config.secrets, person.userId));
  const { after, count } = order;
  try {
    const answer =
      after === null
        ? await recommender.send(begin)
        : await recommender.send(new requests.RecommendNextItems(after, count)).catch((error: unknown) => {
            if (error instanceof errors.ResponseError && error.statusCode === 404) return recommender.send(begin);
            throw error;
          });
    const { recommId, recomms } = answer as { recommId: string; recomms: readonly { id: string }[] };
    const videos = await shown(
      context,
      recomms.map(({ id }) => id),
    );
    return { recommId, videos, hasMore: recomms.length === count };
  } catch (error) {
    const { name, message } = error as Error;
    context.log.warn({ shelf: order.shelf, error: name, reason: message }, 'the recommender could not be called');
    return NOTHING;
  }
}

async function beginning(context: RequestContext, order: ShelfOrder, userId: string) {
  const { shelf, about, count, without } = order;
  const ability = await context.ability();
  const limits = filterOfShelf(shelf, about, { ability, sites: scopeOf(context.tenant).sites });
  const filter = writeFilter({ ...limits, without });
  const options = { scenario: shelf, cascadeCreate: true, ...(filter !== undefined && { filter }) };
  if (shelf !== 'videoPage') return new requests.RecommendItemsToUser(userId, count, options);
  // Only a film on this tenant is used as seed: requesting an unknown one would create it.
  if (about === null || (await context.loaders.catalogue.videoSubject.load(about)) === null) {
    throw new GatewayError('NOT_FOUND', 'errors.notFound', 'No such film.');
  }
  return new requests.RecommendItemsToItem(about, userId, count, options);
}

/** The films as this tenant shows them; what it does not show, or no longer, is left out. */
async function shown({ loaders }: RequestContext, ids: readonly string[]): Promise<readonly VideoRow[]> {
  const videos = await Promise.all(ids.map((id) => loaders.catalogue.video.load(id)));
  return videos.filter((video) => video !== null);
}
