import type { Viewer } from '@network/access/viewer.ts';
import type { Tenant } from '@network/tenant/tenant-schema.ts';
import type { PersonalPartResolvers, Resolvers, RightsClass } from '../../../graphql/resolvers.generated.ts';
import { GatewayError } from '../../../http/gateway-error.ts';
import type { RequestContext } from '../../../http/request-context.ts';
import { issueRights, rightsClassOf } from '../../../http/stand-in.ts';
import { lastPaymentOfPerson } from '../../money/billing/public.ts';
import { loadEndOfLastVisit, personRecord } from '../identity/public.ts';
import { newSince, readNewestFilms, readSharedVideos, scopeOf } from '../../content/catalogue/public.ts';
import { badgesOfPerson, membershipOfPerson } from '../../money/membership/public.ts';
import { MOST_TO_CONTINUE } from '../watching/public.ts';
import { type MarksOfPage, marksOfPage, watchMarkOf } from './marks-of-page.ts';

const MOST_IDS = 300;

const personalPart = {
  favoriteVideoIds: ({ marks }) => marks.favoriteVideoIds,
  favoritePerformerIds: ({ marks }) => marks.favoritePerformerIds,
  watchMarks: ({ marks }) => marks.watched.map(watchMarkOf),
  videoIdsToContinue: ({ marks }) => marks.toContinueIds,
  newVideoIds: ({ newIds }) => newIds,
  filmsToContinue: async ({ marks }, _args, { services, tenant }) => {
    const films = await readSharedVideos(services, scopeOf(tenant), marks.toContinueIds);
    return films.filter((film) => film !== null);
  },
} satisfies PersonalPartResolvers;

/** Resolvers of what is personal on a page. */
export const personalPartResolvers = {
  Query: {
    personalPart: async (_parent, { performerIds, toContinue, sellsDeals, ...shown }, context) => {
      const { services, tenant } = context;
      if (Math.max(shown.videoIds.length, performerIds.length) > MOST_IDS) {
        throw new GatewayError('BAD_REQUEST', 'errors.badRequest', `Expected at most ${MOST_IDS} ids of a kind.`);
      }
      if (tenant === null) return null;
      const most = Math.min(Math.max(toContinue ?? 0, 0), MOST_TO_CONTINUE);
      const { showsNewFilms } = shown;
      // Some of these films may be new to the person and are shown with their marks.
      const newest = showsNewFilms ? await readNewestFilms(context, tenant) : null;
      const videoIds = [...shown.videoIds, ...(newest?.films ?? []).map(({ id }) => id)];
      const part = marksOfPage(services.db, tenant, { videoIds, performerIds, toContinue: most, showsNewFilms });
      const signedIn = await context.personWith(part, ...(sellsDeals ? [lastPaymentOfPerson] : []));
      if (signedIn === null) return null;
      const { userId, facts } = signedIn;
      const marks = facts.get(part);
      const newIds = newest === null ? [] : newSince(newest, marks.lastVisit).map(({ id }) => id);
      const viewer = await context.viewer();
      const { displayName, avatar, autoplayEnabled, attributes } = facts.get(personRecord);
      const badges = badgesOfPerson(attributes, facts.get(membershipOfPerson), tenant, services.clock.now());
      return {
        profile: {
          userId,
          uuid: userId,
          displayName,
          avatar,
          badges,
          autoplayEnabled,
          viewer: JSON.stringify(viewer),
        },
        rights: rightsOf(context, tenant, { viewer, autoplayEnabled, hasNewFilms: newIds.length > 0 }, marks),
        marks,
        newIds,
      };
    },
    newSinceLastVisit: async (_parent, _args, context) => {
      const { services, tenant } = context;
      const person = await context.person();
      if (person === null || tenant === null) return [];
      const { userId } = person;
      const newest = await readNewestFilms(context, tenant);
      const visitor = { userId, tenantId: tenant.id };
      return [...newSince(newest, await loadEndOfLastVisit(services.db, visitor, services.clock.now()))];
    },
  },
  PersonalPart: personalPart,
} satisfies Resolvers;

/** The class of a person; none for one whose settings change what lists show. */
function rightsOf(
  { services }: RequestContext,
  tenant: Tenant,
  { viewer, ...facts }: { readonly viewer: Viewer; readonly autoplayEnabled: boolean; readonly hasNewFilms: boolean },
  { settings, isWatching }: MarksOfPage,
): RightsClass | null {
  if (settings.hidesWatched || settings.isHistoryPaused) return null;
  const rights = rightsClassOf(viewer, { ...facts, isWatching });
  const issued = issueRights(services.config.secrets, tenant.id, rights, services.clock.now());
  return issued && { ...issued, ...rights, viewer: JSON.stringify(rights.viewer) };
}
