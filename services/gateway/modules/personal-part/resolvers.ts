import type { Viewer } from '@network/access/viewer.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { Resolvers, RightsClass } from '../../graphql/resolvers.generated.ts';
import { GatewayError } from '../../http/gateway-error.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { issueRights, rightsClassOf } from '../../http/stand-in.ts';
import { personRecord } from '../identity/public.ts';
import { badgesOfPerson, membershipOfPerson } from '../membership/public.ts';
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
      };
    },
  },
} satisfies Resolvers;

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
