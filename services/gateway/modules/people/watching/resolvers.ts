import { HISTORY } from '@network/tenant/constants.ts';
import type { Resolvers } from '../../../graphql/resolvers.generated.ts';
import { GatewayError } from '../../../http/gateway-error.ts';
import type { RequestContext } from '../../../http/request-context.ts';
import { requirePerson } from '../../../http/require-person.ts';
import { scopeOf, type VideoRow } from '../../content/catalogue/public.ts';
import { playedSeconds } from '../../content/media/public.ts';
import { loadPage, pageBounds } from '../../platform/network/public.ts';
import { removeWatched, restoreWatched } from './history-removals.ts';
import { countOf, findLater, findToContinue, findWatched, MOST_TO_CONTINUE } from './reader.ts';
import { type DatedWatchState, progressOf } from './watch-states.ts';
import { savePosition } from './playback-positions.ts';
import { clearWatched, deleteWatched, setAside, setLater } from './watching.ts';
import { DEFAULT_SETTINGS, saveWatchingSettings } from '../identity/public.ts';

/** No film is longer; a position beyond it is a mistake of the client. */
const LONGEST_SECONDS = 24 * 3600;

/** The share of a film after which it counts as watched. */
const COMPLETE_FROM = 0.95;

/** Null for a visitor, without a statement. */
async function stateOf({ id }: VideoRow, context: RequestContext): Promise<DatedWatchState | null> {
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
    const { userId } = await requirePerson(context);
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
      // A stand-in has the default settings, because a person who changed one of them belongs to no class of rights.
      if (context.isStandIn) return DEFAULT_SETTINGS;
      const person = await context.person();
      return person && context.loaders.watching.settingsOf.load(person.userId);
    },
  },
  Mutation: {
    savePlaybackPosition: async (_parent, { videoId, positionSeconds }, context) => {
      const person = await requirePerson(context);
      if (positionSeconds < 0 || positionSeconds > LONGEST_SECONDS) {
        throw new GatewayError('BAD_REQUEST', 'errors.badRequest', 'A position is from 0 to 86400 seconds.');
      }
      const { db, clock } = context.services;
      const film = await context.loaders.catalogue.video.load(videoId);
      if (film === null) throw new GatewayError('NOT_FOUND', 'errors.notFound', 'There is no such video here.');
      const isComplete = positionSeconds >= playedSeconds(film) * COMPLETE_FROM;
      return savePosition(db, { userId: person.userId, videoId, positionSeconds, savedAt: clock.now(), isComplete });
    },
    setContinueWatching: async (_parent, { videoId, isShown }, context) => {
      const { db, clock } = context.services;
      return setAside(db, { userId: (await requirePerson(context)).userId, videoId }, isShown ? null : clock.now());
    },
    removeFromHistory: async (_parent, { videoId, removalId }, context) => {
      const { db, clock } = context.services;
      const { userId } = await requirePerson(context);
      // Earlier releases can't undo, so nothing is kept for it.
      if (typeof removalId !== 'string') return deleteWatched(db, { userId, videoId });
      return (await removeWatched(db, { userId, removalId }, { videoId }, clock.now())) > 0;
    },
    removeHistoryOfDay: async (_parent, { from, until, removalId }, context) => {
      const { db, clock } = context.services;
      const span = Date.parse(until) - Date.parse(from);
      if (!(span > 0 && span <= HISTORY.longestDayMs)) {
        throw new GatewayError(
          'BAD_REQUEST',
          'errors.badRequest',
          'Expected until after from, at most 26 hours later.',
        );
      }
      const { userId } = await requirePerson(context);
      const films = { scope: scopeOf(context.tenant), from: new Date(from), until: new Date(until) };
      return removeWatched(db, { userId, removalId }, films, clock.now());
    },
    restoreHistory: async (_parent, { removalId }, context) => {
      const { db, clock } = context.services;
      return restoreWatched(db, { userId: (await requirePerson(context)).userId, removalId }, clock.now());
    },
    clearHistory: async (_parent, _args, context) =>
      clearWatched(context.services.db, (await requirePerson(context)).userId),
    setWatchLater: async (_parent, args, context) => {
      const { services, loaders } = context;
      const { videoId } = args;
      const isSaved = args.isSaved ?? args.isKept ?? null;
      if (isSaved === null) {
        throw new GatewayError(
          'BAD_REQUEST',
          'errors.badRequest',
          'Say by isSaved whether the video is saved for later.',
        );
      }
      const { userId } = await requirePerson(context);
      if ((await loaders.catalogue.video.load(videoId)) === null) {
        throw new GatewayError('NOT_FOUND', 'errors.notFound', 'There is no such video here.');
      }
      await setLater(services.db, { userId, videoId }, { isSaved, at: services.clock.now() });
      return isSaved;
    },
    setWatchingSettings: async (_parent, { input }, context) =>
      saveWatchingSettings(context.services.db, (await requirePerson(context)).userId, input),
  },
  Video: {
    playbackPosition: async ({ id }, _args, context) => {
      const person = await context.person();
      if (person === null) return null;
      return context.loaders.watching.playbackPosition.load({ userId: person.userId, videoId: id });
    },
    watchedAt: async (row, _args, context) => (await stateOf(row, context))?.watchedAt?.toISOString() ?? null,
    watchProgress: async (row, _args, context) => {
      const state = await stateOf(row, context);
      return state && progressOf(state, row.run_length_seconds);
    },
    isWatchLater: async (row, _args, context) => (await stateOf(row, context))?.isLater ?? false,
  },
} satisfies Resolvers;
