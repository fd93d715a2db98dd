import { FAVORITES_BATCH } from '@network/tenant/constants.ts';
import { siteById, siteIds } from '../../../config/known-network.ts';
import type { Database } from '../../../db/database.ts';
import type { FavoriteKind, FavoritesResult, Resolvers } from '../../../graphql/resolvers.generated.ts';
import type { RequestContext } from '../../../http/request-context.ts';
import { requirePerson } from '../../../http/require-person.ts';
import {
  mediaSourceOf,
  type CatalogueScope,
  nameIn,
  ownArtwork,
  scopeOf,
  textIn,
} from '../../content/catalogue/public.ts';
import { pictureFor } from '../../content/media/public.ts';
import { loadPage, pageBounds } from '../../platform/network/public.ts';
import { removeFavorites, addFavorites } from './favorites.ts';
import {
  countFavorites,
  findFavoriteChannels,
  findFavoritePerformers,
  findFavoritesElsewhere,
  findFavoriteVideos,
} from './reader.ts';
import { shownItems } from './shown-items.ts';

/** False for a visitor, without a statement. */
async function isFavorite(kind: FavoriteKind, id: string, context: RequestContext): Promise<boolean> {
  const person = await context.person();
  return person !== null && context.loaders.favorites.isFavorite.load({ userId: person.userId, kind, id });
}

type Find<Row> = (
  db: Database,
  scope: CatalogueScope,
  userId: string,
  rows: { readonly offset: number; readonly limit: number },
) => Promise<Row[]>;

/** A page of the viewer's favorites of a kind. */
function listOf<Row>(kind: FavoriteKind, find: Find<Row>) {
  return async (
    _parent: unknown,
    args: { readonly page?: number | null; readonly pageSize?: number | null },
    context: RequestContext,
  ) => {
    const { db } = context.services;
    const scope = scopeOf(context.tenant);
    const { userId } = await requirePerson(context);
    return loadPage(
      pageBounds(args),
      (rows) => find(db, scope, userId, rows),
      (most) => countFavorites(db, scope, userId, kind, most),
    );
  };
}

/** A change of at most a hundred ids; the answer names those that this tenant knows. */
function changing(change: (context: RequestContext, kind: FavoriteKind, ids: readonly string[]) => Promise<void>) {
  return async (
    _parent: unknown,
    { kind, ids }: { readonly kind: FavoriteKind; readonly ids: readonly string[] },
    context: RequestContext,
  ): Promise<FavoritesResult> => {
    if (ids.length === 0 || ids.length > FAVORITES_BATCH) {
      return { __typename: 'FavoriteBatchRefused', messageKey: 'errors.favoriteBatch', maximum: FAVORITES_BATCH };
    }
    const shown = await shownItems(kind, ids, context);
    await change(context, kind, shown);
    return { __typename: 'FavoritesChanged', kind, ids: shown };
  };
}

/** Resolvers of favourites. */
export const favoritesResolvers = {
  Query: {
    favoriteVideos: listOf('VIDEO', findFavoriteVideos),
    favoritePerformers: listOf('PERFORMER', findFavoritePerformers),
    favoriteChannels: listOf('CHANNEL', findFavoriteChannels),
    favoriteVideosExternal: async (_parent, _args, context) => {
      const { sites } = scopeOf(context.tenant);
      const elsewhere = siteIds().filter((id) => !sites.includes(id));
      return findFavoritesElsewhere(context.services.db, elsewhere, (await requirePerson(context)).userId);
    },
    isFavorite: (_parent, { kind, id }, context) => isFavorite(kind, id, context),
  },
  Mutation: {
    addFavorites: changing(async (context, kind, ids) => {
      const { db, clock } = context.services;
      await addFavorites(db, { userId: (await requirePerson(context)).userId, kind, ids, at: clock.now() });
    }),
    removeFavorites: changing(async (context, kind, ids) => {
      await removeFavorites(context.services.db, { userId: (await requirePerson(context)).userId, kind, ids });
    }),
  },
  Video: { isFavorite: (row, _args, context) => isFavorite('VIDEO', row.id, context) },
  Performer: { isFavorite: (row, _args, context) => isFavorite('PERFORMER', row.id, context) },
  FavoriteChannel: {
    channelId: (row) => row.id,
    name: nameIn,
    description: (row) => textIn(row, 'description', row.description),
    isThirdPartyChannel: (row) => row.is_third_party,
    picture: (row, _args, context) =>
      ownArtwork(row, 'picture', mediaSourceOf(context)) ?? pictureFor('listing', row.id, mediaSourceOf(context)),
    isFavorite: (row, _args, context) => isFavorite('CHANNEL', row.id, context),
  },
  SiteFavoriteVideos: { site: ({ siteId }) => siteById(siteId) },
} satisfies Resolvers;
