import type { Resolvers } from '../../graphql/resolvers.generated.ts';
import { GatewayError } from '../../http/gateway-error.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { scopeOf } from '../catalogue/scope.ts';
import type { VideoRow } from '../catalogue/video-subject.ts';
import { clipFor } from '../media/clips.ts';
import { loadPage, pageBounds } from '../network/page.ts';
import { countOf, findLater, findToContinue, findWatched } from './reader.ts';
import type { WatchState } from './watch-states.ts';
import { deleteWatched, saveSettings, setAside, setLater } from './watching.ts';

const MOST_TO_CONTINUE = 24;

/** The guard of `@access` let nobody in who is not signed in. */
async function viewerOf(context: RequestContext): Promise<string> {
  const person = await context.person();
  if (person === null) throw new GatewayError('UNAUTHENTICATED', 'errors.signInRequired', 'Sign in first.');
  return person.userId;
}

/** Null for a visitor, without a statement. */
async function stateOf({ id }: VideoRow, context: RequestContext): Promise<WatchState | null> {
  const person = await context.person();
  return person && context.loaders.watching.stateOf.load({ userId: person.userId, videoId: id });
}

function listOf(list: 'watched' | 'later', find: typeof findWatched) {
  return async (
    _parent: unknown,
    args: { readonly page?: number | null; readonly pageSize?: number | null },
    context: RequestContext,
  ) => {
    const { db } = context.services;
    const scope = scopeOf(context.tenant);
    const userId = await viewerOf(context);
    return loadPage(
      pageBounds(args),
      (rows) => find(db, scope, userId, rows),
      (most) => countOf(db, scope, userId, list, most),
    );
  };
}

/** Resolvers of what people watch. */
export const watchingResolvers = {
  Query: {
    continueWatching: async (_parent, { limit }, context) => {
      const person = await context.person();
      const most = Math.min(Math.max(limit ?? 12, 0), MOST_TO_CONTINUE);
      if (person === null || most === 0) return [];
      return findToContinue(context.services.db, scopeOf(context.tenant), person.userId, most);
    },
    watchHistory: listOf('watched', findWatched),
    watchLater: listOf('later', findLater),
    watchingSettings: async (_parent, _args, context) => {
      const person = await context.person();
      return person && context.loaders.watching.settingsOf.load(person.userId);
    },
  },
  Mutation: {
    setContinueWatching: async (_parent, { videoId, isShown }, context) => {
      const { db, clock } = context.services;
      return setAside(db, { userId: await viewerOf(context), videoId }, isShown ? null : clock.now());
    },
    removeFromHistory: async (_parent, { videoId }, context) =>
      deleteWatched(context.services.db, await viewerOf(context), videoId),
    clearHistory: async (_parent, _args, context) => deleteWatched(context.services.db, await viewerOf(context)),
    setWatchLater: async (_parent, { videoId, isKept }, context) => {
      const { services, loaders } = context;
      const userId = await viewerOf(context);
      if ((await loaders.catalogue.video.load(videoId)) === null) {
        throw new GatewayError('NOT_FOUND', 'errors.notFound', 'There is no such video here.');
      }
      await setLater(services.db, { userId, videoId }, { isKept, at: services.clock.now() });
      return isKept;
    },
    setWatchingSettings: async (_parent, { input }, context) =>
      saveSettings(context.services.db, await viewerOf(context), input),
  },
  Video: {
    watchProgress: async (row, _args, context) => {
      const state = await stateOf(row, context);
      if (state === null || state.positionSeconds === null) return null;
      return state.isComplete ? 1 : Math.min(1, state.positionSeconds / clipFor(row.id).durationSeconds);
    },
    isWatchLater: async (row, _args, context) => (await stateOf(row, context))?.isLater ?? false,
  },
} satisfies Resolvers;
