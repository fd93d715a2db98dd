import type { Viewer } from '@network/access/viewer.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { Resolvers, RightsClass } from '../../graphql/resolvers.generated.ts';
import { GatewayError } from '../../http/gateway-error.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { issueRights, rightsClassOf } from '../../http/stand-in.ts';
import { badgesOfPerson, loadMembership, viewerOf } from '../membership/public.ts';
import { type PersonOfPage, readPerson, watchMarkOf } from './read-person.ts';

const MOST_IDS = 300;

/** Resolvers of what is personal on a page. */
export const personalPartResolvers = {
  Query: {
    personalPart: async (_parent, shown, context) => {
      const { services, tenant } = context;
      if (Math.max(shown.videoIds.length, shown.performerIds.length) > MOST_IDS) {
        throw new GatewayError('BAD_REQUEST', 'errors.badRequest', `Expected at most ${MOST_IDS} ids of a kind.`);
      }
      const signedIn = await context.person();
      if (signedIn === null || tenant === null) return null;
      const { userId } = signedIn;
      const [person, membership] = await Promise.all([
        readPerson(services.db, tenant, userId, shown),
        loadMembership(services, userId),
      ]);
      const viewer = viewerOf(membership, tenant, {
        tenants: services.tenants.all(),
        hasRecommender: services.config.recommender !== 'off',
      });
      const { displayName, autoplayEnabled, attributes } = person.facts;
      return {
        profile: {
          userId,
          uuid: userId,
          displayName,
          badges: badgesOfPerson(attributes, membership, tenant, services.clock.now()),
          autoplayEnabled,
          viewer: JSON.stringify(viewer),
        },
        rights: rightsOf(context, tenant, viewer, person),
        favoriteVideoIds: person.favoriteVideoIds,
        favoritePerformerIds: person.favoritePerformerIds,
        watchMarks: person.watched.map(watchMarkOf),
      };
    },
  },
} satisfies Resolvers;

/** The class of a person; none for one whose settings change what lists show. */
function rightsOf(
  { services }: RequestContext,
  tenant: Tenant,
  viewer: Viewer,
  { facts: { settings, autoplayEnabled }, isWatching }: PersonOfPage,
): RightsClass | null {
  if (settings.hidesWatched || settings.isHistoryPaused) return null;
  const rights = rightsClassOf(viewer, { autoplayEnabled, isWatching });
  const issued = issueRights(services.config.secrets, tenant.id, rights, services.clock.now());
  return issued && { ...issued, ...rights, viewer: JSON.stringify(rights.viewer) };
}
