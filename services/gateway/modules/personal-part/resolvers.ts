import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { PageProfile, Resolvers, RightsClass } from '../../graphql/resolvers.generated.ts';
import { GatewayError } from '../../http/gateway-error.ts';
import type { RequestContext } from '../../http/request-context.ts';
import { issueRights, rightsClassOf } from '../../http/stand-in.ts';
import { loadPerson, type PersonRecord, type WatchingSettings } from '../identity/public.ts';
import { badgesOfPerson, loadMembership, viewerOf } from '../membership/public.ts';
import { loadMarks } from './marks.ts';

const MOST_IDS = 300;

/** Resolvers of what is personal on a page. */
export const personalPartResolvers = {
  Query: {
    personalPart: async (_parent, shown, context) => {
      const { services, tenant, loaders } = context;
      if (Math.max(shown.videoIds.length, shown.performerIds.length) > MOST_IDS) {
        throw new GatewayError('BAD_REQUEST', 'errors.badRequest', `Expected at most ${MOST_IDS} ids of a kind.`);
      }
      const signedIn = await context.person();
      if (signedIn === null || tenant === null) return null;
      const { userId } = signedIn;
      const [person, membership, settings, isWatching, marks] = await Promise.all([
        loadPerson(services, userId),
        loadMembership(services, userId),
        loaders.watching.settingsOf.load(userId),
        loaders.watching.isWatching.load(userId),
        loadMarks(context, userId, shown),
      ]);
      const now = services.clock.now();
      const viewer = viewerOf(membership, tenant, {
        tenants: services.tenants.all(),
        hasRecommender: services.config.recommender !== 'off',
      });
      const profile: PageProfile = {
        userId,
        uuid: userId,
        displayName: person.displayName,
        badges: badgesOfPerson(person.attributes, membership, tenant, now),
        autoplayEnabled: person.autoplayEnabled,
        viewer: JSON.stringify(viewer),
      };
      return { profile, rights: rightsOf(context, tenant, { viewer, person, settings, isWatching }), ...marks };
    },
  },
} satisfies Resolvers;

interface PersonsRights {
  readonly viewer: ReturnType<typeof viewerOf>;
  readonly person: PersonRecord;
  readonly settings: WatchingSettings;
  readonly isWatching: boolean;
}

/** The class of a person; none for one whose settings change what lists show. */
function rightsOf(
  { services }: RequestContext,
  tenant: Tenant,
  { viewer, person, settings, isWatching }: PersonsRights,
): RightsClass | null {
  if (settings.hidesWatched || settings.isHistoryPaused) return null;
  const rights = rightsClassOf(viewer, { autoplayEnabled: person.autoplayEnabled, isWatching });
  const issued = issueRights(services.config.secrets, tenant.id, rights, services.clock.now());
  return issued && { ...issued, ...rights, viewer: JSON.stringify(rights.viewer) };
}
