import type { Viewer } from '@network/access/viewer.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { Resolvers, RightsClass } from '../../graphql/resolvers.generated.ts';
import { GatewayError } from '../../http/gateway-error.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { issueRights, rightsClassOf } from '../../http/stand-in.ts';
import { personRecord } from '../identity/public.ts';
import { readSharedVideos, scopeOf, type VideoRow } from '../catalogue/public.ts';
import { badgesOfPerson, membershipOfPerson } from '../membership/public.ts';
import { MOST_TO_CONTINUE } from '../watching/public.ts';
import { type PersonOfPage, readPerson, watchMarkOf } from './read-person.ts';

const MOST_IDS = 300;

/** Resolvers of what is personal on a page. */
export const personalPartResolvers = {
  Query: {
    personalPart: async (_parent, { videoIds, performerIds, toContinue }, context) => {
      const { services, tenant } = context;
      const most = Math.min(Math.max(toContinue ?? 0, 0), MOST_TO_CONTINUE);
      const shown = { videoIds, performerIds, toContinue: most };
      if (Math.max(videoIds.length, performerIds.length) > MOST_IDS) {
        throw new GatewayError('BAD_REQUEST', 'errors.badRequest', `Expected at most ${MOST_IDS} ids of a kind.`);
      }
      const signedIn = await context.person();
      if (signedIn === null || tenant === null) return null;
      const { userId, facts } = signedIn;
      const [person, viewer] = await Promise.all([readPerson(services.db, tenant, userId, shown), context.viewer()]);
      const { displayName, autoplayEnabled, attributes } = facts.get(personRecord);
      const badges = badgesOfPerson(attributes, facts.get(membershipOfPerson), tenant, services.clock.now());
      return {
        profile: {
          userId,
          uuid: userId,
          displayName,
          badges,
          autoplayEnabled,
          viewer: JSON.stringify(viewer),
        },
        rights: rightsOf(context, tenant, viewer, autoplayEnabled, person),
        favoriteVideoIds: person.favoriteVideoIds,
        favoritePerformerIds: person.favoritePerformerIds,
        watchMarks: person.watched.map(watchMarkOf),
        filmsToContinue: await filmsToContinue(context, userId, person),
      };
    },
  },
} satisfies Resolvers;

/** The films of the row with their marks at hand, so that no field of theirs needs a statement. */
async function filmsToContinue(
  { services, tenant, loaders }: RequestContext,
  userId: string,
  { filmsToContinue: found }: PersonOfPage,
): Promise<VideoRow[]> {
  if (found.length === 0) return [];
  for (const { videoId, runLengthSeconds: _, isFavorite, ...state } of found) {
    const key = { userId, videoId };
    loaders.watching.stateOf.prime(key, state);
    loaders.watching.playbackPosition.prime(key, state.positionSeconds);
    loaders.favorites.isFavorite.prime({ userId, kind: 'VIDEO', id: videoId }, isFavorite);
  }
  const ids = found.map(({ videoId }) => videoId);
  const films = await readSharedVideos(services, scopeOf(tenant), ids);
  return films.filter((film) => film !== null);
}

/** The class of a person; none for one whose settings change what lists show. */
function rightsOf(
  { services }: RequestContext,
  tenant: Tenant,
  viewer: Viewer,
  autoplayEnabled: boolean,
  { settings, isWatching }: PersonOfPage,
): RightsClass | null {
  if (settings.hidesWatched || settings.isHistoryPaused) return null;
  const rights = rightsClassOf(viewer, { autoplayEnabled, isWatching });
  const issued = issueRights(services.config.secrets, tenant.id, rights, services.clock.now());
  return issued && { ...issued, ...rights, viewer: JSON.stringify(rights.viewer) };
}
