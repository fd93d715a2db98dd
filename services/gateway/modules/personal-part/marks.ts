import type { PersonalPart, WatchMark } from '../../graphql/resolvers.generated.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { progressOf } from '../watching/public.ts';

/** What a page shows, by the ids of each kind. */
export interface ShownIds {
  readonly videoIds: readonly string[];
  readonly performerIds: readonly string[];
}

/** A person's marks on what a page shows: one statement a kind. */
export async function loadMarks(
  context: RequestContext,
  userId: string,
  { videoIds, performerIds }: ShownIds,
): Promise<Pick<PersonalPart, 'favoriteVideoIds' | 'favoritePerformerIds' | 'watchMarks'>> {
  const { isFavorite } = context.loaders.favorites;
  const favorites = async (kind: 'VIDEO' | 'PERFORMER', ids: readonly string[]): Promise<string[]> => {
    const found = await isFavorite.loadMany(ids.map((id) => ({ userId, kind, id })));
    return ids.filter((_id, index) => valueOf(found[index]));
  };
  const [favoriteVideoIds, favoritePerformerIds, watchMarks] = await Promise.all([
    favorites('VIDEO', videoIds),
    favorites('PERFORMER', performerIds),
    loadWatchMarks(context, userId, videoIds),
  ]);
  return { favoriteVideoIds, favoritePerformerIds, watchMarks };
}

async function loadWatchMarks(
  { loaders }: RequestContext,
  userId: string,
  videoIds: readonly string[],
): Promise<WatchMark[]> {
  const states = await loaders.watching.stateOf.loadMany(videoIds.map((videoId) => ({ userId, videoId })));
  const marks = await Promise.all(
    videoIds.map(async (videoId, index): Promise<WatchMark | null> => {
      const state = valueOf(states[index]);
      if (state === undefined || (!state.isLater && state.positionSeconds === null)) return null;
      const film = state.positionSeconds === null ? null : await loaders.catalogue.video.load(videoId);
      return {
        videoId,
        isWatchLater: state.isLater,
        watchProgress: film && progressOf(state, film.run_length_seconds),
        playbackPosition: state.isComplete ? null : state.positionSeconds,
      };
    }),
  );
  return marks.filter((mark) => mark !== null);
}

/** A failed load fails the answer: a missing mark would look like none. */
function valueOf<Value>(loaded: Value | Error | undefined): Value | undefined {
  if (loaded instanceof Error) throw loaded;
  return loaded;
}
